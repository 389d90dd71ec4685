import { at } from '#shared/engine/ephemeris/packed-at.ts';
import {
  MAGIC,
  PACK_BODY_IDS,
  PACK_PADDING,
  type QuantaPack,
  type QuantaTable,
  TABLE_HEADER_BYTES,
  type TableHeader,
} from '#shared/engine/ephemeris/packed-format.ts';

/**
 * Coefficients as stored: T0 as the difference from the previous segment, T1 without mean motion.
 */
function toStored({ header, quanta }: QuantaTable): Float64Array {
  const row = header.degree + 1;
  const stored = Float64Array.from(quanta);
  let end = header.startQuanta;
  for (let k = 0; k < quanta.length; k += row) {
    let begin = at(quanta, k);
    let finish = at(quanta, k);
    for (let degree = 1; degree < row; degree++) {
      const value = at(quanta, k + degree);
      finish += value;
      begin += degree % 2 === 0 ? value : -value;
    }
    // Whole turns between two segments are an artifact of the fit, not motion of the body.
    const turns = Math.round((begin - end) / header.quantaPerTurn) * header.quantaPerTurn;
    stored[k] = begin - turns - end;
    stored[k + 1] = at(quanta, k + 1) - header.motionQuanta;
    end = finish - turns;
  }
  return stored;
}

/** Two's complement bits for both ends of a range; 0 for a range of zero alone. */
function signedWidth(lowest: number, highest: number): number {
  let width = 0;
  while (highest > 2 ** (width - 1) - 1 || lowest < -(2 ** (width - 1))) {
    if (lowest === 0 && highest === 0) break;
    width++;
  }
  if (width > 32) throw new RangeError(`coefficient needs ${width} bits`);
  return width;
}

function columnWidths(stored: Float64Array, row: number): Uint8Array {
  return Uint8Array.from({ length: row }, (_, degree) => {
    let lowest = 0;
    let highest = 0;
    for (let k = degree; k < stored.length; k += row) {
      lowest = Math.min(lowest, at(stored, k));
      highest = Math.max(highest, at(stored, k));
    }
    return signedWidth(lowest, highest);
  });
}

function packBits(stored: Float64Array, widths: Uint8Array): Uint8Array {
  const bitsPerRow = widths.reduce((sum, width) => sum + width, 0);
  const bytes = new Uint8Array(Math.ceil((bitsPerRow * (stored.length / widths.length)) / 8));
  let bit = 0;
  for (let k = 0; k < stored.length; k++) {
    const value = at(stored, k);
    for (let place = at(widths, k % widths.length), n = 0; n < place; n++, bit++) {
      // Arithmetic two's complement: the n-th bit of the value, including negative ones.
      const isSet = Math.floor(value / 2 ** n) % 2 !== 0;
      if (isSet) bytes[bit >>> 3] = at(bytes, bit >>> 3) | (1 << (bit & 7));
    }
  }
  return bytes;
}

function writeHeader(header: TableHeader): Uint8Array {
  const bytes = new Uint8Array(TABLE_HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, header.segmentDays, true);
  view.setUint16(2, header.firstSegment, true);
  view.setUint16(4, header.segmentCount, true);
  view.setUint16(6, header.degree, true);
  view.setUint32(8, header.quantaPerTurn, true);
  view.setUint32(12, header.startQuanta, true);
  view.setInt32(16, header.motionQuanta, true);
  return bytes;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function writeTable(table: QuantaTable): Uint8Array[] {
  const stored = toStored(table);
  const widths = columnWidths(stored, table.header.degree + 1);
  return [writeHeader(table.header), widths, packBits(stored, widths)];
}

/** Encodes a pack file (format: `packed-format.ts`). Throws when a number needs over 32 bits. */
export function encodePack(pack: QuantaPack): Uint8Array {
  const magic = new Uint8Array(4);
  new DataView(magic.buffer).setUint32(0, MAGIC, true);
  const tables = PACK_BODY_IDS.flatMap((id) => writeTable(pack[id]));
  return concatenate([magic, ...tables, new Uint8Array(PACK_PADDING)]);
}
