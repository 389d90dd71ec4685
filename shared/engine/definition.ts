import { entryAt } from './lookup.ts';

/** Names by the number of components of the defined centers. */
export const DEFINITIONS = ['None', 'Single', 'Split', 'Triple Split', 'Quadruple Split'] as const;
export type Definition = (typeof DEFINITIONS)[number];

/** @throws RangeError above four components, which nine centers and 36 channels cannot give. */
export function definitionOf(componentCount: number): Definition {
  return entryAt(DEFINITIONS, componentCount);
}
