import { existsSync, readFileSync } from 'node:fs';
import type { Learned } from './classifier.ts';
import { LANGUAGES, QUESTION_KINDS } from './exemplars.ts';
import type { Weights } from './linear-model.ts';
import { DIMENSION } from './question-features.ts';

/*
 * What the classifier has learned, as a file of a build, so that no server has to learn it again: for
 * kinds, then languages, all weights and then all biases, little-endian.
 */

export const LEARNED_FILE = 'learned.bin';

const WEIGHT_BYTES = Float32Array.BYTES_PER_ELEMENT;
const BIAS_BYTES = Float64Array.BYTES_PER_ELEMENT;

const bytesOf = (labels: number) => labels * (DIMENSION * WEIGHT_BYTES + BIAS_BYTES);

function written({ weights, biases }: Weights): Buffer {
  const bytes = Buffer.alloc(bytesOf(weights.length));
  let at = 0;
  for (const own of weights) for (const weight of own) at = bytes.writeFloatLE(weight, at);
  for (const bias of biases) at = bytes.writeDoubleLE(bias, at);
  return bytes;
}

function read(bytes: Buffer, labels: number): Weights {
  const weights = Array.from({ length: labels }, (_, label) =>
    Float32Array.from({ length: DIMENSION }, (_value, place) =>
      bytes.readFloatLE((label * DIMENSION + place) * WEIGHT_BYTES),
    ),
  );
  const start = labels * DIMENSION * WEIGHT_BYTES;
  const biases = Float64Array.from({ length: labels }, (_, label) =>
    bytes.readDoubleLE(start + label * BIAS_BYTES),
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
