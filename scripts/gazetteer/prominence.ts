import { usefulAlternates } from './keys.ts';
import type { SourcePlace } from './sources.ts';

/** Seats of government often stand without a population in the source. */
const ASSUMED_POPULATION: Readonly<Record<string, number>> = {
  PPLC: 20_000,
  PPLA: 20_000,
  PPLA2: 2_000,
};
/** Beyond these a place is no more famous for having more names. */
const MOST_NAMES = 15;
/** Thousandths. A part of a town (PPLX) stands behind towns of its size. */
const RANK: Readonly<Record<string, number>> = { PPLC: 300, PPLA: 200, PPLX: -700 };

/** People who live there, as far as the source tells. */
export function populationOf({ population, featureCode }: SourcePlace): number {
  return population > 0 ? population : (ASSUMED_POPULATION[featureCode] ?? 0);
}

/**
 * What besides its size makes a place likely to be meant, in thousandths of a power of ten of
 * people. The number of its names stands for its fame: it puts Geneva in Switzerland before larger
 * ones.
 */
export function standingOf(place: SourcePlace): number {
  const names = Math.min(usefulAlternates(place).length, MOST_NAMES);
  return Math.round(500 * Math.log10(1 + names)) + (RANK[place.featureCode] ?? 0);
}
