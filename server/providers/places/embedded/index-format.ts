import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { recordOf } from '#shared/engine/lookup.ts';
import { unpackNumbers, unpackSteps } from './varints.ts';

/** How a key relates to its place; the low two bits of a posting. */
export const KEY_KIND = { name: 0, alternate: 1, code: 2, word: 3 } as const;
export type KeyKind = (typeof KEY_KIND)[keyof typeof KEY_KIND];

/**
 * A first-level region; the whole country (empty name) for places without a region; or a
 * second-level division where it is commonly used in addresses (Kent, Sangamon County).
 */
export interface Area {
  readonly name: string;
  /** Index into `countries`. */
  readonly country: number;
  /** For a second-level division: the index of its region. */
  readonly parent?: number;
}

/**
 * Folded text ("deutschland", "il", "illinois") and its meaning: the index of an area, or the
 * bitwise complement of a country's index. Primary means the displayed name or an everyday alias;
 * other entries are the country's names in other languages.
 */
export type Qualifier = readonly [text: string, targets: readonly number[], isPrimary: 0 | 1];

/** The small tables, stored as JSON. */
export interface GazetteerTables {
  readonly countries: readonly string[];
  readonly areas: readonly Area[];
  readonly zones: readonly string[];
  /** Disambiguates places with the same name in one region; index 0 is the empty text. */
  readonly districts: readonly string[];
  /** Everything that may follow a place's name, sorted by bytes. */
  readonly qualifiers: readonly Qualifier[];
}

export interface GazetteerPlace {
  /** GeoNames id. */
  readonly id: number;
  readonly name: string;
  /** Degrees times 100,000, north and east positive. */
  readonly latE5: number;
  readonly lonE5: number;
  /** 0: unknown. */
  readonly population: number;
  /** Prominence beyond the population, in thousandths (see `prominence`). */
  readonly rank: number;
  /** The smallest area that contains the place. */
  readonly area: number;
  readonly zone: number;
  readonly district: number;
}

/** The bake's output. Keys are sorted by their UTF-8 bytes and at most 255 bytes long. */
export interface GazetteerSource {
  readonly tables: GazetteerTables;
  readonly places: readonly GazetteerPlace[];
  /** Postings: place index times 4 plus `KeyKind`, ascending. */
  readonly keys: readonly (readonly [key: string, postings: readonly number[]])[];
}

/** The searchable index: typed arrays and two blobs of UTF-8 text with offsets. */
export interface GazetteerIndex {
  readonly tables: GazetteerTables;
  readonly ids: Int32Array;
  readonly latE5: Int32Array;
  readonly lonE5: Int32Array;
  readonly population: Uint32Array;
  /** Prominence: 1000 times log10 of the population, plus the place's bonus. */
  readonly prominence: Int32Array;
  readonly area: Int32Array;
  readonly zone: Int32Array;
  readonly district: Uint32Array;
  readonly names: Buffer;
  readonly nameOffsets: Uint32Array;
  readonly keys: Buffer;
  readonly keyOffsets: Uint32Array;
  readonly postings: Uint32Array;
  readonly postingOffsets: Uint32Array;
}

