/** Where a name is, and which part of it is there. */
export interface NamePlace {
  readonly at: readonly [number, number];
  readonly anchor: 'start' | 'middle' | 'end';
  /** Within the center's shape, so on its color. */
  readonly isInside: boolean;
}

/**
 * Where a center's name has room in a small drawing, in the layout's units: no triangle has it inside, so
 * theirs are beside them, where no channel runs.
 */
export const SMALL_NAMES = {
  head: { at: [342, 74], anchor: 'start', isInside: false },
  ajna: { at: [338, 182], anchor: 'start', isInside: false },
  throat: { at: [268, 379], anchor: 'middle', isInside: true },
  g: { at: [270, 526], anchor: 'middle', isInside: true },
  heart: { at: [380, 650], anchor: 'middle', isInside: false },
  spleen: { at: [2, 722], anchor: 'end', isInside: false },
  sacral: { at: [271, 708], anchor: 'middle', isInside: true },
  solarPlexus: { at: [538, 722], anchor: 'start', isInside: false },
  root: { at: [270, 866], anchor: 'middle', isInside: true },
} as const satisfies Readonly<Record<string, NamePlace>>;
