import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const aligned = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Unpacks a WOFF 1.0 file into the font it holds, once: the shaping library would inflate the
 * outlines again for each glyph.
 * @throws RangeError for anything else
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('Not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [start, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const stored = woff.subarray(start, (start ?? 0) + (packed ?? 0));
    const data = stored.length === size ? stored : inflateSync(stored);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      data,
    };
  });
  const first = SFNT_HEADER + count * SFNT_ENTRY;
  const font = Buffer.alloc(tables.reduce((sum, { data }) => sum + aligned(data.length), first));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(SFNT_ENTRY * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(SFNT_ENTRY * (count - 2 ** power), 10);
  let offset = first;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(font, entry);
    checksum.copy(font, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += aligned(data.length);
  });
  return font;
}
