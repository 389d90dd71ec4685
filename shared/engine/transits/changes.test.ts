import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OBSERVED_BODY_IDS } from '../bodies.ts';
import { randomNumbers } from '../certainty/random-days.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import {
  EPHEMERIS_FIRST_MS,
  EPHEMERIS_LAST_MS,
  type Ephemeris,
  EphemerisRangeError,
} from '../ephemeris/port.ts';
import truth from '../truth/transits.json' with { type: 'json' };
import { gateAfter, lineStartDeg, oppositeGate, wrap360 } from '../wheel.ts';
import { changesBetween, type TransitChange } from './changes.ts';
import { TransitRangeError } from './range.ts';
import { compareWithSamples } from './sampled-year.ts';
import { skyAt } from './sky.ts';

const SEED = 20_261_122;
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

const PACKED = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

function yearOf(year: number, lines: boolean): TransitChange[] {
  return [...changesBetween(PACKED, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1), { lines })];
}

function isObserved({ body }: TransitChange): boolean {
  return OBSERVED_BODY_IDS.some((id) => id === body);
}

interface ReferenceChange {
  readonly at: number;
  readonly body: string;
  readonly gate: number;
  /** 0.3″ of the body's motion or 1.5 s, whichever is longer. */
  readonly toleranceMs: number;
}

/** [utc, body, gate entered, speed in arcseconds a second] */
function referenceChanges(year: number): ReferenceChange[] {
  return truth.changes.flatMap(([utc, body, gate, speed]) => {
    if (typeof gate !== 'number' || typeof speed !== 'number') throw new TypeError('truth row');
    if (!String(utc).startsWith(`${year}-`)) return [];
    return {
      at: Date.parse(String(utc)),
      body: body === 'northNode' ? 'north_node' : String(body),
      gate,
      toleranceMs: Math.max(1500, 300 / speed),
    };
  });
}

describe.each([1987, 2026])('the gate changes of %i', (year) => {
  const found = yearOf(year, false).filter(isObserved);
  const reference = referenceChanges(year);

  test('are those of the reference and no others', () => {
    const named = (changes: readonly { body: string; gate: number }[]) =>
      changes.map(({ body, gate }) => `${body} ${gate}`).sort();
    expect(reference.length).toBeGreaterThan(1000);
    expect(named(found)).toEqual(named(reference));
  });

  test('happen when the reference has them', () => {
    // In each body's own order, so that changes of two bodies within a second don't change places.
    for (const body of OBSERVED_BODY_IDS) {
      const ours = found.filter((change) => change.body === body);
      const theirs = reference.filter((change) => change.body === body);
      for (const [index, { at, gate, toleranceMs }] of theirs.entries()) {
        const change = ours[index];
        expect([body, at, change?.gate]).toEqual([body, at, gate]);
        expect(Math.abs((change?.at ?? Number.NaN) - at)).toBeLessThanOrEqual(toleranceMs);
      }
    }
  });
});

const random = randomNumbers(SEED);
const YEARS = Array.from({ length: 3 }, () => 1850 + Math.floor(random() * 250));

test.each([...YEARS, 2100])(
  'changes of %i replayed give the lines of every sampled instant',
  (year) => {
    const { changes, missed } = compareWithSamples(PACKED, year, 20 * MS_PER_MINUTE);
    expect(changes).toBeGreaterThan(6000);
    expect(missed).toBe(0);
  },
  60_000,
);

test('each change holds from its millisecond on, and not a millisecond before', () => {
  const start = Date.UTC(2026, 2, 1);
  const changes = [...changesBetween(PACKED, start, start + 30 * MS_PER_DAY, { lines: true })];
  expect(changes.length).toBeGreaterThan(400);
  for (const { at, body, gate, line, fromGate, fromLine } of changes) {
    expect(skyAt(PACKED, at)[body]).toMatchObject({ gate, line });
    expect(skyAt(PACKED, at - 1)[body]).toMatchObject({ gate: fromGate, line: fromLine });
  }
});

test('changes come in order of time, Earth with the Sun and South Node with the North', () => {
  const changes = yearOf(2026, false);
  expect(changes.map(({ at }) => at)).toEqual(changes.map(({ at }) => at).sort((a, b) => a - b));
  for (const [body, opposite] of [
    ['sun', 'earth'],
    ['north_node', 'south_node'],
  ] as const) {
    const own = changes.filter((change) => change.body === body);
    const others = changes.filter((change) => change.body === opposite);
    expect(others).toEqual(
      own.map((change) => ({
        ...change,
        body: opposite,
        gate: oppositeGate(change.gate),
        fromGate: oppositeGate(change.fromGate),
      })),
    );
  }
});

