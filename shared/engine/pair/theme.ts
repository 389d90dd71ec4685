/** What the number of centers defined in a composite is called. */
export interface PairTheme {
  readonly name: string;
  readonly defined: number;
  readonly open: number;
  /** How well the name is attested; shown as the product's own wording. */
  readonly confidence: 'medium' | 'low-medium';
}

// Facts: names as the field uses them (domain reference, section 14).
const THEMES: readonly PairTheme[] = [
  { defined: 9, open: 0, name: 'Nowhere to go', confidence: 'medium' },
  { defined: 8, open: 1, name: 'Have some fun', confidence: 'medium' },
  { defined: 7, open: 2, name: 'Work to do', confidence: 'medium' },
  { defined: 6, open: 3, name: 'Better to be free', confidence: 'medium' },
  { defined: 5, open: 4, name: 'Not a relationship any more', confidence: 'low-medium' },
];

/** The theme of a composite; null below five defined centers, which have no name. */
export function themeOf(definedCenters: number): PairTheme | null {
  return THEMES.find(({ defined }) => defined === definedCenters) ?? null;
}
