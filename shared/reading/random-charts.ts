import { randomNumbers } from '../engine/certainty/random-days.ts';
import { type Chart, computeChart } from '../engine/chart.ts';
import { astronomyEphemeris } from '../engine/ephemeris/astronomy.ts';

const FIRST_MS = Date.UTC(1930, 0, 1);
const LAST_MS = Date.UTC(2020, 0, 1);

/** Charts of births between 1930 and 2020 for tests; a seed always gives the same ones. */
export function randomCharts(seed: number, count: number): Chart[] {
  const random = randomNumbers(seed);
  const ephemeris = astronomyEphemeris();
  return Array.from({ length: count }, () =>
    computeChart(FIRST_MS + Math.floor(random() * (LAST_MS - FIRST_MS)), ephemeris),
  );
}
