import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { CENTERS } from '#shared/engine/centers.ts';

/** A fact as the first screen calls it: "Throat, steady". */
export function partName(fact: ReadingEvidence): string {
  switch (fact.kind) {
    case 'center':
      return `${CENTERS[fact.center].name}, ${stateOf(fact)}`;
    case 'channel':
      return `Channel ${fact.channel}`;
    default:
      return evidenceLabel(fact);
  }
}

function stateOf({ state }: Extract<ReadingEvidence, { kind: 'center' }>) {
  return state === 'defined' ? 'steady' : 'open';
}

/** The same within a sentence: "your steady Throat". */
export function partInSentence(fact: ReadingEvidence): string {
  switch (fact.kind) {
    case 'center':
      return `your ${stateOf(fact)} ${CENTERS[fact.center].name}`;
    case 'type':
      return `your type (${fact.type})`;
    case 'definition':
      return fact.definition === 'None'
        ? 'having no steady center'
        : `your ${evidenceLabel(fact).toLowerCase()}`;
    case 'authority':
      return `your ${evidenceLabel(fact)}`;
    default:
      return `your ${partName(fact).toLowerCase()}`;
  }
}
