import { readFileSync } from 'node:fs';
import {
  Body,
  e_tilt,
  HelioVector,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
} from 'astronomy-engine';
import { expect, test } from 'vitest';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { DEFLECTED_BODY_IDS } from '../ephemeris/sun-deflection.data.ts';
import { wrap180, wrap360 } from '../wheel.ts';
import { heliocentricLongitudes } from './heliocentric.ts';
import { ayanamsaDeg, meanNodeDeg, siderealLongitudes } from './other-reckonings.ts';

const EPHEMERIS = createPackedEphemeris((decade) =>
  readFileSync(`shared/engine/ephemeris/pack/${decade}.bin`),
);
const BODIES = {
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
} as const;
const MOMENTS = Array.from({ length: 60 }, (_, k) =>
  Date.UTC(1905 + 2 * k, (k * 5) % 12, 3, k % 24),
);

test.each(DEFLECTED_BODY_IDS)('%s seen from the Sun agrees with a full theory', (body) => {
  const errors = MOMENTS.map((utcMs) => {
    const time = MakeTime(new Date(utcMs));
    const { x, y } = RotateVector(Rotation_EQJ_ECT(time), HelioVector(BODIES[body], time));
    const expected = wrap360((Math.atan2(y, x) * 180) / Math.PI);
    return Math.abs(
      wrap180(heliocentricLongitudes(EPHEMERIS.longitudes(utcMs), utcMs)[body] - expected),
    );
  });
  expect(Math.max(...errors)).toBeLessThan(0.02);
});

test('the mean node stays within two degrees of the true one, on both sides of it', () => {
  const apart = MOMENTS.map((utcMs) =>
    wrap180(meanNodeDeg(utcMs) - EPHEMERIS.longitudes(utcMs).north_node),
  );
  expect(Math.max(...apart)).toBeGreaterThan(0.5);
  expect(Math.min(...apart)).toBeLessThan(-0.5);
  expect(Math.max(...apart.map(Math.abs))).toBeLessThan(2);
});

// Degrees on January 1 of 1950 as almanacs print them: 23°09′34″ and 24°02′31″.
test.each([
  ['lahiri', 23.1594],
  ['fagan-bradley', 24.0421],
] as const)('the zero point of %s is where almanacs have it', (ayanamsa, degrees) => {
  expect(Math.abs(ayanamsaDeg(ayanamsa, Date.UTC(1950, 0, 1)) - degrees)).toBeLessThan(0.01);
});

test('a sidereal zodiac moves all longitudes alike', () => {
  const utcMs = Date.UTC(1986, 8, 3, 5, 45);
  const tropical = EPHEMERIS.longitudes(utcMs);
  const { sun, pluto } = siderealLongitudes(tropical, 'lahiri', utcMs);
  expect(wrap180(tropical.sun - sun)).toBeCloseTo(23.67, 1);
  expect(wrap180(tropical.sun - sun)).toBeCloseTo(wrap180(tropical.pluto - pluto), 9);
});

test('the mean node has the nutation of a full theory, to an arc second', () => {
  const arcsecApart = MOMENTS.map((utcMs) => {
    const time = MakeTime(new Date(utcMs));
    const t = time.tt / 36_525;
    // IERS Conventions 2003, chapter 5: the Moon's mean ascending node in arc seconds.
    const mean = 450_160.398036 - 6_962_890.5431 * t + 7.4722 * t ** 2 + 0.007702 * t ** 3;
    return Math.abs(wrap180(meanNodeDeg(utcMs) - (mean + e_tilt(time).dpsi) / 3600)) * 3600;
  });
  expect(Math.max(...arcsecApart)).toBeLessThan(1);
});
