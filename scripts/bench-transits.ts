import { loadEphemeris } from '#server/ephemeris.ts';
import { randomNumbers } from '#shared/engine/certainty/random-days.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { changesBetween, type TransitChange } from '#shared/engine/transits/changes.ts';
import { type NatalGates, overlayEnds, transitOverlay } from '#shared/engine/transits/overlay.ts';
import { returnsBetween } from '#shared/engine/transits/returns.ts';
import { compareWithSamples } from '#shared/engine/transits/sampled-year.ts';
import { type SkyActivations, skyAt } from '#shared/engine/transits/sky.ts';
import { quantile, report } from './bench/figures.ts';

/** Measures transits against the time of one chart, and a year's changes against the sky itself. */

const SEED = 19;
const CHARTS = 20_000;
const ROUNDS = 9;
const MS_PER_DAY = 86_400_000;
const MS_PER_YEAR = 365.25 * MS_PER_DAY;
const SAMPLED_YEARS = 50;
const SAMPLE_STEP_MS = 600_000;

const ephemeris = loadEphemeris();
const [start, end] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];

function median(work: () => unknown): number {
  for (let round = 0; round < 3; round++) work();
  const times = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return quantile(times, 0.5);
}

function charts(): void {
  for (let count = 0; count < CHARTS; count++) {
    computeChart(Date.UTC(1950, 0, 1) + count * MS_PER_DAY, ephemeris);
  }
}

/** A year of the sky over people: every change of gate, and what it then adds to each of them. */
function yearOf(people: readonly NatalGates[]): number {
  let activations: SkyActivations = skyAt(ephemeris, start);
  let channels = 0;
  for (const { body, gate, line } of changesBetween(ephemeris, start, end)) {
    activations = { ...activations, [body]: { ...activations[body], gate, line } };
    for (const person of people) channels += transitOverlay(person, activations).channels.length;
  }
  return channels;
}

function allChanges(): readonly TransitChange[] {
  return [...changesBetween(ephemeris, start, end, { lines: true })];
}

const random = randomNumbers(SEED);
const people = Array.from({ length: 5 }, () =>
  computeChart(Math.floor(random() * MS_PER_YEAR * 50), ephemeris),
);
const chartMs = median(charts) / CHARTS;
const yearMs = median(allChanges);
const oneMs = median(() => yearOf(people.slice(0, 1)));
const fiveMs = median(() => yearOf(people));
const redrawMs = median(() =>
  transitOverlay(people[0] ?? { activeGates: [] }, skyAt(ephemeris, end)),
);
const endsMs = median(() =>
  overlayEnds(people[0] ?? { activeGates: [] }, ephemeris, start, 400 * MS_PER_DAY),
);
const birth = people[0]?.birthUtcMs ?? 0;
const returnsMs = median(() => returnsBetween(ephemeris, birth, birth, birth + 80 * MS_PER_YEAR));

let found = 0;
let missed = 0;
for (let count = 0; count < SAMPLED_YEARS; count++) {
  const year = 1850 + Math.floor(random() * 250);
  const compared = compareWithSamples(ephemeris, year, SAMPLE_STEP_MS);
  found += compared.changes;
  missed += compared.missed;
}

report(
  { name: 'a year of all changes', unit: 'charts', value: yearMs / chartMs, aim: { atMost: 6000 } },
  { name: 'a year of all changes', unit: 'ms', value: yearMs },
  { name: 'overlay of an instant', unit: 'ms', value: redrawMs, aim: { atMost: 16 } },
  { name: 'until when it lasts', unit: 'ms', value: endsMs },
  { name: "five people's year", unit: "one person's", value: fiveMs / oneMs, aim: { atMost: 3 } },
  { name: 'returns of 80 years', unit: 'ms', value: returnsMs },
  { name: `changes in ${SAMPLED_YEARS} random years`, unit: 'changes', value: found },
  { name: 'samples that differ', unit: 'samples', value: missed, aim: { atMost: 0 } },
);
