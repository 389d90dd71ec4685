import { usefulAlternates } from './keys.ts';
import type { SourcePlace } from './sources.ts';

/** Assumed population of seats of government, for which the source often has none. */
const ASSUMED_POPULATION: Readonly<Record<string, number>> = {
  PPLC: 20_000,
  PPLA: 20_000,
  PPLA2: 2_000,
};
/** Beyond this number, more names don't add fame. */
const MOST_NAMES = 15;
/** In thousandths. A part of a town (PPLX) ranks below towns of its size. */
const RANK: Readonly<Record<string, number>> = { PPLC: 300, PPLA: 200, PPLX: -700 };

/** The population, as far as the source knows it. */
export function populationOf({ population, featureCode }: SourcePlace): number {
  return population > 0 ? population : (ASSUMED_POPULATION[featureCode] ?? 0);
}

/**
 * Prominence beyond the population, in thousandths of log10. The number of names is a proxy for
 * fame: it ranks Geneva in Switzerland above larger namesakes.
 */
export function rankOf(place: SourcePlace): number {
  const names = Math.min(usefulAlternates(place).length, MOST_NAMES);
  return Math.round(500 * Math.log10(1 + names)) + (RANK[place.featureCode] ?? 0);
}
