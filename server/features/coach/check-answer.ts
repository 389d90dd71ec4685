import type { Source } from '#shared/contract/coach.ts';
import type { GroundPassage } from '../../providers/ai/port.ts';
import type { Grounding } from './grounding.ts';

export interface Checked {
  readonly text: string | null;
  readonly verdict: 'kept' | 'corrected' | 'removed';
  readonly sources: Source[];
}

/** Holds one sentence against the facts and passages. */
export function checkSentence(
  sentence: string,
  grounding: Grounding,
  passages: readonly GroundPassage[],
): Checked {
  const cited = [...sentence.matchAll(/\[([FK]\d+)\]/g)].map(([, id]) => id);
  const facts = grounding.facts.map(
    ({ id, text }): Source => ({ id, kind: 'fact', label: id, text, gates: [] }),
  );
  const known = passages.map(
    ({ id, title, text }): Source => ({ id, kind: 'knowledge', label: title, text, gates: [] }),
  );
  const sources = [...facts, ...known].filter(({ id }) => cited.includes(id));
  return sources.length < cited.length
    ? { text: null, verdict: 'removed', sources: [] }
    : { text: sentence, verdict: 'kept', sources };
}
