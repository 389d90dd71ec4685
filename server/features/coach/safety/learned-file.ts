import { existsSync, readFileSync } from 'node:fs';
import type { Learned } from './classifier.ts';
import { LANGUAGES, QUESTION_KINDS } from './exemplars.ts';
import type { Weights } from './linear-model.ts';
import { DIMENSION } from './question-features.ts';

/*
 * What the classifier has learned, as a file of a build, so that no server has to learn it again: for
 * kinds, then languages, each label's scale and its weights as multiples of that, and then all biases,
 * little-endian.
 */

export const LEARNED_FILE = 'learned.bin';

const WEIGHT_BYTES = Int16Array.BYTES_PER_ELEMENT;
const WEIGHT_MOST = 2 ** 15 - 1;
const DOUBLE_BYTES = Float64Array.BYTES_PER_ELEMENT;
const LABEL_BYTES = DOUBLE_BYTES + DIMENSION * WEIGHT_BYTES;

const bytesOf = (labels: number) => labels * (LABEL_BYTES + DOUBLE_BYTES);

function scaleOf(weights: Float32Array): number {
  return weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / WEIGHT_MOST || 1;
}

function written({ weights, biases }: Weights): Buffer {
  const bytes = Buffer.alloc(bytesOf(weights.length));
  let at = 0;
  for (const own of weights) {
    const scale = scaleOf(own);
    at = bytes.writeDoubleLE(scale, at);
    for (const weight of own) at = bytes.writeInt16LE(Math.round(weight / scale), at);
  }
  for (const bias of biases) at = bytes.writeDoubleLE(bias, at);
  return bytes;
}

function read(bytes: Buffer, labels: number): Weights {
  const weights = Array.from({ length: labels }, (_, label) => {
    const start = label * LABEL_BYTES;
    const scale = bytes.readDoubleLE(start);
    return Float32Array.from(
      { length: DIMENSION },
      (_value, place) => bytes.readInt16LE(start + DOUBLE_BYTES + place * WEIGHT_BYTES) * scale,
    );
  });
  const start = labels * LABEL_BYTES;
  const biases = Float64Array.from({ length: labels }, (_, label) =>
    bytes.readDoubleLE(start + label * DOUBLE_BYTES),
  );
  return { weights, biases };
}

export function learnedToBytes({ kinds, languages }: Learned): Buffer {
  return Buffer.concat([written(kinds), written(languages)]);
}

/**
 * Reads what a build has learned from the data of a folder.
 * @returns null when there is no such file, as in a source tree
 * @throws RangeError when the file is of another size than the classifier needs
 */
export function readLearned(folder: URL): Learned | null {
  const file = new URL(LEARNED_FILE, folder);
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  const kinds = bytesOf(QUESTION_KINDS.length);
  const size = kinds + bytesOf(LANGUAGES.length);
  if (bytes.length !== size) {
    throw new RangeError(`${LEARNED_FILE} has ${bytes.length} bytes, not ${size}`);
  }
  return {
    kinds: read(bytes, QUESTION_KINDS.length),
    languages: read(bytes.subarray(kinds), LANGUAGES.length),
  };
}