test('changes of gate are the changes of line that leave a gate', () => {
  const leaving = yearOf(2019, true).filter(({ gate, fromGate }) => gate !== fromGate);
  expect(yearOf(2019, false)).toEqual(leaving);
});

test('the retrograde Mercury goes back through the wheel', () => {
  const back = yearOf(2026, false).filter(
    ({ body, isRetrograde }) => body === 'mercury' && isRetrograde,
  );
  expect(back.length).toBeGreaterThan(5);
  for (const { gate, fromGate } of back) expect(gateAfter(fromGate, -1)).toBe(gate);
});

test('ranges that meet find what one range over both finds, an instant of change once', () => {
  const [start, end] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 1)];
  const whole = [...changesBetween(PACKED, start, end, { lines: true })];
  for (const { at } of whole.slice(0, 40)) {
    const parts = [
      ...changesBetween(PACKED, start, at, { lines: true }),
      ...changesBetween(PACKED, at, end, { lines: true }),
    ];
    expect(parts).toEqual(whole);
  }
});

/** A sky in which everything rests but Venus, which turns at 9:17 of a day, between two samples. */
function turningSky(reachDeg: number): Ephemeris {
  const edge = lineStartDeg(41, 2);
  const turnMs = Date.UTC(2000, 0, 5, 9, 17);
  const rest = wrap360(edge + 100.3);
  const venusAt = (utcMs: number) => edge + reachDeg - ((utcMs - turnMs) / MS_PER_DAY) ** 2 / 10;
  return {
    name: 'Venus turns',
    longitudes: (utcMs) => ({
      sun: rest,
      north_node: rest,
      moon: rest,
      mercury: rest,
      venus: venusAt(utcMs),
      mars: rest,
      jupiter: rest,
      saturn: rest,
      uranus: rest,
      neptune: rest,
      pluto: rest,
    }),
    sunLongitude: () => rest,
  };
}

test.each([1e-7, 1e-4, 0.01])('a station %f° inside a line enters and leaves it', (reachDeg) => {
  const [start, end] = [Date.UTC(2000, 0, 5), Date.UTC(2000, 0, 6)];
  const changes = [...changesBetween(turningSky(reachDeg), start, end, { lines: true })];
  expect(changes).toMatchObject([
    { body: 'venus', gate: 41, line: 2, fromLine: 1, isRetrograde: false },
    { body: 'venus', gate: 41, line: 1, fromLine: 2, isRetrograde: true },
  ]);
  expect([...changesBetween(turningSky(-reachDeg), start, end, { lines: true })]).toEqual([]);
});

describe('a range', () => {
  const day = Date.UTC(2026, 0, 1);

  test('that is empty has no changes', () => {
    expect([...changesBetween(PACKED, day, day)]).toEqual([]);
  });

  test.each([
    ['reversed', day, day - 1, 'reversed'],
    ['of 200 years', Date.UTC(1880, 0, 1), Date.UTC(2080, 0, 1), 'too_long'],
    ['without a number', Number.NaN, day, 'not_an_instant'],
    ['between milliseconds', day + 0.5, day + 2, 'not_an_instant'],
  ])('%s is refused before anything is searched', (_, from, to, fault) => {
    expect(() => changesBetween(PACKED, from, to)).toThrow(TransitRangeError);
    expect(() => changesBetween(PACKED, from, to)).toThrow(expect.objectContaining({ fault }));
  });

  test('outside the ephemeris is refused, and its very ends are not', () => {
    expect(() => changesBetween(PACKED, EPHEMERIS_FIRST_MS - 1, day)).toThrow(TransitRangeError);
    expect(() =>
      changesBetween(PACKED, EPHEMERIS_FIRST_MS - 1, EPHEMERIS_FIRST_MS + MS_PER_DAY),
    ).toThrow(EphemerisRangeError);
    expect(() =>
      changesBetween(PACKED, EPHEMERIS_LAST_MS - MS_PER_DAY, EPHEMERIS_LAST_MS + 1),
    ).toThrow(EphemerisRangeError);
    for (const from of [EPHEMERIS_FIRST_MS, EPHEMERIS_LAST_MS - 10 * MS_PER_DAY]) {
      const found = [...changesBetween(PACKED, from, from + 10 * MS_PER_DAY)];
      expect(found.filter(({ body }) => body === 'moon').length).toBeGreaterThan(20);
    }
  });
});
