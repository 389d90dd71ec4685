import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { type Certainty, certaintyOf } from '#shared/engine/certainty/certainty.ts';
import { randomDays } from '#shared/engine/certainty/random-days.ts';
import { type BirthWindow, windowAround } from '#shared/engine/certainty/window.ts';
import { type Chart, computeChart } from '#shared/engine/chart.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';

const SEED = 20_261_122;
const FIRST_YEAR = 1850;
const YEAR_AFTER_LAST = 2100;
const MS_PER_MINUTE = 60_000;
const HALF_DAY_MS = 720 * MS_PER_MINUTE;

/** Percentage of births for which something holds, to one decimal. */
type Percent = number;

/** What is the same for every time in a birth's window. */
export interface Stable {
  readonly type: Percent;
  readonly authority: Percent;
  readonly definition: Percent;
  /** Every center keeps its state, defined or open. */
  readonly centers: Percent;
  /** Each of the twelve Penta gates is present throughout or absent throughout. */
  readonly pentaGates: Percent;
  readonly profile: Percent;
}

export interface Facts {
  /** Days and hours around a birth that were examined. */
  readonly windows: number;
  /** Charts that were computed. */
  readonly charts: number;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly sameAllDay: Stable;
  readonly sameWithinHour: Stable;
  /** Charts in which a gate or line changes when the time is off by that much. */
  readonly changedBy: { readonly oneMinute: Percent; readonly oneHour: Percent };
  /** By name, the most frequent first. */
  readonly types: Readonly<Record<string, Percent>>;
  readonly authorities: Readonly<Record<string, Percent>>;
  readonly profiles: Readonly<Record<string, Percent>>;
}

function percent(count: number, total: number): Percent {
  return Math.round((count / total) * 1000) / 10;
}

function stableShares(windows: readonly BirthWindow[], ephemeris: Ephemeris): Stable {
  const counts = { type: 0, authority: 0, definition: 0, centers: 0, pentaGates: 0, profile: 0 };
  for (const window of windows) {
    const certainty = certaintyOf(window, ephemeris);
    for (const name of ['type', 'authority', 'definition', 'profile'] as const) {
      if (certainty[name].kind === 'stable') counts[name] += 1;
    }
    if (areCentersStable(certainty)) counts.centers += 1;
    if (PENTA_GATES.every((gate) => certainty.pentaGates[gate].presence !== 'possible')) {
      counts.pentaGates += 1;
    }
  }
  const total = windows.length;
  return {
    type: percent(counts.type, total),
    authority: percent(counts.authority, total),
    definition: percent(counts.definition, total),
    centers: percent(counts.centers, total),
    pentaGates: percent(counts.pentaGates, total),
    profile: percent(counts.profile, total),
  };
}

function areCentersStable({ centers }: Certainty): boolean {
  return CENTER_IDS.every((center) => centers[center].kind === 'stable');
}

function gateLines(chart: Chart): string {
  return SIDES.flatMap((side) =>
    BODY_IDS.map((body) => {
      const { gate, line } = chart.activations[side][body];
      return `${gate}.${line}`;
    }),
  ).join();
}

/** Percentage of charts that differ in a gate or line from those `minutes` later. */
function changedShare(births: readonly number[], minutes: number, ephemeris: Ephemeris): Percent {
  const changed = births.filter(
    (utcMs) =>
      gateLines(computeChart(utcMs, ephemeris)) !==
      gateLines(computeChart(utcMs + minutes * MS_PER_MINUTE, ephemeris)),
  );
  return percent(changed.length, births.length);
}

function shares(names: readonly string[]): Record<string, Percent> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return Object.fromEntries(sorted.map(([name, count]) => [name, percent(count, names.length)]));
}

/** Measures the same random births in every run; only the first of them by window, too. */
export function measureFacts(
  ephemeris: Ephemeris,
  counts: { readonly windows: number; readonly charts: number },
): Facts {
  const births = randomDays(SEED, counts.charts, FIRST_YEAR, YEAR_AFTER_LAST);
  const days = births.slice(0, counts.windows);
  const instants = births.map(({ startUtcMs }) => startUtcMs + HALF_DAY_MS);
  // Only the names are kept: 200,000 charts would exhaust the memory.
  const charts = instants.map((utcMs) => {
    const { type, authority, profile } = computeChart(utcMs, ephemeris);
    return { type, authority, profile: profile.id };
  });
  return {
    ...counts,
    firstYear: FIRST_YEAR,
    lastYear: YEAR_AFTER_LAST - 1,
    sameAllDay: stableShares(days, ephemeris),
    sameWithinHour: stableShares(
      instants.slice(0, counts.windows).map((utcMs) => windowAround(utcMs, 60)),
      ephemeris,
    ),
    changedBy: {
      oneMinute: changedShare(instants, 1, ephemeris),
      oneHour: changedShare(instants, 60, ephemeris),
    },
    types: shares(charts.map(({ type }) => type)),
    authorities: shares(charts.map(({ authority }) => authority)),
    profiles: shares(charts.map(({ profile }) => profile)),
  };
}
