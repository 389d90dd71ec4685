import { expect, test } from 'vitest';
import { ARCSEC_PER_RAD, RAD_PER_DEG } from './constants.ts';
import { deflect } from './deflection.ts';
import { cross, length } from './vector.ts';

const EARTH = { x: 1, y: 0, z: 0 };
const FAR = 1e7;

/** Bending in arcsec of light from far away at an elongation, seen from 1 AU. */
function bending(elongationDeg: number): number {
  const angle = elongationDeg * RAD_PER_DEG;
  const geocentric = { x: -FAR * Math.cos(angle), y: FAR * Math.sin(angle), z: 0 };
  const body = { x: geocentric.x + EARTH.x, y: geocentric.y, z: 0 };
  const bent = deflect(geocentric, EARTH, body);
  return (length(cross(geocentric, bent)) / FAR ** 2) * ARCSEC_PER_RAD;
}

test('deflects light by 0.004 arcsec at a right angle to the Sun, and more closer to it', () => {
  // 0.00407 arcsec times the cotangent of half the elongation.
  expect(bending(90)).toBeCloseTo(0.00407, 5);
  expect(bending(20)).toBeCloseTo(0.0231, 4);
  expect(bending(180)).toBeCloseTo(0, 6);
});

test('moves a body’s apparent position away from the Sun', () => {
  const bent = deflect({ x: -1, y: 1, z: 0 }, EARTH, { x: 0, y: 1, z: 0 });
  expect(bent.y / -bent.x).toBeGreaterThan(1);
});

test('fades out close to the Sun, where the engine adds it', () => {
  expect(bending(3.9)).toBe(0);
});
