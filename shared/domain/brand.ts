/*
 * The product's name, mark and one-line promise, in one place. The name is a proposal: nine centers
 * that fold into one sentence. Human Design is the name of the field, so texts that mean the field
 * keep it, the specification's among them.
 */

/** How the product calls itself in headers, titles, previews and e-mail. */
export const BRAND_NAME = 'Ninefold';

/** One sentence that says what it is: descriptions, previews, the social card. */
export const BRAND_PROMISE = 'Exact charts and team analysis for people who decide at work';

interface MarkStroke {
  readonly d: string;
  /** In units of the mark's box. */
  readonly width: number;
}

/**
 * The mark: two nested arms of the bodygraph, 16-48 with 35-36 and 20-57 with 12-22, each pair
 * joined over the throat, around one disc. A square box; y points down.
 */
export const BRAND_MARK: {
  readonly box: number;
  readonly arms: readonly MarkStroke[];
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number };
} = {
  box: 32,
  arms: [
    { d: 'M3.5 28.5C3.5 15.4 7 4.5 14 4.5H18C25 4.5 28.5 15.4 28.5 28.5', width: 2.5 },
    { d: 'M10 28.5C10 19.4 11.6 11.5 14.8 11.5H17.2C20.4 11.5 22 19.4 22 28.5', width: 2.5 },
  ],
  disc: { x: 16, y: 24.7, radius: 3.8 },
};
