import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import { evidenceReason } from '#shared/contract/evidence-reasons.ts';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { CENTERS } from '#shared/engine/centers.ts';

/* Apart from `evidence.ts`, which a result's first view has: reasons bring the texts of all gates. */

/** What a fact is in the picture and, apart, what follows from it. */
export interface Meaning {
  /** "Throat, colored in" */
  readonly part: string;
  /** "you speak and act in a consistent way" */
  readonly reason: string;
}

export function meaningOf(fact: ReadingEvidence): Meaning {
  return { part: partName(fact), reason: evidenceReason(fact) };
}

/** As it looks in the picture, for readers who know none of the terms. */
function partName(fact: ReadingEvidence): string {
  switch (fact.kind) {
    case 'center': {
      const look = fact.state === 'defined' ? 'colored in' : 'not colored in';
      return `${CENTERS[fact.center].name}, ${look}`;
    }
    case 'channel':
      return `Channel ${fact.channel}`;
    default:
      return evidenceLabel(fact);
  }
}
