import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OBSERVED_BODY_IDS, type ObservedBodyId } from '../bodies.ts';
import { computeChart } from '../chart.ts';
import { wrap180 } from '../wheel.ts';
import { createPackedEphemeris } from './packed.ts';
import { PACK_DECADES, PACK_LEAD_DAYS, packFileName } from './packed-format.ts';
import { EPHEMERIS_FIRST_MS, EPHEMERIS_LAST_MS, EphemerisRangeError } from './port.ts';
import { differsFrom, readReferenceCharts } from './reference.ts';

const MS_PER_DAY = 86_400_000;

function readPack(decade: number): Uint8Array {
  return readFileSync(new URL(`./pack/${packFileName(decade)}`, import.meta.url));
}

/** An ephemeris that has only some files. */
function having(...decades: readonly number[]) {
  return createPackedEphemeris((decade) =>
    decades.includes(decade) ? readPack(decade) : undefined,
  );
}

const ALL = having(...PACK_DECADES);

const REFERENCES = readReferenceCharts(
  readFileSync(new URL('../truth/positions.json', import.meta.url), 'utf8'),
);

/** Each instant of the reference, birth and design alike. */
const INSTANTS = REFERENCES.flatMap(({ birthUtcMs, designUtcMs, longitudes }) => [
  { utcMs: birthUtcMs, expected: longitudes.personality },
  { utcMs: designUtcMs, expected: longitudes.design },
]);

interface Tolerance {
  /** Arcseconds over all instants. */
  readonly mean: number;
  /** Arcseconds at elongations, in longitude, from 12° on, where the tables say it all. */
  readonly max: number;
  /** Arcseconds anywhere. */
  readonly maxNearSun: number;
}

const PLANET: Tolerance = { mean: 0.012, max: 0.05, maxNearSun: 0.05 };

const TOLERANCES: Readonly<Record<ObservedBodyId, Tolerance>> = {
  sun: { mean: 0.004, max: 0.02, maxNearSun: 0.02 },
  moon: { mean: 0.01, max: 0.05, maxNearSun: 0.05 },
  north_node: { mean: 0.02, max: 0.09, maxNearSun: 0.115 },
  mercury: PLANET,
  venus: PLANET,
  // Near opposition Mars is close to us, and the asteroids' pull on it counts for more.
  mars: { ...PLANET, max: 0.15, maxNearSun: 0.15 },
  jupiter: PLANET,
  saturn: PLANET,
  uranus: PLANET,
  neptune: PLANET,
  pluto: PLANET,
};

describe('against the reference', () => {
  test.for(OBSERVED_BODY_IDS)('%s is right to hundredths of an arcsecond', async (id, context) => {
    let sum = 0;
    let max = 0;
    let maxNearSun = 0;
    for (const { utcMs, expected } of INSTANTS) {
      const error = Math.abs(wrap180(ALL.longitudes(utcMs)[id] - expected[id])) * 3600;
      sum += error;
      const elongation = Math.abs(wrap180(expected[id] - expected.sun));
      if (id === 'sun' || elongation >= 12) max = Math.max(max, error);
      maxNearSun = Math.max(maxNearSun, error);
    }
    const mean = sum / INSTANTS.length;
    await context.annotate(
      `${id}: mean ${mean.toFixed(4)}″, max ${max.toFixed(3)}″, near the Sun ${maxNearSun.toFixed(3)}″`,
    );
    expect(INSTANTS).toHaveLength(4000);
    expect(mean).toBeLessThan(TOLERANCES[id].mean);
    expect(max).toBeLessThan(TOLERANCES[id].max);
    expect(maxNearSun).toBeLessThan(TOLERANCES[id].maxNearSun);
  });

  test('no chart of 2,000 differs in any gate or line', () => {
    const differing = REFERENCES.filter((reference) =>
      differsFrom(computeChart(reference.birthUtcMs, ALL), reference),
    );
    expect(REFERENCES).toHaveLength(2000);
    expect(differing.map(({ birthUtcMs }) => new Date(birthUtcMs).toISOString())).toEqual([]);
  });

  test('design moments are right to half a second', () => {
    const worst = Math.max(
      ...REFERENCES.map(({ birthUtcMs, designUtcMs }) =>
        Math.abs(computeChart(birthUtcMs, ALL).designUtcMs - designUtcMs),
      ),
    );
    expect(worst).toBeLessThan(500);
  });
});

