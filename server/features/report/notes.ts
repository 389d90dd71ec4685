import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import { evidenceReason } from '#shared/contract/evidence-reasons.ts';
import type { ReadingDoubt, ReadingEvidence } from '#shared/contract/reading.ts';
import { doubtOf } from '#shared/contract/reading-doubt.ts';

/** What the margin says of the part of the chart that a text rests on. */
export interface Note {
  /** "Your work energy is steady"; null where an earlier page has said it. */
  readonly reason: string | null;
  /** "Sacral, defined"; null where the reason names the part. */
  readonly term: string | null;
  readonly isUncertain: boolean;
}

interface Noted {
  readonly evidence: readonly ReadingEvidence[];
  readonly doubt?: ReadingDoubt | undefined;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What says most: a center says what its authority would, a profile what its gates would. */
function telling(evidence: readonly ReadingEvidence[]): readonly ReadingEvidence[] {
  const has = (kind: ReadingEvidence['kind']) => evidence.some((fact) => fact.kind === kind);
  const isSaid = ({ kind }: ReadingEvidence) =>
    (kind === 'authority' && has('center')) || (kind === 'gate' && has('profile'));
  return evidence.filter((fact) => !isSaid(fact));
}

/** The fact whose certainty is the text's own, so that a mark beside a text is about what it names. */
function notedFact({ evidence, doubt }: Noted, certainty: ChartCertainty | null) {
  const [first] = evidence;
  const isOwn = (fact: ReadingEvidence) => isCertain(fact, certainty) === (doubt === undefined);
  return telling(evidence).find(isOwn) ?? first;
}

function isCertain(fact: ReadingEvidence, certainty: ChartCertainty | null): boolean {
  if (fact.kind !== 'gate') return doubtOf([fact], certainty) === null;
  const known = certainty?.gates.find(({ gate }) => gate === fact.gate);
  return known?.presence !== 'possible';
}

const NAMED_BY_REASON: ReadonlySet<ReadingEvidence['kind']> = new Set(['channel', 'gate']);

/**
 * The notes of a report's texts, in its order: each part of the chart is explained once, then named, and
 * within a chapter named once.
 */
export function noteTaker(certainty: ChartCertainty | null) {
  const explained = new Set<string>();
  return () => {
    const named = new Set<string>();
    return (noted: Noted): Note | null => {
      const fact = notedFact(noted, certainty);
      if (!fact) return null;
      const label = evidenceLabel(fact);
      if (named.has(label)) return null;
      named.add(label);
      const isExplained = explained.has(label) && !NAMED_BY_REASON.has(fact.kind);
      explained.add(label);
      return {
        reason: isExplained ? null : capitalized(evidenceReason(fact)),
        term: NAMED_BY_REASON.has(fact.kind) ? null : label,
        isUncertain: noted.doubt !== undefined,
      };
    };
  };
}
