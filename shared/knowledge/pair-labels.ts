import type { TypeName } from '../engine/human-type.ts';
import type { PairMode } from '../engine/pair/modes.ts';

/** The product's own names for the modes. */
export const MODE_LABELS: Readonly<Record<PairMode, string>> = {
  Electromagnetic: 'Spark',
  Companionship: 'Common ground',
  Compromise: 'One gives way',
  Dominance: 'Lead and follow',
};

/** For two charts without a channel between them. */
export const NO_MODE_LABEL = 'Two separate ways';

/** The main mode in the product's own name, its term and both types; at most 100 characters. */
export function dynamicTypeOf(mode: PairMode | null, a: TypeName, b: TypeName): string {
  const label = mode === null ? NO_MODE_LABEL : `${MODE_LABELS[mode]} (${mode})`;
  return `${label}: ${typesInWords(a, b)}`;
}

/** "two Generators", "Generator with Projector" */
export function typesInWords(a: TypeName, b: TypeName): string {
  return a === b ? `two ${a}s` : `${a} with ${b}`;
}
