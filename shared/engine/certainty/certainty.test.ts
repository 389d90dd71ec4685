import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BODY_IDS, SIDES } from '../bodies.ts';
import { type Chart, computeChart } from '../chart.ts';
import { astronomyEphemeris } from '../ephemeris/astronomy.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import {
  EPHEMERIS_FIRST_MS,
  EPHEMERIS_LAST_MS,
  type Ephemeris,
  EphemerisRangeError,
} from '../ephemeris/port.ts';
import { localDayBounds } from '../time/civil.ts';
import type { Attribute } from './attribute.ts';
import { type Certainty, certaintyOf } from './certainty.ts';
import { randomDays } from './random-days.ts';
import { readoutAt, readoutOf } from './readout.ts';
import { type BirthWindow, windowAround } from './window.ts';

const SEED = 20_260_715;
const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;

const PACKED = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

function isSameLines(chart: Chart, other: Chart): boolean {
  return SIDES.every((side) =>
    BODY_IDS.every((body) => {
      const [a, b] = [chart.activations[side][body], other.activations[side][body]];
      return a.gate === b.gate && a.line === b.line;
    }),
  );
}

/** Charts computed every minute say at each of them what the certainty says. */
function checkByMinutes(certainty: Certainty, ephemeris: Ephemeris): void {
  const { startUtcMs, endUtcMs } = certainty.window;
  const checked: { chart: Chart; part: unknown }[] = [];
  for (let utcMs = startUtcMs; utcMs < endUtcMs; utcMs += MS_PER_MINUTE) {
    const chart = computeChart(utcMs, ephemeris);
    const part = certainty.parts.find(({ toUtcMs }) => utcMs < toUtcMs);
    const last = checked.at(-1);
    // Neither side says anything new: read the attributes once for each stretch.
    if (last && last.part === part && isSameLines(last.chart, chart)) continue;
    expect([utcMs, readoutAt(certainty, utcMs)]).toEqual([utcMs, readoutOf(chart)]);
    checked.push({ chart, part });
  }
}

/** Around each flip, charts are the old and the new one, and nothing but the flip's changes differs. */
function checkFlips(certainty: Certainty, ephemeris: Ephemeris): void {
  const { startUtcMs, endUtcMs } = certainty.window;
  for (const { utcMs, changes } of certainty.flips) {
    const around = [utcMs - MS_PER_SECOND, utcMs - 1, utcMs, utcMs + MS_PER_SECOND];
    for (const instant of around.filter((ms) => ms >= startUtcMs && ms < endUtcMs)) {
      const chart = computeChart(instant, ephemeris);
      expect([instant, readoutAt(certainty, instant)]).toEqual([instant, readoutOf(chart)]);
    }
    const [before, after] = [
      computeChart(utcMs - 1, ephemeris),
      computeChart(utcMs, ephemeris),
    ] as const;
    const differing = SIDES.flatMap((side) =>
      BODY_IDS.flatMap((body) => {
        const [a, b] = [before.activations[side][body], after.activations[side][body]];
        const [from, to] = [`${a.gate}.${a.line}`, `${b.gate}.${b.line}`];
        return from === to ? [] : [{ side, body, from, to }];
      }),
    );
    expect([utcMs, changes]).toEqual([utcMs, differing]);
    expect(changes).not.toHaveLength(0);
  }
}

function attributesOf(certainty: Certainty): readonly Attribute<string>[] {
  const { type, strategy, authority, definition, profile, incarnationCross } = certainty;
  return [
    ...[type, strategy, authority, definition, profile, incarnationCross],
    ...Object.values(certainty.centers),
    ...Object.values(certainty.channels),
    ...SIDES.flatMap((side) => Object.values(certainty.positions[side])),
  ];
}

