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
 * Clenshaw's sum, parted into the even and the odd coefficients: T(2k) (x) is T(k) (y) with
 * y = 2x^2 - 1, and the odd ones follow the same recurrence in y from T(1) = T(-1) = x. The two
 * sums do not wait for each other, which takes a third off the time.
 */
export function evaluateTable(table: LongitudeTable, day: number): number {
  const { coefficients, degree } = table;
  // Counted on the grid, so that every file with a day gives the same bits for it.
  const place = (day - GRID_FIRST_DAY) / table.segmentDays;
  const segment = Math.floor(place);
  const start = (segment - table.firstSegment) * (degree + 1);
  const x = 2 * (place - segment) - 1;
  const y = 2 * x * x - 1;
  const twice = 2 * y;
  let evenLater = 0;
  let even = 0;
  let oddLater = 0;
  let odd = 0;
  for (let k = start + degree; k > start + 1; k -= 2) {
    const nextOdd = twice * odd + (coefficientAt(coefficients, k) - oddLater);
    oddLater = odd;
    odd = nextOdd;
    const nextEven = twice * even + (coefficientAt(coefficients, k - 1) - evenLater);
    evenLater = even;
    even = nextEven;
  }
  const oddSum = twice * odd - oddLater + coefficientAt(coefficients, start + 1) - odd;
  return x * oddSum + (y * even - evenLater + coefficientAt(coefficients, start));
}
