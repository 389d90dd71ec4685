import { expect, test } from 'vitest';
import { ARCSEC_PER_RAD, DAYS_PER_CENTURY, J2000_JD, KM_PER_AU } from './constants.ts';
import { earthPole } from './earth-pole.ts';
import { lunarFigure, tidalFriction } from './lunar-forces.ts';
import { createMasses } from './masses.ts';
import { DE430 } from './states.data.ts';
import { dot, length, scale, subtract } from './vector.ts';

const { earth, moon } = createMasses(DE430);
const apart = subtract(moon.position, earth.position);
const velocity = subtract(moon.velocity, earth.velocity);

test('the pole agrees with the IAU’s precession and nutation', () => {
  // CIP coordinates of J2000: -5.56 and -5.78 arcsec, nearly all of it nutation.
  const pole = earthPole(J2000_JD);
  expect(pole.x * ARCSEC_PER_RAD).toBeCloseTo(-5.56, 1);
  expect(pole.y * ARCSEC_PER_RAD).toBeCloseTo(-5.78, 1);
  expect(length(pole)).toBeCloseTo(1, 12);
  const later = earthPole(J2000_JD + DAYS_PER_CENTURY);
  expect((later.x - pole.x) * ARCSEC_PER_RAD).toBeGreaterThan(1990);
});

test('the Moon’s long axis points at the Earth and adds a hundred-millionth to its attraction', () => {
  const pull = lunarFigure(earth, moon, DE430.epochJd);
  const inward = dot(pull, scale(apart, 1 / length(apart)));
  const newton = moon.gm / dot(apart, apart);
  // (3/2 J2 + 9 C22) (R / r)^2 on the axis itself; librations take a few per cent.
  const onAxis = 5.06e-4 * (1738 / KM_PER_AU / length(apart)) ** 2;
  expect(inward / newton / onAxis).toBeGreaterThan(0.9);
  expect(inward / newton / onAxis).toBeLessThan(1.01);
});

test('tides accelerate the Moon, which slows its mean motion by some 26 arcsec per century squared', () => {
  const push = tidalFriction(earth, moon, 6378.1366 / KM_PER_AU, earthPole(DE430.epochJd));
  const along = dot(push, velocity) / length(velocity);
  const distance = length(apart);
  const slowing = (-3 * along * ARCSEC_PER_RAD * DAYS_PER_CENTURY ** 2) / distance;
  // At the mean distance: the push falls off with the seventh power.
  const usual = slowing * (distance / (384_400 / KM_PER_AU)) ** 8;
  expect(usual).toBeGreaterThan(-30);
  expect(usual).toBeLessThan(-22);
});
