import { createHash } from 'node:crypto';

const DIMENSION = 64;

/** A unit vector that puts texts with the same words close together. */
export function unitTextVector(text: string): number[] {
  const vector = new Array<number>(DIMENSION).fill(0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]) {
    const place = createHash('sha256').update(word).digest().readUInt32BE(0) % DIMENSION;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
