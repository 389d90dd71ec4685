import type { ChartCertainty } from './certainty.ts';

/**
 * Whether every possible birth time gives the same facts and the same graph: at most lines change,
 * which a reading doesn't tell of.
 */
export function isSameReading(certainty: ChartCertainty): boolean {
  const { type, strategy, authority, profile, definition, incarnationCross } = certainty;
  const facts = [type, strategy, authority, profile, definition, incarnationCross];
  const parts = [...certainty.centers, ...certainty.channels].map(({ state }) => state);
  return (
    [...facts, ...parts].every(({ kind }) => kind === 'stable') &&
    certainty.gates.every(({ presence }) => presence !== 'possible')
  );
}
