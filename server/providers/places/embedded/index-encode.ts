import { brotliCompressSync, constants } from 'node:zlib';
import { recordOf } from '#shared/engine/lookup.ts';
import {
  type GazetteerPlace,
  type GazetteerSource,
  type Header,
  SECTIONS,
  type Section,
} from './index-format.ts';
import { packNumbers, packSteps } from './varints.ts';

/**
 * Encodes the index: a header length (4 bytes), the header (JSON) and the sections in order, all
 * compressed with brotli. Deterministic.
 */
export function encodeIndex(source: GazetteerSource): Buffer {
  const sections: Record<Section, Uint8Array> = {
    ...placeSections(source.places),
    ...keySections(source.keys),
  };
  const header: Header = {
    ...source.tables,
    placeCount: source.places.length,
    keyCount: source.keys.length,
    postingCount: source.keys.reduce((sum, [, postings]) => sum + postings.length, 0),
    sizes: sizesOf(sections),
  };
  const headerBytes = Buffer.from(JSON.stringify(header));
  const headerLength = Buffer.alloc(4);
  headerLength.writeUInt32LE(headerBytes.length);
  const raw = Buffer.concat([headerLength, headerBytes, ...SECTIONS.map((name) => sections[name])]);
  return brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
}

function sizesOf(sections: Record<Section, Uint8Array>): Record<Section, number> {
  return recordOf(SECTIONS, (name) => sections[name].length);
}

function placeSections(places: readonly GazetteerPlace[]) {
  const names = places.map((place) => Buffer.from(place.name));
  return {
    ids: packSteps(places.map((place) => place.id)),
    latE5: packSteps(places.map((place) => place.latE5)),
    lonE5: packSteps(places.map((place) => place.lonE5)),
    population: packNumbers(places.map((place) => place.population)),
    rank: packSteps(places.map((place) => place.rank)),
    area: packSteps(places.map((place) => place.area)),
    zone: packSteps(places.map((place) => place.zone)),
    district: packNumbers(places.map((place) => place.district)),
    names: Buffer.concat(names),
    nameLengths: packNumbers(names.map((name) => name.length)),
  };
}

/** Prefix-compressed keys: the number of bytes shared with the previous key, and the rest. */
function keySections(keys: GazetteerSource['keys']) {
  const shared = new Uint8Array(keys.length);
  const added = new Uint8Array(keys.length);
  const texts: Buffer[] = [];
  let previous = Buffer.alloc(0);
  for (const [i, [key]] of keys.entries()) {
    const bytes = Buffer.from(key);
    if (bytes.length > 255) throw new RangeError('A key is longer than 255 bytes.');
    let same = 0;
    while (same < previous.length && same < bytes.length && previous[same] === bytes[same])
      same += 1;
    shared[i] = same;
    added[i] = bytes.length - same;
    texts.push(bytes.subarray(same));
    previous = bytes;
  }
  return {
    keyShared: shared,
    keyAdded: added,
    keyText: Buffer.concat(texts),
    postingCounts: packNumbers(keys.map(([, postings]) => postings.length)),
    postings: packNumbers(
      keys.flatMap(([, postings]) =>
        postings.map((posting, i) => posting - (postings[i - 1] ?? 0)),
      ),
    ),
  };
}
