import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OBSERVED_BODY_IDS } from '../bodies.ts';
import { computeChart } from '../chart.ts';
import { wrap180 } from '../wheel.ts';
import { astronomyEphemeris } from './astronomy.ts';
import { EphemerisRangeError } from './port.ts';
import { differsFrom, readReferenceCharts } from './reference.ts';

const REFERENCES = readReferenceCharts(
  readFileSync(new URL('../truth/positions.json', import.meta.url), 'utf8'),
);

/** Largest error over the reference in arcseconds, as measured and a little rounded up. */
const WORST_ARCSECONDS = {
  sun: 3,
  north_node: 20,
  moon: 7,
  mercury: 14,
  venus: 20,
  mars: 12,
  jupiter: 11,
  saturn: 14,
  uranus: 14,
  neptune: 20,
  pluto: 11,
};

test('longitudes are within arcseconds of the reference', () => {
  const ephemeris = astronomyEphemeris();
  for (const { birthUtcMs, longitudes } of REFERENCES) {
    const ours = ephemeris.longitudes(birthUtcMs);
    for (const id of OBSERVED_BODY_IDS) {
      const arcseconds = Math.abs(wrap180(ours[id] - longitudes.personality[id])) * 3600;
      if (arcseconds > WORST_ARCSECONDS[id]) {
        expect.fail(
          `${id} is ${arcseconds.toFixed(2)}″ off at ${new Date(birthUtcMs).toISOString()}`,
        );
      }
    }
  }
});

test('at most 2.5 of 100 charts differ from the reference in any gate or line', async ({
  annotate,
}) => {
  const ephemeris = astronomyEphemeris();
  const differing = REFERENCES.filter((reference) =>
    differsFrom(computeChart(reference.birthUtcMs, ephemeris), reference),
  );
  expect(REFERENCES).toHaveLength(2000);
  await annotate(`${differing.length} of ${REFERENCES.length} charts differ (${ephemeris.name})`);
  expect(differing.length / REFERENCES.length).toBeLessThanOrEqual(0.025);
});

test('the Sun alone stands where it stands among the others', () => {
  const ephemeris = astronomyEphemeris();
  const utcMs = Date.UTC(1984, 3, 1, 7);
  expect(ephemeris.sunLongitude(utcMs)).toBe(ephemeris.longitudes(utcMs).sun);
  expect(() => ephemeris.sunLongitude(Date.UTC(1849, 0, 1))).toThrow(EphemerisRangeError);
});
