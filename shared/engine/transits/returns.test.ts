import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ObservedBodyId } from '../bodies.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import { EphemerisRangeError } from '../ephemeris/port.ts';
import truth from '../truth/transits.json' with { type: 'json' };
import { wrap180 } from '../wheel.ts';
import { TransitRangeError } from './range.ts';
import { RETURN_KINDS, type ReturnKind, returnsBetween } from './returns.ts';

const MS_PER_SECOND = 1000;
const MS_PER_YEAR = 365.25 * 86_400_000;

const PACKED = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

const KIND_OF: Readonly<Record<string, ReturnKind>> = {
  solar: 'solar',
  lunar: 'lunar',
  saturn: 'saturn',
  uranusOpposition: 'uranus_opposition',
  node: 'nodal',
};
const BODY_OF: Readonly<Record<ReturnKind, ObservedBodyId>> = {
  solar: 'sun',
  lunar: 'moon',
  saturn: 'saturn',
  uranus_opposition: 'uranus',
  nodal: 'north_node',
};

/** Arcseconds a second. */
function speedOf(kind: ReturnKind, utcMs: number): number {
  const [before, after] = [utcMs - 60_000, utcMs + 60_000].map(
    (ms) => PACKED.longitudes(ms)[BODY_OF[kind]],
  );
  return (Math.abs(wrap180((after ?? 0) - (before ?? 0))) * 3600) / 120;
}

const REFERENCES = truth.returns.map(([birth = '', kind = '', utc = '']) => ({
  birthUtcMs: Date.parse(birth),
  kind: KIND_OF[kind] ?? 'solar',
  at: Date.parse(utc),
}));
const BIRTHS = [...new Set(REFERENCES.map(({ birthUtcMs }) => birthUtcMs))];

test.each(BIRTHS)('the returns of a birth at %i are those of the reference', (birthUtcMs) => {
  const found = returnsBetween(PACKED, birthUtcMs, birthUtcMs, birthUtcMs + 50 * MS_PER_YEAR);
  for (const kind of RETURN_KINDS) {
    const theirs = REFERENCES.filter((one) => one.birthUtcMs === birthUtcMs && one.kind === kind);
    const ours = found.filter((one) => one.kind === kind).slice(0, theirs.length);
    expect(theirs.length).toBeGreaterThan(0);
    for (const [index, { at }] of theirs.entries()) {
      const toleranceMs =
        kind === 'solar' ? 5000 : Math.max(1500, (0.3 / speedOf(kind, at)) * MS_PER_SECOND);
      expect(Math.abs((ours[index]?.at ?? Number.NaN) - at)).toBeLessThanOrEqual(toleranceMs);
    }
    // The reference lists the first cycle of the slow bodies in full: it has no further passage.
    const isSlow = kind !== 'solar' && kind !== 'lunar';
    const inFirst = found.filter((one) => one.kind === kind && one.cycle === 1);
    if (isSlow) expect(inFirst).toHaveLength(theirs.length);
  }
});

test('a lifetime has one solar return a year and a lunar one every 27.3 days', () => {
  const birthUtcMs = Date.UTC(1961, 7, 4, 19, 24);
  const found = returnsBetween(PACKED, birthUtcMs, birthUtcMs, birthUtcMs + 120 * MS_PER_YEAR);
  const cyclesOf = (kind: ReturnKind) =>
    found.filter((one) => one.kind === kind).map(({ cycle }) => cycle);
  expect(cyclesOf('solar')).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  expect(cyclesOf('lunar')).toEqual(Array.from({ length: 1604 }, (_, index) => index + 1));
  expect(new Set(cyclesOf('saturn'))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(cyclesOf('nodal'))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(new Set(cyclesOf('uranus_opposition'))).toEqual(new Set([1]));
  expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).sort((a, b) => a - b));
});

test('at each return the body stands where it stood at birth, Uranus opposite', () => {
  const birthUtcMs = Date.UTC(1992, 10, 30, 3, 7);
  const natal = PACKED.longitudes(birthUtcMs);
  const found = returnsBetween(PACKED, birthUtcMs, birthUtcMs, birthUtcMs + 60 * MS_PER_YEAR);
  for (const { at, kind } of found) {
    const body = BODY_OF[kind];
    const ahead = kind === 'uranus_opposition' ? 180 : 0;
    const off = wrap180(PACKED.longitudes(at)[body] - natal[body] - ahead);
    expect(Math.abs(off) * 3600).toBeLessThan(0.01);
  }
});

test('a range gets the returns of a lifetime that lie in it', () => {
  const birthUtcMs = Date.UTC(1986, 8, 3, 5, 45);
  const life = returnsBetween(PACKED, birthUtcMs, birthUtcMs, birthUtcMs + 80 * MS_PER_YEAR);
  // Between the second and the third passage of Saturn, and from an instant of return on.
  const from = life.find(({ kind, isRetrograde }) => kind === 'saturn' && isRetrograde)?.at ?? 0;
  const to = from + 2 * MS_PER_YEAR;
  expect(returnsBetween(PACKED, birthUtcMs, from, to)).toEqual(
    life.filter(({ at }) => at >= from && at < to),
  );
  expect(returnsBetween(PACKED, birthUtcMs, from, to, ['saturn'])).toHaveLength(2);
});

test('planets that pass their place again months after birth have no return then', () => {
  // Saturn was about to turn: it stood there again in the same year.
  const birthUtcMs = Date.UTC(1955, 1, 25, 3, 15);
  const found = returnsBetween(PACKED, birthUtcMs, birthUtcMs, birthUtcMs + 5 * MS_PER_YEAR);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['solar', 'lunar']));
});

test('a range before birth, empty, reversed, too long or outside the ephemeris', () => {
  const birthUtcMs = Date.UTC(2000, 0, 1);
  const between = (from: number, to: number) => returnsBetween(PACKED, birthUtcMs, from, to);
  expect(between(birthUtcMs - 5 * MS_PER_YEAR, birthUtcMs)).toEqual([]);
  expect(between(birthUtcMs, birthUtcMs)).toEqual([]);
  expect(() => between(birthUtcMs, birthUtcMs - 1)).toThrow(TransitRangeError);
  expect(() => between(Date.UTC(1860, 0, 1), Date.UTC(2060, 0, 1))).toThrow(TransitRangeError);
  expect(() => between(birthUtcMs, Date.UTC(2102, 0, 1))).toThrow(EphemerisRangeError);
});
