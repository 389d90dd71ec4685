import { readFileSync } from 'node:fs';
import { loadEphemeris } from '#server/ephemeris.ts';
import { activationsFrom } from '#shared/engine/activations.ts';
import { computeChart, deriveChart } from '#shared/engine/chart.ts';
import { astronomyEphemeris } from '#shared/engine/ephemeris/astronomy.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import {
  differsFrom,
  type ReferenceChart,
  readReferenceCharts,
} from '#shared/engine/ephemeris/reference.ts';

/**
 * Measures what a chart costs and how many differ from the reference, for the ephemeris in use and
 * for astronomy-engine in the same run: a time means little, their ratio carries over to other
 * machines.
 */

const REFERENCE_FILE = new URL('../shared/engine/truth/positions.json', import.meta.url);
/** Rounds taken of each measure; those before the median has settled are not counted. */
const ROUNDS = 31;
const WARM_UP_ROUNDS = 5;

/** Median time of one call in microseconds; a round is one call for each item. */
function medianMicroseconds<T>(items: readonly T[], work: (item: T) => unknown): number {
  const times: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const start = performance.now();
    for (const item of items) work(item);
    if (round >= 0) times.push(((performance.now() - start) * 1000) / items.length);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

interface Measured {
  readonly name: string;
  readonly microseconds: number;
  readonly differing: number;
}

function measure(ephemeris: Ephemeris, references: readonly ReferenceChart[]): Measured {
  const differing = references.filter((reference) =>
    differsFrom(computeChart(reference.birthUtcMs, ephemeris), reference),
  ).length;
  const births = references.slice(0, 200).map(({ birthUtcMs }) => birthUtcMs);
  return {
    name: ephemeris.name,
    microseconds: medianMicroseconds(births, (utcMs) => computeChart(utcMs, ephemeris)),
    differing,
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const references = readReferenceCharts(readFileSync(REFERENCE_FILE, 'utf8'));
const inUse = loadEphemeris();
const astronomy = astronomyEphemeris();
const measures = [measure(inUse, references)];
if (inUse.name !== astronomy.name) measures.push(measure(astronomy, references));
const deriving = medianMicroseconds(references.slice(0, 200), ({ longitudes }) =>
  deriveChart(activationsFrom(longitudes.personality, longitudes.design)),
);

for (const { name, microseconds, differing } of measures) {
  const share = ((differing / references.length) * 100).toFixed(2);
  print(
    `${name}: ${microseconds.toFixed(1)} µs per chart (median), ` +
      `${differing} of ${references.length} charts differ from the reference (${share} %)`,
  );
}
print(`of that, all rules without positions: ${deriving.toFixed(1)} µs`);
const [first, second] = measures;
if (first && second) {
  print(`ratio: ${(second.microseconds / first.microseconds).toFixed(1)} × faster`);
}
