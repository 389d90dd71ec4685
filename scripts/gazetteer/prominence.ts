import { usefulAlternates } from './keys.ts';
import type { SourcePlace } from './sources.ts';

/** Seats of government often stand without a population in the source. */
const ASSUMED_POPULATION: Readonly<Record<string, number>> = {
  PPLC: 20_000,
  PPLA: 20_000,
  PPLA2: 2_000,
};
const SMALLEST_POPULATION = 500;

/**
 * How likely it is that this place is meant, in thousandths of a power of ten of its population.
 * The number of its names stands for its fame: it puts Geneva in Switzerland before larger ones.
 */
export function prominenceOf(place: SourcePlace): number {
  const population =
    place.population > 0 ? place.population : (ASSUMED_POPULATION[place.featureCode] ?? 0);
  const size = Math.log10(Math.max(population, SMALLEST_POPULATION));
  const fame = 0.5 * Math.log10(1 + usefulAlternates(place).length);
  const capital = place.featureCode === 'PPLC' ? 0.3 : 0;
  // A part of a town (PPLX) stands behind towns of its size.
  const part = place.featureCode === 'PPLX' ? -0.7 : 0;
  return Math.round(1000 * (size + fame + capital + part));
}
