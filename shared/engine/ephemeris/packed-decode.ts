import type { ObservedBodyId } from '../bodies.ts';
import { recordOf } from '../lookup.ts';
import { at } from './packed-at.ts';
import {
  GRID_FIRST_DAY,
  MAGIC,
  PACK_BODY_IDS,
  type QuantaPack,
  type QuantaTable,
  TABLE_HEADER_BYTES,
  type TableHeader,
} from './packed-format.ts';

/** Longitudes of one body without nutation: Chebyshev series on segments of equal length. */
export interface LongitudeTable {
  readonly segmentDays: number;
  /** Grid number of the first segment: segment n begins at GRID_FIRST_DAY + n * segmentDays. */
  readonly firstSegment: number;
  readonly segmentCount: number;
  /** Odd. */
  readonly degree: number;
  /** Degrees; row-major, segmentCount x (degree + 1); the coefficient of T0 is in [0, 360). */
  readonly coefficients: Float64Array;
}

/** The tables of one file. */
export type DecodedPack = Readonly<Record<ObservedBodyId, LongitudeTable>>;

function readHeader(view: DataView, offset: number): TableHeader {
  return {
    segmentDays: view.getUint16(offset, true),
    firstSegment: view.getUint16(offset + 2, true),
    segmentCount: view.getUint16(offset + 4, true),
    degree: view.getUint16(offset + 6, true),
    quantaPerTurn: view.getUint32(offset + 8, true),
    startQuanta: view.getUint32(offset + 12, true),
    motionQuanta: view.getInt32(offset + 16, true),
  };
}

/** A two's complement number of 0 to 32 bits, counted from the view's start. */
function readSigned(view: DataView, bit: number, width: number): number {
  if (width === 0) return 0;
  const byte = bit >>> 3;
  const shift = bit & 7;
  let word = view.getUint32(byte, true) >>> shift;
  if (shift + width > 32) word |= view.getUint8(byte + 4) << (32 - shift);
  return (word << (32 - width)) >> (32 - width);
}

function readQuanta(
  view: DataView,
  offset: number,
  header: TableHeader,
): { quanta: Float64Array; end: number } {
  const row = header.degree + 1;
  const widths = new Uint8Array(view.buffer, view.byteOffset + offset, row);
  const quanta = new Float64Array(header.segmentCount * row);
  let bit = (offset + row) * 8;
  for (let k = 0; k < quanta.length; k += row) {
    for (let degree = 0; degree < row; degree++) {
      const width = at(widths, degree);
      quanta[k + degree] = readSigned(view, bit, width);
      bit += width;
    }
  }
  return { quanta, end: Math.ceil(bit / 8) };
}

/** Undoes the savings of T0 and T1, in place; whole numbers throughout, so nothing is lost. */
function restore(header: TableHeader, quanta: Float64Array): void {
  const row = header.degree + 1;
  let end = header.startQuanta;
  for (let k = 0; k < quanta.length; k += row) {
    quanta[k + 1] = at(quanta, k + 1) + header.motionQuanta;
    let atStart = 0;
    let atEnd = 0;
    for (let degree = 1; degree < row; degree++) {
      const value = at(quanta, k + degree);
      atEnd += value;
      atStart += degree % 2 === 0 ? value : -value;
    }
    const constant = end + at(quanta, k) - atStart;
    quanta[k] = constant;
    end = constant + atEnd;
  }
}

/**
 * The tables of a pack file in whole quanta, T0 not reduced to one turn.
 * @throws RangeError when the bytes are no pack file
 */
export function decodeQuanta(bytes: Uint8Array): QuantaPack {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint32(0, true) !== MAGIC) {
    throw new RangeError('These bytes are not an ephemeris pack file');
  }
  let offset = 4;
  return recordOf(PACK_BODY_IDS, () => {
    const header = readHeader(view, offset);
    const { quanta, end } = readQuanta(view, offset + TABLE_HEADER_BYTES, header);
    restore(header, quanta);
    offset = end;
    return { header, quanta };
  });
}

function toTable({ header, quanta }: QuantaTable): LongitudeTable {
  const row = header.degree + 1;
  const degreesPerQuantum = 360 / header.quantaPerTurn;
  const coefficients = new Float64Array(quanta.length);
  for (let k = 0; k < quanta.length; k++) {
    const value = at(quanta, k);
    const reduced = k % row === 0 ? modulo(value, header.quantaPerTurn) : value;
    coefficients[k] = reduced * degreesPerQuantum;
  }
  const { segmentDays, firstSegment, segmentCount, degree } = header;
  return { segmentDays, firstSegment, segmentCount, degree, coefficients };
}

function modulo(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus;
}

/**
 * Unpacks a pack file, about 2 ms.
 * @throws RangeError when the bytes are no pack file
 */
export function decodePack(bytes: Uint8Array): DecodedPack {
  const tables = decodeQuanta(bytes);
  return recordOf(PACK_BODY_IDS, (id) => toTable(tables[id]));
}

/** Like `at`, which reads arrays of several kinds and so is slower for each. */
function coefficientAt(coefficients: Float64Array, index: number): number {
  return coefficients[index] as number;
}

/**
 * Longitude in degrees, not reduced to one turn, mean equinox of date. The day (TT since J2000) has
 * to lie within the table; NaN outside.
 *
 * Clenshaw's sum, parted into four by the remainder r of the degree: T(4k + r) (x) follows in k the
 * recurrence of T(k) (z) with z = T4(x), from T(r) and T(r - 4) = T(4 - r) on. The four sums do not
 * wait for each other.
 */
export function evaluateTable(table: LongitudeTable, day: number): number {
  const { coefficients, degree } = table;
  // Counted on the grid, so that every file with a day gives the same bits for it.
  const segments = (day - GRID_FIRST_DAY) / table.segmentDays;
  const segment = Math.floor(segments);
  const start = (segment - table.firstSegment) * (degree + 1);
  const t1 = 2 * (segments - segment) - 1;
  const t2 = 2 * t1 * t1 - 1;
  const t3 = t1 * (2 * t2 - 1);
  const t4 = 2 * t2 * t2 - 1;
  const twice = 2 * t4;
  let later0 = 0;
  let later1 = 0;
  let later2 = 0;
  let later3 = 0;
  // The last coefficients: two or four of them.
  const last = start + (degree & ~3);
  const isFour = last + 3 === start + degree;
  let sum0 = coefficientAt(coefficients, last);
  let sum1 = coefficientAt(coefficients, last + 1);
  let sum2 = isFour ? coefficientAt(coefficients, last + 2) : 0;
  let sum3 = isFour ? coefficientAt(coefficients, last + 3) : 0;
  for (let k = last - 4; k >= start; k -= 4) {
    const next0 = twice * sum0 + (coefficientAt(coefficients, k) - later0);
    later0 = sum0;
    sum0 = next0;
    const next1 = twice * sum1 + (coefficientAt(coefficients, k + 1) - later1);
    later1 = sum1;
    sum1 = next1;
    const next2 = twice * sum2 + (coefficientAt(coefficients, k + 2) - later2);
    later2 = sum2;
    sum2 = next2;
    const next3 = twice * sum3 + (coefficientAt(coefficients, k + 3) - later3);
    later3 = sum3;
    sum3 = next3;
  }
  const odd = sum1 * t1 - later1 * t3 + (sum3 * t3 - later3 * t1);
  return odd + (sum2 - later2) * t2 + (sum0 - later0 * t4);
}
