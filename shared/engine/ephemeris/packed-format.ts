import type { ObservedBodyId } from '../bodies.ts';

/**
 * An ephemeris pack file, little-endian: `MAGIC` (u32), then one table per observed body in the
 * order of `PACK_BODY_IDS`, then `PACK_PADDING` zero bytes so that a reader may fetch whole
 * words. A table is a header of `TABLE_HEADER_BYTES` (the fields of `TableHeader` in order: four
 * u16, two u32, one i32), one u8 per degree with the width of that coefficient in bits, and the
 * coefficients segment by segment as two's complement numbers of those widths, least significant
 * bit first, filled up to a whole byte.
 *
 * The coefficient of T0 is not stored itself, only by how many quanta the segment begins above the
 * end of the one before (the first: above `startQuanta`); the coefficient of T1 is stored without
 * `motionQuanta`. Both save bits; neither loses any.
 */
export const MAGIC = 0x31504448;
export const PACK_PADDING = 8;
export const TABLE_HEADER_BYTES = 20;

/** The order of the tables in a file: part of the format. */
export const PACK_BODY_IDS = [
  'sun',
  'moon',
  'north_node',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly ObservedBodyId[];

/** Tables of all files lie on one grid that begins here: days TT since J2000; 1849-08-31 noon. */
export const GRID_FIRST_DAY = -54_909;

/**
 * What a table of Chebyshev segments says about itself. Segment n covers `segmentDays` from
 * GRID_FIRST_DAY + n * segmentDays. Coefficients count in quanta of a turn / `quantaPerTurn`.
 */
export interface TableHeader {
  readonly segmentDays: number;
  /** Grid number of the first segment in the file. */
  readonly firstSegment: number;
  readonly segmentCount: number;
  /** Odd, so that coefficients come in pairs. */
  readonly degree: number;
  readonly quantaPerTurn: number;
  /** Longitude at the beginning of the first segment, quanta. */
  readonly startQuanta: number;
  /** Mean motion in half a segment, quanta. */
  readonly motionQuanta: number;
}

/** A table in whole quanta, row-major: segmentCount x (degree + 1), as the header says. */
export interface QuantaTable {
  readonly header: TableHeader;
  readonly quanta: Float64Array;
}

/** A file's tables in whole quanta. */
export type QuantaPack = Readonly<Record<ObservedBodyId, QuantaTable>>;

const FIRST_DECADE = 1850;
const LAST_DECADE = 2100;

/** The first years of the decades that have a file: 1850, 1860 ... 2100. */
export const PACK_DECADES: readonly number[] = Array.from(
  { length: (LAST_DECADE - FIRST_DECADE) / 10 + 1 },
  (_, k) => FIRST_DECADE + 10 * k,
);

/** Days before its decade that a file covers too, for the design moment of the first births. */
export const PACK_LEAD_DAYS = 100;

/** Name of a decade's file in the pack folder: `1850.bin`. */
export function packFileName(decade: number): string {
  return `${decade}.bin`;
}
