import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ObservedBodyId } from '../bodies.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import { EPHEMERIS_LAST_MS, type Ephemeris } from '../ephemeris/port.ts';
import { wrap180, wrap360 } from '../wheel.ts';
import { type ReturnKind, returnsBetween } from './returns.ts';
import { longitudeOf } from './sky.ts';

/*
 * Returns against what anybody would do without a method: look at the body every few hours for as long
 * as a life lasts, and note where it passes its place.
 */

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;
const MS_PER_YEAR = 365.25 * MS_PER_DAY;

const PACKED = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

interface Sampling {
  readonly kind: ReturnKind;
  readonly body: ObservedBodyId;
  readonly aheadDeg: number;
  readonly stepMs: number;
  readonly years: number;
  /** Passages of the first loop, soon after birth, are no returns. */
  readonly afterMs: number;
}

function sampling(
  kind: ReturnKind,
  body: ObservedBodyId,
  [hours, years, afterYears]: readonly [number, number, number],
  aheadDeg = 0,
): Sampling {
  const [stepMs, afterMs] = [hours * MS_PER_HOUR, afterYears * MS_PER_YEAR];
  return { kind, body, aheadDeg, stepMs, years, afterMs };
}

const SAMPLINGS: readonly Sampling[] = [
  sampling('solar', 'sun', [3, 30, 0.5]),
  sampling('lunar', 'moon', [1, 6, 0.05]),
  sampling('saturn', 'saturn', [4, 92, 15]),
  sampling('uranus_opposition', 'uranus', [4, 60, 25], 180),
  sampling('nodal', 'north_node', [1, 40, 10]),
];

function endOf(birthMs: number, { years }: Sampling): number {
  return Math.min(birthMs + years * MS_PER_YEAR, EPHEMERIS_LAST_MS);
}

/** About when the body passes its place, by straight lines between samples. */
function sampledReturns(birthMs: number, by: Sampling): number[] {
  const { body, aheadDeg, stepMs, afterMs } = by;
  const longitudeAt = longitudeOf(PACKED, body);
  const target = longitudeAt(birthMs) + aheadDeg;
  const found: number[] = [];
  let before = wrap180(longitudeAt(birthMs) - target);
  for (let utcMs = birthMs + stepMs; utcMs < endOf(birthMs, by); utcMs += stepMs) {
    const after = wrap180(longitudeAt(utcMs) - target);
    const isPassed = before < 0 !== after < 0 && Math.abs(after - before) < 90;
    const at = utcMs - stepMs + (stepMs * before) / (before - after);
    if (isPassed && at > birthMs + afterMs) found.push(at);
    before = after;
  }
  return found;
}

const BIRTHS = [
  ['the first year', Date.UTC(1850, 0, 2, 6)],
  ['1900', Date.UTC(1900, 0, 1)],
  ['a leap day', Date.UTC(1928, 1, 29, 23, 59)],
  ['1961', Date.UTC(1961, 7, 4, 19, 24)],
  ['the last second of 1999', Date.UTC(1999, 11, 31, 23, 59, 59)],
  ['a year that ends with the ephemeris', Date.UTC(2060, 5, 15, 12)],
] as const;

test.each(BIRTHS)(
  'a birth in %s has the returns that samples show, and none besides',
  (_, birthMs) => {
    for (const each of SAMPLINGS) {
      const { kind, stepMs } = each;
      const expected = sampledReturns(birthMs, each);
      const toMs = Math.max(endOf(birthMs, each) - stepMs, birthMs);
      const found = returnsBetween(PACKED, birthMs, birthMs, toMs, [kind]).map(({ at }) => at);
      const early = expected.filter((at) => at < toMs);
      expect([kind, found.length]).toEqual([kind, early.length]);
      found.forEach((at, index) => {
        expect(Math.abs(at - (early[index] ?? Number.NaN))).toBeLessThan(stepMs);
      });
    }
  },
  60_000,
);

test('Saturn passes its place once, or forward, back and forward again', () => {
  const passes = new Set<number>();
  for (let month = 0; month < 240; month++) {
    const birthMs = Date.UTC(1900, month, 11, 5);
    const found = returnsBetween(PACKED, birthMs, birthMs, birthMs + 65 * MS_PER_YEAR, ['saturn']);
    for (const cycle of [1, 2]) {
      const own = found.filter((one) => one.cycle === cycle);
      passes.add(own.length);
      expect(own.map(({ isRetrograde }) => isRetrograde)).toEqual(
        [false, true, false].slice(0, own.length),
      );
    }
  }
  expect(passes).toEqual(new Set([1, 3]));
}, 60_000);

/** Saturn swings once about its place at birth and turns a little beyond it, at 7:31 of a day. */
function swingingSky(birthMs: number, turnMs: number, reachDeg: number): Ephemeris {
  const saturnAt = (utcMs: number) => {
    if (utcMs < birthMs + MS_PER_DAY) return 100;
    return wrap360(100 + reachDeg - ((utcMs - turnMs) / MS_PER_DAY) ** 2 / 500);
  };
  const rest = { moon: 10, mercury: 10, venus: 10, mars: 10, jupiter: 10 };
  const slow = { uranus: 10, neptune: 10, pluto: 10, north_node: 10 };
  return {
    name: 'Saturn turns',
    longitudes: (utcMs) => ({ sun: 10, ...rest, ...slow, saturn: saturnAt(utcMs) }),
    sunLongitude: () => 10,
  };
}

test.each([1e-6, 1e-4, 0.002])(
  'a turn %f° beyond the place is found wherever the range ends soon after it',
  (reachDeg) => {
    const birthMs = Date.UTC(1950, 0, 1);
    const turnMs = Date.UTC(1979, 5, 5, 7, 31);
    const sky = swingingSky(birthMs, turnMs, reachDeg);
    for (let hours = 26; hours < 100; hours += 1) {
      const toMs = turnMs + hours * MS_PER_HOUR;
      const found = returnsBetween(sky, birthMs, turnMs - 30 * MS_PER_DAY, toMs, ['saturn']);
      expect([hours, found.length]).toEqual([hours, 2]);
      const late = returnsBetween(sky, birthMs, turnMs - hours * MS_PER_HOUR, toMs, ['saturn']);
      expect([hours, late.length]).toEqual([hours, 2]);
    }
  },
);
