import type { ZoneHistory } from '#shared/engine/time/zone-history.ts';
import { parseZoneTail, type ZoneType } from '#shared/engine/time/zone-tail.ts';

const HEADER_BYTES = 44;
const TYPE_BYTES = 6;

interface Counts {
  readonly ut: number;
  readonly standard: number;
  readonly leap: number;
  readonly changes: number;
  readonly types: number;
  readonly letters: number;
}

/** A zone as stored in a TZif file, with its rule line. */
export interface TzifZone extends ZoneHistory {
  readonly tailText: string;
}

function readCounts(bytes: Buffer, at: number): Counts {
  if (bytes.toString('latin1', at, at + 4) !== 'TZif') throw new Error('Not a TZif file');
  const count = (index: number) => bytes.readUInt32BE(at + 20 + 4 * index);
  return {
    ut: count(0),
    standard: count(1),
    leap: count(2),
    changes: count(3),
    types: count(4),
    letters: count(5),
  };
}

function blockBytes(counts: Counts, timeBytes: number): number {
  const { ut, standard, leap, changes, types, letters } = counts;
  return (
    changes * (timeBytes + 1) +
    types * TYPE_BYTES +
    letters +
    leap * (timeBytes + 4) +
    standard +
    ut
  );
}

function readTypes(bytes: Buffer, at: number, counts: Counts): ZoneType[] {
  const names = at + counts.types * TYPE_BYTES;
  return Array.from({ length: counts.types }, (_, index) => {
    const entry = at + index * TYPE_BYTES;
    const name = names + bytes.readUInt8(entry + 5);
    return {
      offsetSeconds: bytes.readInt32BE(entry),
      isDst: bytes.readUInt8(entry + 4) === 1,
      abbreviation: bytes.toString('latin1', name, bytes.indexOf(0, name)),
    };
  });
}

/** True when two types have the same offset, abbreviation and DST flag. */
export function isSameType(a: ZoneType, b: ZoneType): boolean {
  return (
    a.offsetSeconds === b.offsetSeconds && a.isDst === b.isDst && a.abbreviation === b.abbreviation
  );
}

/**
 * Parses the 64-bit part of a TZif file (RFC 8536, version 2 or later). Equal types are merged, and
 * transitions without effect are dropped.
 */
export function readTzif(bytes: Buffer): TzifZone {
  const first = readCounts(bytes, 0);
  if (bytes.readUInt8(4) < 0x32) throw new Error('A TZif file of version 1 has no 64-bit data');
  const header = HEADER_BYTES + blockBytes(first, 4);
  const counts = readCounts(bytes, header);
  if (counts.leap > 0) throw new Error('The file counts leap seconds');
  const times = header + HEADER_BYTES;
  const indexes = times + counts.changes * 8;
  const types = readTypes(bytes, indexes + counts.changes, counts);
  const [firstType] = types;
  if (!firstType) throw new Error('The file has no types');

  const changeSeconds: number[] = [];
  const changeTypes: ZoneType[] = [];
  let current = firstType;
  for (let index = 0; index < counts.changes; index += 1) {
    const type = types[bytes.readUInt8(indexes + index)];
    if (!type) throw new Error('A change names a type that is not there');
    if (isSameType(type, current)) continue;
    current = types.find((known) => isSameType(known, type)) ?? type;
    changeSeconds.push(Number(bytes.readBigInt64BE(times + index * 8)));
    changeTypes.push(current);
  }
  const tailText = bytes.toString('latin1', times + blockBytes(counts, 8)).trim();
  const tail = parseZoneTail(tailText);
  if (!tail && tailText !== '') throw new Error(`Unreadable rule line ${tailText}`);
  return { firstType, changeSeconds, changeTypes, tail, tailText };
}
