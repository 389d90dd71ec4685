import type { Line } from '../engine/wheel.ts';

/**
 * Texts by how somebody looks into things, the line of the conscious Sun: by evidence (lines 1 and 3), at a distance
 * (2 and 6), among people (4 and 5).
 */
export function threefold<Text>(
  evidence: Text,
  distance: Text,
  people: Text,
): Readonly<Record<Line, Text>> {
  return { 1: evidence, 2: distance, 3: evidence, 4: people, 5: people, 6: distance };
}
