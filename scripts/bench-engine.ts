import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadEphemeris } from '#server/ephemeris.ts';
import { certaintyOf } from '#shared/engine/certainty/certainty.ts';
import { lineMotionIn } from '#shared/engine/certainty/crossings.ts';
import { randomDays } from '#shared/engine/certainty/random-days.ts';
import { type Chart, computeChart } from '#shared/engine/chart.ts';
import { astronomyEphemeris } from '#shared/engine/ephemeris/astronomy.ts';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
import { PACK_DECADES, packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import { differsFrom, readReferenceCharts } from '#shared/engine/ephemeris/reference.ts';
import { entryAt } from '#shared/engine/lookup.ts';
import { pairOf } from '#shared/engine/pair/pair.ts';
import { pentaOf } from '#shared/engine/penta/penta.ts';
import { report } from './bench/figures.ts';
import { type Cost, costsInTurn, type Work } from './bench/turns.ts';

/**
 * Counts the charts that differ from the reference and measures what charts and their uses cost.
 * Costs are compared with a chart by astronomy-engine in the same run: unlike absolute times, the
 * ratio is comparable across machines.
 */

const REFERENCE_FILE = new URL('../shared/engine/truth/positions.json', import.meta.url);
const PACK_FOLDER = new URL('../shared/engine/ephemeris/pack/', import.meta.url);
const ROUNDS = 31;
const WARM_UP_ROUNDS = 12;
const BIRTHS = 200;
const DAYS = 20;
const BATCH = 100_000;
/** A chart by Swiss Ephemeris with its files took so much of one by astronomy-engine (idle machine). */
const SWISS_SHARE = 251 / 663;

const own = loadEphemeris();
const astronomy = astronomyEphemeris();
const references = readReferenceCharts(readFileSync(REFERENCE_FILE, 'utf8'));
const births = references.slice(0, BIRTHS).map(({ birthUtcMs }) => birthUtcMs);
const days = randomDays(1, DAYS, 1850, 2101);
const people = births.map((utcMs, index) => {
  const { activeGates, gateHolders } = computeChart(utcMs, own);
  return { id: `person ${index}`, activeGates, gateHolders };
});
const packs = new Map(
  PACK_DECADES.map((decade) => [decade, readFileSync(new URL(packFileName(decade), PACK_FOLDER))]),
);
const packBytes = (decade: number) => packs.get(decade);
const chartOf = (index: number, ephemeris: Ephemeris = own) =>
  computeChart(entryAt(births, index % BIRTHS), ephemeris);
const written = births.map((_, index) => chartOf(index));

const FIELDS = Object.keys({ ...chartOf(0) });

/** Reads every field, and says how many there are. */
function readAll(chart: Chart): number {
  let read = 0;
  for (const field of FIELDS) if (Reflect.get(chart, field) !== undefined) read += 1;
  return read;
}

function atLeast(name: string, unit: string, value: number, before: number, aim: number): void {
  report({ name, unit, value, before, aim: { atLeast: aim } });
}

function atMost(name: string, unit: string, value: number, before: number, aim: number): void {
  report({ name, unit, value, before, aim: { atMost: aim } });
}

/** Number of charts that differ from the reference in any gate.line. */
function differing(ephemeris: Ephemeris): number {
  return references.filter((reference) =>
    differsFrom(computeChart(reference.birthUtcMs, ephemeris), reference),
  ).length;
}

const WORKS = {
  astronomy: { name: 'astronomy-engine', calls: 50, call: (i) => chartOf(i, astronomy) },
  compact: { name: 'a chart', calls: 5 * BIRTHS, call: (i) => chartOf(i) },
  full: { name: 'a chart, every field read', calls: 5 * BIRTHS, call: (i) => readAll(chartOf(i)) },
  json: {
    name: 'JSON of a chart',
    calls: BIRTHS,
    call: (i) => JSON.stringify(entryAt(written, i)),
  },
  day: {
    name: 'certainty of a whole day',
    calls: DAYS,
    call: (i) => certaintyOf(entryAt(days, i), own),
  },
  motion: {
    name: 'line changes of a day',
    calls: DAYS,
    call: (i) => lineMotionIn(entryAt(days, i), own),
  },
  pair: {
    name: 'a pair',
    calls: BIRTHS - 1,
    call: (i) => pairOf(entryAt(people, i).activeGates, entryAt(people, i + 1).activeGates),
  },
  penta: { name: 'a Penta of five', calls: 190, call: (i) => pentaOf(people.slice(i, i + 5)) },
  decade: {
    name: 'the first chart of a decade',
    calls: 10,
    call: (i) => computeChart(Date.UTC(1905 + 10 * i, 3, 4), createPackedEphemeris(packBytes)),
  },
} satisfies Record<string, Work>;

function measured(): Record<keyof typeof WORKS, Cost> {
  const costs = costsInTurn(Object.values(WORKS), ROUNDS, WARM_UP_ROUNDS);
  const named = Object.keys(WORKS).map((name, index) => [name, costs[index]]);
  // The names are those of the works.
  return Object.fromEntries(named) as Record<keyof typeof WORKS, Cost>;
}

/** The cost of a chart in a long batch, microseconds, and how much memory the batch keeps, MB. */
function batch(): { readonly micros: number; readonly keptMb: number } {
  const heap = () => process.memoryUsage().heapUsed / 2 ** 20;
  let peak = 0;
  const before = heap();
  const start = process.cpuUsage();
  for (let index = 0; index < BATCH; index++) {
    chartOf(index);
    if (index % 10_000 === 0) peak = Math.max(peak, heap() - before);
  }
  const { user, system } = process.cpuUsage(start);
  return { micros: (user + system) / BATCH, keptMb: peak };
}

/** The packs' sizes as a browser downloads them. */
function reportPackSizes(): void {
  const packs = readdirSync(PACK_FOLDER).filter((name) => name.endsWith('.bin'));
  const bytes = packs.map((name) => readFileSync(new URL(name, PACK_FOLDER)));
  const raw = bytes.reduce((sum, pack) => sum + pack.length, 0);
  const largest = Math.max(...bytes.map((pack) => gzipSync(pack, { level: 9 }).length));
  report(
    { name: `${packs.length} decades of positions`, unit: 'KB', value: raw / 1024 },
    { name: 'the largest decade', unit: 'KB gzip', value: largest / 1024, aim: { atMost: 25 } },
  );
}

/**
 * Before charts were compact, by this very script: costs in charts by astronomy-engine, the rate
 * within a batch in that of a single chart, JSON in charts.
 */
const BEFORE = {
  chart: 0.041,
  batch: 0.86,
  json: 2.2,
  day: 1.53,
  motion: 0.84,
  pair: 0.058,
  penta: 0.19,
  decade: 6.7,
};

report(
  {
    name: `charts that differ, of ${references.length}`,
    unit: '',
    value: differing(own),
    before: 0,
    aim: { atMost: 0 },
  },
  { name: 'the same by astronomy-engine', unit: '', value: differing(astronomy) },
);
const cost = measured();
const { micros, keptMb } = batch();
report(
  { name: 'CPU of a chart', unit: 'µs', value: cost.compact.micros, before: 24.4 },
  { name: 'CPU of a chart by astronomy-engine', unit: 'µs', value: cost.astronomy.micros },
);
const ASTRONOMY = '× astronomy-engine';
atLeast('a chart', ASTRONOMY, 1 / cost.compact.share, 1 / BEFORE.chart, 75);
atLeast('every field read', ASTRONOMY, 1 / cost.full.share, 1 / BEFORE.chart, 40);
atLeast('a chart', '× Swiss', SWISS_SHARE / cost.compact.share, SWISS_SHARE / BEFORE.chart, 25);
atLeast('rate within 100,000', 'of one', cost.compact.micros / micros, BEFORE.batch, 0.9);
report({ name: 'memory kept meanwhile', unit: 'MB', value: keptMb, aim: { atMost: 64 } });
atMost('JSON', 'of the chart', cost.json.share / cost.compact.share, BEFORE.json, 1);
atMost('certainty of a day', 'of before', cost.day.share / BEFORE.day, 1, 0.5);
atMost('a pair', 'of before', cost.pair.share / BEFORE.pair, 1, 0.25);
atMost('a Penta of five', 'of before', cost.penta.share / BEFORE.penta, 1, 0.25);
atMost('line changes of a year', 'of before', cost.motion.share / BEFORE.motion, 1, 0.4);
atMost('first chart of a decade', 'of before', cost.decade.share / BEFORE.decade, 1, 0.3);
reportPackSizes();
// To note the costs above again.
if (process.argv.includes('--shares')) process.stdout.write(`${JSON.stringify(cost)}\n`);
