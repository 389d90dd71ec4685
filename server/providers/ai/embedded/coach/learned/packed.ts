import { gunzipSync, gzipSync } from 'node:zlib';

/*
 * Arrays of numbers as a compressed file: the length of a header, the header with each array's name,
 * kind, and length, and then the arrays, those of larger numbers first so that all can be used in place.
 */

const KINDS = { Float64Array, Float32Array, Int32Array, Uint16Array, Uint8Array } as const;
type Kind = keyof typeof KINDS;
export type Numbers = Float64Array | Float32Array | Int32Array | Uint16Array | Uint8Array;
export type Parts = Readonly<Record<string, Numbers>>;

/** The largest number's bytes: where the header ends is a multiple of them. */
const ALIGNED = Float64Array.BYTES_PER_ELEMENT;

function kindOf(part: Numbers): Kind {
  // The name of its own class.
  return part.constructor.name as Kind;
}

export function packed(parts: Parts): Buffer {
  const sorted = Object.entries(parts).toSorted(
    ([, a], [, b]) => b.BYTES_PER_ELEMENT - a.BYTES_PER_ELEMENT,
  );
  const header = JSON.stringify(sorted.map(([name, one]) => [name, kindOf(one), one.length]));
  const room = Math.ceil((header.length + 4) / ALIGNED) * ALIGNED - 4;
  const length = Buffer.alloc(4);
  length.writeUInt32LE(room);
  const bytes = sorted.map(([, one]) => Buffer.from(one.buffer, one.byteOffset, one.byteLength));
  return gzipSync(Buffer.concat([length, Buffer.from(header.padEnd(room)), ...bytes]), {
    level: 9,
  });
}

export function unpacked(file: Uint8Array): Parts {
  const bytes = Uint8Array.from(gunzipSync(file));
  const room = new DataView(bytes.buffer).getUint32(0, true);
  const header: readonly [string, Kind, number][] = JSON.parse(
    new TextDecoder().decode(bytes.subarray(4, 4 + room)),
  );
  let at = 4 + room;
  return Object.fromEntries(
    header.map(([name, kind, length]) => {
      const part = new KINDS[kind](bytes.buffer, at, length);
      at += part.byteLength;
      return [name, part];
    }),
  );
}

/** A part of its kind. @throws TypeError when the file has none of this name and kind */
export function partOf<Part extends Numbers>(
  parts: Parts,
  name: string,
  kind: new (length: number) => Part,
): Part {
  const part = parts[name];
  if (part instanceof kind) return part;
  throw new TypeError(`${name} is no ${kind.name}`);
}

/** Differences of ascending numbers are compressed better than the numbers themselves. */
export function differencesOf(numbers: Int32Array): Int32Array {
  return numbers.map((one, at) => one - (at === 0 ? 0 : (numbers[at - 1] ?? 0)));
}

/** What `differencesOf` was made of; in place. */
export function summed(differences: Int32Array): Int32Array {
  for (let at = 1; at < differences.length; at += 1) {
    differences[at] = (differences[at] ?? 0) + (differences[at - 1] ?? 0);
  }
  return differences;
}