/** The sections of the file, in order. */
export const SECTIONS = [
  'ids',
  'latE5',
  'lonE5',
  'population',
  'rank',
  'area',
  'zone',
  'district',
  'names',
  'nameLengths',
  'keyShared',
  'keyAdded',
  'keyText',
  'postingCounts',
  'postings',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The JSON header before the sections. */
export interface Header extends GazetteerTables {
  readonly placeCount: number;
  readonly keyCount: number;
  readonly postingCount: number;
  readonly sizes: Readonly<Record<Section, number>>;
}

const inflate = promisify(brotliDecompress);
/** Assumed population of places that are smaller, or of unknown size. */
const SMALLEST_POPULATION = 500;

/**
 * Reads a file written by `encodeIndex`. Decompression runs off the main thread; parsing takes some
 * 100 ms.
 * @throws when the bytes are not such a file
 */
export async function decodeIndex(file: Uint8Array): Promise<GazetteerIndex> {
  const raw = await inflate(file);
  const headerEnd = 4 + raw.readUInt32LE(0);
  // The file is our own bake, checked in beside this reader, so its header is trusted.
  const header = JSON.parse(raw.toString('utf8', 4, headerEnd)) as Header;
  const { placeCount, keyCount, postingCount, sizes, ...tables } = header;
  const section = cutSections(raw, headerEnd, sizes);
  const counts = unpackNumbers(section.postingCounts, keyCount);
  const postingOffsets = offsetsOf(counts);
  const population = unpackNumbers(section.population, placeCount);
  return {
    tables,
    ids: unpackSteps(section.ids, placeCount),
    latE5: unpackSteps(section.latE5, placeCount),
    lonE5: unpackSteps(section.lonE5, placeCount),
    population,
    prominence: prominenceOf(population, unpackSteps(section.rank, placeCount)),
    area: unpackSteps(section.area, placeCount),
    zone: unpackSteps(section.zone, placeCount),
    district: unpackNumbers(section.district, placeCount),
    names: Buffer.from(section.names),
    nameOffsets: offsetsOf(unpackNumbers(section.nameLengths, placeCount)),
    ...unfoldKeys(section.keyShared, section.keyAdded, section.keyText, keyCount),
    postings: undoPostingSteps(unpackNumbers(section.postings, postingCount), postingOffsets),
    postingOffsets,
  };
}

function prominenceOf(population: Uint32Array, rank: Int32Array): Int32Array {
  return rank.map((thousandths, place) => {
    const people = Math.max(population[place] ?? 0, SMALLEST_POPULATION);
    return thousandths + Math.round(1000 * Math.log10(people));
  });
}

function cutSections(raw: Buffer, start: number, sizes: Header['sizes']): Record<Section, Buffer> {
  let at = start;
  return recordOf(SECTIONS, (name) => {
    const bytes = raw.subarray(at, at + sizes[name]);
    at += sizes[name];
    return bytes;
  });
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** For a few bytes a loop is faster than a call to copy. */
function copyShort(target: Uint8Array, { from, to, length }: Stretch, source: Uint8Array): void {
  for (let i = 0; i < length; i += 1) target[to + i] = source[from + i] ?? 0;
}

function unfoldKeys(shared: Uint8Array, added: Uint8Array, text: Uint8Array, count: number) {
  const lengths = new Uint32Array(count);
  for (let i = 0; i < count; i += 1) lengths[i] = (shared[i] ?? 0) + (added[i] ?? 0);
  const keyOffsets = offsetsOf(lengths);
  const keys = Buffer.allocUnsafeSlow(keyOffsets[count] ?? 0);
  let textAt = 0;
  let previousStart = 0;
  for (let i = 0; i < count; i += 1) {
    const start = keyOffsets[i] ?? 0;
    const sharedBytes = shared[i] ?? 0;
    const addedBytes = added[i] ?? 0;
    copyShort(keys, { from: previousStart, to: start, length: sharedBytes }, keys);
    copyShort(keys, { from: textAt, to: start + sharedBytes, length: addedBytes }, text);
    textAt += addedBytes;
    previousStart = start;
  }
  return { keys, keyOffsets };
}

/** Prefix sums, one longer than the lengths: each entry's end is the next one's start. */
function offsetsOf(lengths: Uint32Array): Uint32Array {
  const offsets = new Uint32Array(lengths.length + 1);
  for (let i = 0; i < lengths.length; i += 1) {
    offsets[i + 1] = (offsets[i] ?? 0) + (lengths[i] ?? 0);
  }
  return offsets;
}

function undoPostingSteps(postings: Uint32Array, offsets: Uint32Array): Uint32Array {
  for (let key = 0; key + 1 < offsets.length; key += 1) {
    const end = offsets[key + 1] ?? 0;
    for (let i = (offsets[key] ?? 0) + 1; i < end; i += 1) {
      postings[i] = (postings[i] ?? 0) + (postings[i - 1] ?? 0);
    }
  }
  return postings;
}

/** A place's display name. */
export function nameAt(index: GazetteerIndex, place: number): string {
  return index.names.toString('utf8', index.nameOffsets[place], index.nameOffsets[place + 1]);
}

/** The key with the given number. */
export function keyAt(index: GazetteerIndex, key: number): string {
  return index.keys.toString('utf8', index.keyOffsets[key], index.keyOffsets[key + 1]);
}