/** Parts, and the intervals of every attribute, follow on each other from start to end. */
function checkTiling(certainty: Certainty): void {
  const { window, parts, flips } = certainty;
  const { startUtcMs, endUtcMs } = window;
  const flipInstants = flips.map(({ utcMs }) => utcMs);
  expect(parts.map(({ fromUtcMs }) => fromUtcMs)).toEqual([startUtcMs, ...flipInstants]);
  expect(parts.map(({ toUtcMs }) => toUtcMs)).toEqual([...flipInstants, endUtcMs]);
  expect(parts.every(({ fromUtcMs, toUtcMs }) => fromUtcMs < toUtcMs)).toBe(true);
  for (const attribute of attributesOf(certainty)) {
    if (attribute.kind === 'stable') continue;
    const { intervals, shares } = attribute;
    const bounds = intervals.slice(1).map(({ fromUtcMs }) => fromUtcMs);
    expect(intervals.map(({ toUtcMs }) => toUtcMs)).toEqual([...bounds, endUtcMs]);
    expect(intervals[0]?.fromUtcMs).toBe(startUtcMs);
    expect(flipInstants).toEqual(expect.arrayContaining(bounds));
    for (const [index, { value }] of intervals.entries()) {
      expect(value).not.toBe(intervals[index + 1]?.value);
    }
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  }
}

describe(`over random days (seed ${SEED})`, () => {
  const decades = Array.from({ length: 25 }, (_, index) => 1850 + 10 * index);

  test.each(decades)(
    'certainty equals charts by the minute in the decade from %i',
    (year) => {
      for (const day of randomDays(SEED + year, 8, year, year + 10)) {
        const certainty = certaintyOf(day, PACKED);
        checkByMinutes(certainty, PACKED);
        checkFlips(certainty, PACKED);
        checkTiling(certainty);
      }
    },
    60_000,
  );

  test('it holds for any ephemeris', () => {
    const astronomy = astronomyEphemeris();
    for (const day of randomDays(SEED, 2, 1900, 2000)) {
      const certainty = certaintyOf(day, astronomy);
      checkFlips(certainty, astronomy);
      checkTiling(certainty);
    }
  }, 60_000);
});

describe('a known instant', () => {
  const utcMs = Date.UTC(1961, 7, 4, 19, 24);
  const certainty = certaintyOf(windowAround(utcMs, 0), PACKED);

  test('is stable in everything', () => {
    expect(certainty.flips).toEqual([]);
    expect(certainty.parts).toEqual([{ fromUtcMs: utcMs, toUtcMs: utcMs + 1 }]);
    expect(attributesOf(certainty).filter(({ kind }) => kind !== 'stable')).toEqual([]);
    const presences = Object.values(certainty.gates).map(({ presence }) => presence);
    expect(presences).not.toContain('possible');
    expect(presences).toContain('sure');
  });

  test('has the attributes of its chart', () => {
    expect(readoutAt(certainty, utcMs)).toEqual(readoutOf(computeChart(utcMs, PACKED)));
  });
});

test('a few seconds either way of a flip tell it, and which body makes it', () => {
  const [flip] = certaintyOf(
    { startUtcMs: Date.UTC(1984, 3, 1, 20), endUtcMs: Date.UTC(1984, 3, 1, 22) },
    PACKED,
  ).flips.filter(({ changes }) => changes.some(({ body }) => body === 'sun'));
  expect(flip?.changes).toEqual([
    { side: 'personality', body: 'sun', from: '21.3', to: '21.4' },
    { side: 'personality', body: 'earth', from: '48.3', to: '48.4' },
  ]);
  const flipMs = flip?.utcMs ?? Number.NaN;
  const { profile, flips } = certaintyOf(windowAround(flipMs, 0.05), PACKED);
  expect(flips).toEqual([flip]);
  expect(profile).toMatchObject({
    intervals: [
      { value: '3/6', toUtcMs: flipMs },
      { value: '4/6', fromUtcMs: flipMs },
    ],
  });
});