describe('files of neighboring decades', () => {
  test.for(PACK_DECADES.slice(1))('%i and the decade before say the same', (decade) => {
    const start = Date.UTC(decade, 0, 1);
    const before = having(decade - 10);
    const after = having(decade);
    for (let days = PACK_LEAD_DAYS; days > 0; days -= 7.3) {
      const utcMs = start - days * MS_PER_DAY;
      expect(after.longitudes(utcMs)).toEqual(before.longitudes(utcMs));
    }
  });

  test('one file serves the births of its decade with their design moments', () => {
    const birthUtcMs = Date.UTC(1980, 0, 1);
    expect(computeChart(birthUtcMs, having(1980))).toEqual(computeChart(birthUtcMs, ALL));
  });

  test('positions do not jump where one decade follows another', () => {
    for (const decade of PACK_DECADES.slice(1)) {
      const start = Date.UTC(decade, 0, 1);
      const before = ALL.longitudes(start - 1);
      const after = ALL.longitudes(start);
      for (const id of OBSERVED_BODY_IDS) {
        expect(Math.abs(wrap180(after[id] - before[id])) * 3600).toBeLessThan(0.01);
      }
    }
  });
});

describe('where it ends', () => {
  test('the first and the last covered instant have positions', () => {
    for (const utcMs of [EPHEMERIS_FIRST_MS, EPHEMERIS_LAST_MS]) {
      for (const longitude of Object.values(ALL.longitudes(utcMs))) {
        expect(longitude).toBeGreaterThanOrEqual(0);
        expect(longitude).toBeLessThan(360);
      }
    }
  });

  test('an instant outside the covered years, or none at all, is refused', () => {
    for (const utcMs of [EPHEMERIS_FIRST_MS - 1, EPHEMERIS_LAST_MS + 1, Number.NaN]) {
      expect(() => ALL.longitudes(utcMs)).toThrow(EphemerisRangeError);
      expect(() => ALL.sunLongitude(utcMs)).toThrow(EphemerisRangeError);
    }
  });

  test('an instant whose file is not at hand is refused', () => {
    const lead = PACK_LEAD_DAYS * MS_PER_DAY;
    const start = Date.UTC(1980, 0, 1);
    const ephemeris = having(1980);
    expect(() => ephemeris.sunLongitude(start - lead - 1)).toThrow(EphemerisRangeError);
    expect(() => ephemeris.sunLongitude(Date.UTC(1990, 0, 1))).toThrow(EphemerisRangeError);
    expect(ephemeris.sunLongitude(start - lead)).toBe(ALL.sunLongitude(start - lead));
  });

  test('every decade is loaded once, and only when it is needed', () => {
    const loaded: number[] = [];
    const ephemeris = createPackedEphemeris((decade) => {
      loaded.push(decade);
      return readPack(decade);
    });
    for (const [year, month] of [
      [1984, 0],
      [1986, 0],
      [1849, 9],
      [2101, 0],
      [1985, 0],
    ] as const) {
      ephemeris.longitudes(Date.UTC(year, month, 2));
    }
    expect(loaded).toEqual([1980, 1850, 2100]);
  });
});

test('the Sun alone stands where it stands among the others', () => {
  for (const { utcMs } of INSTANTS.slice(0, 200)) {
    expect(ALL.sunLongitude(utcMs)).toBe(ALL.longitudes(utcMs).sun);
  }
});

test('a body alone stands where it stands among the others', () => {
  for (const { utcMs } of INSTANTS.slice(0, 200)) {
    const all = ALL.longitudes(utcMs);
    for (const body of OBSERVED_BODY_IDS) {
      expect([body, ALL.longitude?.(body, utcMs)]).toEqual([body, all[body]]);
    }
  }
});
