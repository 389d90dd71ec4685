import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodePack, decodeQuanta, evaluateTable, type LongitudeTable } from './packed-decode.ts';
import { GRID_FIRST_DAY, PACK_BODY_IDS, PACK_DECADES, packFileName } from './packed-format.ts';

function packOf(decade: number): Uint8Array {
  return readFileSync(new URL(`./pack/${packFileName(decade)}`, import.meta.url));
}

/** A Chebyshev series by the definition of its polynomials: T(n)(cos a) = cos(n a). */
function seriesAt(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, c, n) => sum + c * Math.cos(n * Math.acos(x)), 0);
}

function tableOf(rows: readonly (readonly number[])[], segmentDays = 8): LongitudeTable {
  return {
    segmentDays,
    firstSegment: 3,
    segmentCount: rows.length,
    degree: (rows[0]?.length ?? 0) - 1,
    coefficients: Float64Array.from(rows.flat()),
  };
}

/** The day at a place (-1 to 1) within a segment of `tableOf`. */
function dayAt(table: LongitudeTable, segment: number, x: number): number {
  return GRID_FIRST_DAY + (table.firstSegment + segment + (x + 1) / 2) * table.segmentDays;
}

describe('a table of Chebyshev segments', () => {
  const rows = [
    [10, 4, -0.5, 0.25, 0.03, -0.01],
    [18, 3.5, 0.4, -0.2, 0.02, 0.015],
    [25, -2, 0.3, 0.1, -0.05, 0.002],
  ];
  const table = tableOf(rows);

  test.for([-1, -0.75, -0.3, 0, 0.2, 0.625, 0.99])('has the value of its series at %f', (x) => {
    for (const [segment, coefficients] of rows.entries()) {
      expect(evaluateTable(table, dayAt(table, segment, x))).toBeCloseTo(
        seriesAt(coefficients, x),
        10,
      );
    }
  });

  test('takes the first bit of a segment from that segment', () => {
    expect(evaluateTable(table, dayAt(table, 1, -1))).toBeCloseTo(seriesAt(rows[1] ?? [], -1), 10);
  });

  test('has no value outside its days', () => {
    expect(evaluateTable(table, dayAt(table, -1, 0.5))).toBeNaN();
    expect(evaluateTable(table, dayAt(table, 3, 0))).toBeNaN();
    expect(evaluateTable(table, Number.NaN)).toBeNaN();
  });

  test('of a body that moves evenly is a straight line', () => {
    const even = tableOf([[100, 8, 0, 0]], 16);
    for (const x of [-1, -0.5, 0, 0.5]) {
      expect(evaluateTable(even, dayAt(even, 0, x))).toBeCloseTo(100 + 8 * x, 12);
    }
  });
});

describe('a pack file', () => {
  test.for(PACK_DECADES)('of %i holds a table for each body, over the whole decade', (decade) => {
    const tables = decodePack(packOf(decade));
    expect(Object.keys(tables)).toEqual(PACK_BODY_IDS);
    const start = Date.UTC(decade, 0, 1) / 86_400_000 - 10_957.5;
    // Positions end with the first days of 2101.
    const end = decade === 2100 ? start + 366 : start + 3650;
    for (const id of PACK_BODY_IDS) {
      const table = tables[id];
      expect(table.degree % 2).toBe(1);
      expect(table.coefficients).toHaveLength(table.segmentCount * (table.degree + 1));
      const first = GRID_FIRST_DAY + table.firstSegment * table.segmentDays;
      expect(first).toBeLessThanOrEqual(Math.max(start - 100, GRID_FIRST_DAY));
      expect(first + table.segmentCount * table.segmentDays).toBeGreaterThan(end);
    }
  });

  test('joins its segments without a step', () => {
    const tables = decodePack(packOf(1980));
    for (const id of PACK_BODY_IDS) {
      const table = tables[id];
      for (let segment = 1; segment < table.segmentCount; segment++) {
        const day = dayAt(table, segment, -1);
        const before = evaluateTable(table, day - 1e-6);
        const step = ((evaluateTable(table, day) - before + 540) % 360) - 180;
        // A millionth of a day takes the Moon 0.05 arcsec on.
        expect(Math.abs(step) * 3600).toBeLessThan(0.2);
      }
    }
  });

  test('says the same wherever in a larger buffer its bytes lie', () => {
    const bytes = packOf(1990);
    const shifted = new Uint8Array(bytes.length + 13);
    shifted.set(bytes, 13);
    expect(decodeQuanta(shifted.subarray(13))).toEqual(decodeQuanta(bytes));
  });

  test.for([
    ['no bytes', (bytes: Uint8Array) => bytes.subarray(0, 0)],
    ['three bytes', (bytes: Uint8Array) => bytes.subarray(0, 3)],
    ['another file', () => new TextEncoder().encode('{"type":"Generator"}')],
    ['the head of a pack alone', (bytes: Uint8Array) => bytes.subarray(0, 30)],
    ['half a pack', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
    ['a pack without its last table', (bytes: Uint8Array) => bytes.subarray(0, -600)],
  ] as const)('that is %s is refused', ([, damage]) => {
    expect(() => decodePack(damage(packOf(2000)))).toThrow(RangeError);
  });
});