test('what changes a profile is a Sun', () => {
  let changed = 0;
  for (const day of randomDays(SEED, 50, 1850, 2101)) {
    const { profile, flips } = certaintyOf(day, PACKED);
    const ends = profile.kind === 'stable' ? [] : profile.intervals.slice(0, -1);
    for (const { toUtcMs } of ends) {
      const changes = flips.find(({ utcMs }) => utcMs === toUtcMs)?.changes ?? [];
      expect(changes.map(({ body }) => body)).toContain('sun');
      changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(50);
});

/** A certainty, and how often it asks for all longitudes and for the Sun's. */
function counted(window: BirthWindow) {
  let [all, suns] = [0, 0];
  const certainty = certaintyOf(window, {
    name: 'counting',
    longitudes(utcMs) {
      all++;
      return PACKED.longitudes(utcMs);
    },
    sunLongitude(utcMs) {
      suns++;
      return PACKED.sunLongitude(utcMs);
    },
  });
  return { ...certainty, all, suns };
}

test('a flip costs a few positions, whichever way the body moves', () => {
  for (const day of randomDays(SEED, 20, 1850, 2101)) {
    const { flips, all, suns } = counted(day);
    // The samples take 54; a turn close to an edge some twenty.
    expect(all).toBeLessThan(54 + 4 * flips.length + 40);
    expect(suns).toBeLessThan(4 * all);
    for (const { utcMs } of flips) {
      const minutes = counted(windowAround(utcMs + 77_777, 5));
      expect(minutes.all).toBeLessThanOrEqual(8 + 5 * minutes.flips.length);
    }
  }
});

test('the answer is plain data', () => {
  for (const day of randomDays(SEED, 5, 1850, 2101)) {
    const certainty = certaintyOf(day, PACKED);
    expect(JSON.parse(JSON.stringify(certainty))).toEqual(certainty);
  }
});

describe('local days', () => {
  test.each([
    [23, { year: 2024, month: 3, day: 31 }, 'Europe/Berlin'],
    [24, { year: 2024, month: 4, day: 1 }, 'Europe/Berlin'],
    [25, { year: 2024, month: 10, day: 27 }, 'Europe/Berlin'],
    [23.5, { year: 2024, month: 10, day: 6 }, 'Australia/Lord_Howe'],
    [26, { year: 1983, month: 10, day: 30 }, 'America/Juneau'],
  ])('of %f hours are covered from midnight to midnight', (hours, date, zone) => {
    const bounds = localDayBounds(date, zone);
    if (bounds.kind !== 'day') throw new Error(`${zone} has no such day`);
    const certainty = certaintyOf(bounds, PACKED);
    expect(certainty.window).toEqual({
      startUtcMs: bounds.startUtcMs,
      endUtcMs: bounds.endUtcMs,
    });
    const total = certainty.parts.reduce((sum, part) => sum + part.toUtcMs - part.fromUtcMs, 0);
    expect(total / MS_PER_HOUR).toBe(hours);
    checkTiling(certainty);
    checkByMinutes(certainty, PACKED);
  });
});

describe('windows that are refused', () => {
  test('are the empty and the reversed', () => {
    const startUtcMs = Date.UTC(1984, 3, 1);
    expect(() => certaintyOf({ startUtcMs, endUtcMs: startUtcMs }, PACKED)).toThrow(RangeError);
    expect(() => certaintyOf({ startUtcMs, endUtcMs: startUtcMs - 1 }, PACKED)).toThrow(RangeError);
  });

  test('are those that reach out of the ephemeris, at either end or by the design moment', () => {
    const outside = [
      { startUtcMs: EPHEMERIS_LAST_MS - MS_PER_HOUR, endUtcMs: EPHEMERIS_LAST_MS + MS_PER_HOUR },
      { startUtcMs: EPHEMERIS_FIRST_MS - MS_PER_HOUR, endUtcMs: EPHEMERIS_FIRST_MS + MS_PER_HOUR },
      { startUtcMs: EPHEMERIS_FIRST_MS, endUtcMs: EPHEMERIS_FIRST_MS + MS_PER_HOUR },
    ];
    for (const window of outside) {
      expect(() => certaintyOf(window, PACKED)).toThrow(EphemerisRangeError);
    }
    const lastDay = { startUtcMs: EPHEMERIS_LAST_MS - MS_PER_HOUR, endUtcMs: EPHEMERIS_LAST_MS };
    expect(() => certaintyOf(lastDay, PACKED)).not.toThrow();
  });
});
