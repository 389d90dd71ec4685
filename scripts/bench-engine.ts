import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
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
 * Measures the cost of a chart and the number of differences from the reference, and in the same
 * run the cost with astronomy-engine: unlike absolute times, their ratio is comparable across
 * machines.
 */

const REFERENCE_FILE = new URL('../shared/engine/truth/positions.json', import.meta.url);
/**
 * Rounds over the same births, alternating between the two ephemerides; warm-up rounds don't count.
 */
const ROUNDS = 31;
const WARM_UP_ROUNDS = 5;
const BIRTHS = 200;

type Work = (reference: ReferenceChart) => unknown;

/** Mean time of a call in microseconds; the clock is read once per round to exclude its cost. */
function meanTime(items: readonly ReferenceChart[], work: Work): number {
  const start = performance.now();
  for (const item of items) work(item);
  return ((performance.now() - start) * 1000) / items.length;
}

/** The time of each single call in microseconds, including the clock's own cost. */
function singleTimes(items: readonly ReferenceChart[], work: Work): number[] {
  return items.map((item) => meanTime([item], work));
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Rounds of each candidate, interleaved so that background load affects all of them alike. */
function roundsInTurn(items: readonly ReferenceChart[], works: readonly Work[]): number[][] {
  const rounds: number[][] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const times = works.map((work) => meanTime(items, work));
    if (round >= 0) rounds.push(times);
  }
  return rounds;
}

/** Number of charts that differ from the reference in any gate.line. */
function differing(ephemeris: Ephemeris, references: readonly ReferenceChart[]): number {
  return references.filter((reference) =>
    differsFrom(computeChart(reference.birthUtcMs, ephemeris), reference),
  ).length;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The packs' sizes as a browser downloads them. */
function printPackSizes(): void {
  const folder = new URL('../shared/engine/ephemeris/pack/', import.meta.url);
  const packs = readdirSync(folder).filter((name) => name.endsWith('.bin'));
  const bytes = packs.map((name) => readFileSync(new URL(name, folder)));
  const raw = bytes.reduce((sum, pack) => sum + pack.length, 0);
  const largest = Math.max(...bytes.map((pack) => gzipSync(pack, { level: 9 }).length));
  print(
    `packs: ${packs.length} decades, ${(raw / 1024).toFixed(0)} KB in all, ` +
      `the largest ${(largest / 1024).toFixed(1)} KB gzip (aim 25)`,
  );
}

const references = readReferenceCharts(readFileSync(REFERENCE_FILE, 'utf8'));
const births = references.slice(0, BIRTHS);
const ephemerides = [loadEphemeris(), astronomyEphemeris()];
const chartBy =
  (ephemeris: Ephemeris): Work =>
  ({ birthUtcMs }) =>
    computeChart(birthUtcMs, ephemeris);
const rounds = roundsInTurn(births, [
  ...ephemerides.map(chartBy),
  ({ longitudes }) => deriveChart(activationsFrom(longitudes.personality, longitudes.design)),
]);
const column = (index: number) => rounds.map((times) => times[index] ?? Number.NaN);

for (const [index, ephemeris] of ephemerides.entries()) {
  const wrong = differing(ephemeris, references);
  const p99 = quantile(singleTimes(references, chartBy(ephemeris)), 0.99);
  print(
    `${ephemeris.name}: ${quantile(column(index), 0.5).toFixed(1)} µs per chart (median), ` +
      `${p99.toFixed(1)} µs (p99), ${wrong} of ${references.length} charts differ from the ` +
      `reference (${((wrong / references.length) * 100).toFixed(2)} %)`,
  );
}
print(`of that, all rules without positions: ${quantile(column(2), 0.5).toFixed(1)} µs`);
const ratios = rounds.map(([own = Number.NaN, other = Number.NaN]) => other / own);
print(`ratio, round by round: ${quantile(ratios, 0.5).toFixed(1)} × faster (median)`);
printPackSizes();
