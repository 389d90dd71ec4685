import { expect, test } from 'vitest';
import { nutationInLongitude } from './packed-nutation.ts';
import { createNutationTable, interpolateNutation } from './packed-nutation-table.ts';

const ARCSEC = 3600;

test('the series gives the value that IAU SOFA publishes to test its own', () => {
  // iauNut00b(2400000.5, 53736.0): dpsi in radians (SOFA, t_sofa_c).
  const published = -0.9632552291148363e-5;
  expect(nutationInLongitude(53_736 - 51_544.5)).toBeCloseTo((published * 180) / Math.PI, 13);
});

test('the table differs from the series by less than 0.0001 arcsec', () => {
  const first = -54_909;
  const last = first + 400;
  const table = createNutationTable(first, last);
  let worst = 0;
  for (let day = first; day <= last; day += 0.137) {
    const error = interpolateNutation(table, day) - nutationInLongitude(day);
    worst = Math.max(worst, Math.abs(error) * ARCSEC);
  }
  expect(worst).toBeGreaterThan(0);
  expect(worst).toBeLessThan(0.0001);
});

test('two tables that have a day in common agree on it to the last bit', () => {
  const day = 1234.567;
  expect(interpolateNutation(createNutationTable(1000, 1300), day)).toBe(
    interpolateNutation(createNutationTable(1234, 1235), day),
  );
});

test('a table computes the series only for the six days around an instant', () => {
  const table = createNutationTable(1000, 1300);
  const known = () => table.values.filter((value) => !Number.isNaN(value)).length;
  expect(known()).toBe(0);
  interpolateNutation(table, 1100.5);
  interpolateNutation(table, 1100.9);
  expect(known()).toBe(6);
});
