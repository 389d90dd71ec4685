import { type Vector, vectorOf } from './linear-model.ts';
import { plainWords } from './plain-text.ts';

export const DIMENSION = 1 << 15;
const STEM_LENGTH = 5;
const PART_LENGTH = 4;
const WORDING_WEIGHTS = { word: 0.7, stem: 0.55, pair: 0.65, skip: 0.4, part: 0.55 } as const;
/** Shorter texts count as this many features, or a single word would decide alone. */
const FEATURES_MIN = 4;

/** FNV-1a, 32 bits, with a finalizer that spreads similar texts. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % DIMENSION;
}

function add(vector: Map<number, number>, feature: string, value: number): void {
  const place = placeOf(feature);
  vector.set(place, (vector.get(place) ?? 0) + value);
}

function partsOf(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from({ length: Math.max(0, marked.length - PART_LENGTH + 1) }, (_, start) =>
    marked.slice(start, start + PART_LENGTH),
  );
}

function wordingOf(words: readonly string[]): Record<keyof typeof WORDING_WEIGHTS, string[]> {
  return {
    word: [...words],
    stem: words.map((word) => word.slice(0, STEM_LENGTH)),
    pair: words.slice(1).map((word, at) => `${words[at]} ${word}`),
    skip: words.slice(2).map((word, at) => `${words[at]} ${word}`),
    part: words.flatMap(partsOf),
  };
}

/** How a text is worded: words, stems, neighbors, and parts of words that survive inflection. */
function addWording(vector: Map<number, number>, text: string): void {
  for (const [kind, found] of Object.entries(wordingOf(plainWords(text)))) {
    const weight = WORDING_WEIGHTS[kind as keyof typeof WORDING_WEIGHTS];
    const value = weight / Math.sqrt(Math.max(FEATURES_MIN, found.length));
    for (const feature of new Set(found)) add(vector, `${kind} ${feature}`, value);
  }
}

export function wordingFeatures(text: string): Vector {
  const vector = new Map<number, number>();
  addWording(vector, text);
  return vectorOf(vector);
}

/** The wording, and each meaning alone and together with each other one. */
export function questionFeatures(text: string, concepts: readonly string[]): Vector {
  const vector = new Map<number, number>();
  addWording(vector, text);
  const together = 0.5 / Math.sqrt(Math.max(1, concepts.length - 1));
  for (const [at, concept] of concepts.entries()) {
    add(vector, `concept ${concept}`, 1);
    for (const other of concepts.slice(at + 1)) add(vector, `both ${concept} ${other}`, together);
  }
  if (concepts.length === 0) add(vector, 'concept none', 1);
  return vectorOf(vector);
}
