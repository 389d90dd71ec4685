import { expect, test } from 'vitest';
import { decodePack, decodeQuanta, evaluateTable } from '#shared/engine/ephemeris/packed-decode.ts';
import {
  GRID_FIRST_DAY,
  PACK_BODY_IDS,
  type QuantaPack,
  type QuantaTable,
} from '#shared/engine/ephemeris/packed-format.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { encodePack } from './pack-writer.ts';

const QUANTA_PER_TURN = 3_600_000;

/** Reproducible integers from -range to range (Lehmer's generator). */
function numbers(seed: number): (range: number) => number {
  let state = seed;
  return (range) => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % (2 * range + 1)) - range;
  };
}

/** A table whose segments join within a few quanta, as a moving body's do. */
function tableOf(seed: number, motionQuanta: number, segmentCount: number): QuantaTable {
  const next = numbers(seed);
  const ranges = [0, 2 ** 30, 70_000, 1, 0, 300, 0, 1];
  const quanta: number[] = [];
  let end = 1_234_567;
  for (let segment = 0; segment < segmentCount; segment++) {
    const row = ranges.map((range) => next(range));
    row[1] = (row[1] ?? 0) + motionQuanta;
    const higher = row.slice(1);
    const atStart = higher.reduce((sum, value, k) => sum + (k % 2 === 0 ? -value : value), 0);
    const atEnd = higher.reduce((sum, value) => sum + value, 0);
    row[0] = end + next(3) - atStart;
    end = row[0] + atEnd;
    quanta.push(...row);
  }
  const header = {
    segmentDays: 40 + seed,
    firstSegment: 7 * seed,
    segmentCount,
    degree: ranges.length - 1,
    quantaPerTurn: QUANTA_PER_TURN,
    startQuanta: 1_234_567,
    motionQuanta,
  };
  return { header, quanta: Float64Array.from(quanta) };
}

const PACK: QuantaPack = recordOf(PACK_BODY_IDS, (id) => {
  const index = PACK_BODY_IDS.indexOf(id);
  return tableOf(index + 1, (index - 5) * 1_000_003, 3 + index);
});

test('packed coefficients survive exactly', () => {
  expect(decodeQuanta(encodePack(PACK))).toEqual(PACK);
});

test('reads a pack inside a larger buffer', () => {
  const bytes = encodePack(PACK);
  const buffer = new Uint8Array(bytes.length + 13);
  buffer.set(bytes, 5);
  expect(decodeQuanta(buffer.subarray(5, 5 + bytes.length))).toEqual(PACK);
});

test('removes whole turns between segments', () => {
  const { header, quanta } = PACK.mars;
  const row = header.degree + 1;
  const turned = quanta.map((value, k) => (k === 2 * row ? value - 5 * QUANTA_PER_TURN : value));
  const bytes = encodePack({ ...PACK, mars: { header, quanta: turned } });
  expect(decodeQuanta(bytes).mars).toEqual(PACK.mars);
});

test('a table of zeros takes no bits for its coefficients', () => {
  const header = { ...PACK.sun.header, startQuanta: 0, motionQuanta: 0, segmentCount: 500 };
  const zeros = { header, quanta: new Float64Array(500 * (header.degree + 1)) };
  const short = { header: { ...header, segmentCount: 1 }, quanta: zeros.quanta.slice(0, 8) };
  expect(encodePack({ ...PACK, sun: zeros })).toHaveLength(
    encodePack({ ...PACK, sun: short }).length,
  );
});

test('rejects a number over 32 bits instead of truncating it', () => {
  const quanta = PACK.sun.quanta.map((value, k) => (k === 2 ? 2 ** 33 : value));
  expect(() => encodePack({ ...PACK, sun: { header: PACK.sun.header, quanta } })).toThrow(
    RangeError,
  );
});

test('rejects bytes that are not a pack', () => {
  expect(() => decodeQuanta(new Uint8Array(3))).toThrow(RangeError);
  expect(() => decodeQuanta(new TextEncoder().encode('{"not":"a pack"}'))).toThrow(RangeError);
});

test('evaluates a table as the sum of its Chebyshev polynomials, in degrees', () => {
  const table = decodePack(encodePack(PACK)).venus;
  const { header, quanta } = PACK.venus;
  const segment = 2;
  const x = 0.37;
  const day = GRID_FIRST_DAY + (header.firstSegment + segment + (x + 1) / 2) * header.segmentDays;
  const row = Array.from(quanta.slice(segment * (header.degree + 1), (segment + 1) * 8));
  const sum = row.reduce((total, value, k) => total + value * Math.cos(k * Math.acos(x)), 0);
  const turns = (evaluateTable(table, day) - (sum * 360) / QUANTA_PER_TURN) / 360;
  expect(turns).toBeCloseTo(Math.round(turns), 9);
});
