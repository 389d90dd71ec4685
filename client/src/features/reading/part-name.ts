import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { CENTERS } from '#shared/engine/centers.ts';

/** A fact as it looks in the picture, for readers who know none of the terms: "Throat, colored in". */
export function partName(fact: ReadingEvidence): string {
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
