import { endianness } from 'node:os';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Learned } from './classifier.ts';
import { LANGUAGES, QUESTION_KINDS } from './exemplars.ts';
import type { Weights } from './linear-model.ts';
import { DIMENSION, WORDING_DIMENSION } from './question-features.ts';

/*
 * What the classifier has learned, as a file, so that no server has to learn it again: for
 * kinds, then languages, each label's scale and its weights as multiples of that, and then all biases,
 * little-endian and compressed: half of the indexes have no weight.
 */

const WEIGHT_BYTES = Int16Array.BYTES_PER_ELEMENT;
const WEIGHT_MOST = 2 ** 15 - 1;
const DOUBLE_BYTES = Float64Array.BYTES_PER_ELEMENT;

/** How many labels there are, and weights for each. */
interface Size {
  readonly labels: number;
  readonly dimension: number;
}
const KINDS: Size = { labels: QUESTION_KINDS.length, dimension: DIMENSION };
const TONGUES: Size = { labels: LANGUAGES.length, dimension: WORDING_DIMENSION };

const labelBytes = ({ dimension }: Size) => DOUBLE_BYTES + dimension * WEIGHT_BYTES;
const bytesOf = (size: Size) => size.labels * (labelBytes(size) + DOUBLE_BYTES);

function scaleOf(weights: Float32Array | Int16Array): number {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  return most / WEIGHT_MOST || 1;
}

function written({ weights, biases }: Weights, size: Size): Buffer {
  const bytes = Buffer.alloc(bytesOf(size));
  let at = 0;
  for (const own of weights) {
    const scale = scaleOf(own);
    at = bytes.writeDoubleLE(scale, at);
    for (const weight of own) at = bytes.writeInt16LE(Math.round(weight / scale), at);
  }
  for (const bias of biases) at = bytes.writeDoubleLE(bias, at);
  return bytes;
}

/** Used as they are stored, in half the memory. */
function weightsAt(bytes: Buffer, start: number, dimension: number): Int16Array {
  const own = Buffer.from(
    Uint8Array.from(bytes.subarray(start, start + dimension * WEIGHT_BYTES)).buffer,
  );
  if (endianness() === 'BE') own.swap16();
  return new Int16Array(own.buffer, own.byteOffset, dimension);
}

function read(bytes: Buffer, size: Size): Weights {
  const starts = Array.from({ length: size.labels }, (_, label) => label * labelBytes(size));
  const end = size.labels * labelBytes(size);
  return {
    weights: starts.map((start) => weightsAt(bytes, start + DOUBLE_BYTES, size.dimension)),
    scales: Float64Array.from(starts, (start) => bytes.readDoubleLE(start)),
    biases: Float64Array.from(starts, (_, label) => bytes.readDoubleLE(end + label * DOUBLE_BYTES)),
  };
}

export function learnedToBytes({ kinds, languages }: Learned): Buffer {
  return gzipSync(Buffer.concat([written(kinds, KINDS), written(languages, TONGUES)]), {
    level: 9,
  });
}

/** @throws RangeError when the file is of another size than the classifier needs */
export function learnedOfBytes(file: Uint8Array): Learned {
  const bytes = gunzipSync(file);
  const kinds = bytesOf(KINDS);
  const size = kinds + bytesOf(TONGUES);
  if (bytes.length !== size) {
    throw new RangeError(`The file has ${bytes.length} bytes, not ${size}`);
  }
  return {
    kinds: read(bytes, KINDS),
    languages: read(bytes.subarray(kinds), TONGUES),
  };
}
