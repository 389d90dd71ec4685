import type { Source } from '#shared/contract/coach.ts';
import type { GroundPassage } from '../../providers/ai/port.ts';
import { answerChecker } from './check-answer.ts';
import type { Grounding } from './grounding.ts';
import { sanitizeMarkdown } from './sanitize-markdown.ts';
import { type Piece, SentenceSplitter } from './sentences.ts';

/** Counts of what the check did to an answer's sentences. */
export interface Tally {
  kept: number;
  corrected: number;
  removed: number;
}

/** A checked part of an answer; all parts joined are the answer. */
export interface Released {
  readonly text: string;
  readonly sources: readonly Source[];
}

function lineBreaks(lead: string): string {
  return '\n'.repeat((lead.match(/\n/g) ?? []).length);
}

/** Merges the leads of two sentences: the wider break, and the second one's list marker. */
function joined(dropped: string, own: string): string {
  if (!own.includes('\n')) return dropped.includes('\n') || own === '' ? dropped : own;
  const breaks = [lineBreaks(dropped), lineBreaks(own)].toSorted((a, b) => b.length - a.length)[0];
  return `${breaks}${own.slice(own.lastIndexOf('\n') + 1)}`;
}

/**
 * Releases an answer sentence by sentence, each after it was checked against facts and passages.
 * @param tally is incremented
 */
export async function* releaseChecked(
  texts: AsyncIterable<string>,
  grounding: Grounding,
  passages: readonly GroundPassage[],
  tally: Tally,
): AsyncGenerator<Released> {
  const splitter = new SentenceSplitter();
  const check = answerChecker(grounding, passages);
  let isFirst = true;
  let dropped = '';
  function* release(pieces: readonly Piece[]): Generator<Released> {
    for (const { lead, sentence } of pieces) {
      const safe = sanitizeMarkdown(sentence);
      const checked = safe === '' ? null : check(safe);
      if (checked) tally[checked.verdict] += 1;
      const whole = joined(dropped, lead);
      if (checked?.text) {
        const text = `${isFirst ? whole.trimStart() : whole}${checked.text}`;
        yield { text, sources: checked.sources };
        isFirst = false;
        dropped = '';
      } else {
        dropped = whole;
      }
    }
  }
  for await (const text of texts) yield* release(splitter.push(text));
  yield* release(splitter.end());
}
