import { sentenceVectors } from '../../../providers/ai/embedded/sentence-vectors.ts';
import type { Language } from './exemplars.ts';
import { type Vector, vectorOf } from './linear-model.ts';
import { meaningsIn } from './meanings.ts';
import { plainWords } from './plain-text.ts';

/**
 * Places that wording and meanings are hashed to. In a quarter of them, features of rare words share so
 * many that left-out writers' needs are told apart less well (0.87 instead of 0.88 of pairs with hard
 * innocent questions come in order).
 */
const HASHED = 1 << 18;
/** After them come the numbers of a sentence's vector. */
const SENTENCE_NUMBERS = 128;
export const DIMENSION = HASHED + SENTENCE_NUMBERS;
/** For languages, fewer buckets are as good. */
export const WORDING_DIMENSION = 1 << 16;

const STEM_LENGTH = 5;
const PART_LENGTH = 4;
const WORDING_WEIGHTS = { word: 0.7, stem: 0.55, pair: 0.65, skip: 0.4, part: 0.55 } as const;
const MEANING_WEIGHTS = { one: 0.7, two: 0.5 } as const;
/** Shorter texts count as this many features, or a single word would decide alone. */
const FEATURES_MIN = 4;
const PAIRS_MIN = 6;
/** How many meanings may stand between two that count as one after the other. */
const REACH = 3;

/** FNV-1a, 32 bits, with a finalizer that spreads similar texts. */
function bucketOf(text: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % buckets;
}

/** Features, where a hash of each names its bucket. */
interface Hashed {
  readonly buckets: number;
  readonly values: Map<number, number>;
}

function addAll({ buckets, values }: Hashed, features: Iterable<string>, value: number): void {
  for (const feature of features) {
    const bucket = bucketOf(feature, buckets);
    values.set(bucket, (values.get(bucket) ?? 0) + value);
  }
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
function addWording(vector: Hashed, text: string): void {
  for (const [kind, found] of Object.entries(wordingOf(plainWords(text)))) {
    const weight = WORDING_WEIGHTS[kind as keyof typeof WORDING_WEIGHTS];
    const value = weight / Math.sqrt(Math.max(FEATURES_MIN, found.length));
    addAll(
      vector,
      [...new Set(found)].map((feature) => `${kind} ${feature}`),
      value,
    );
  }
}

function pairsOf(all: readonly string[]): readonly string[] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => `both ${one} ${other}`));
}

function inOrder(meanings: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(
    meanings.flatMap((own, at) =>
      own.flatMap((one) =>
        meanings
          .slice(at + 1, at + 1 + REACH)
          .flatMap((next) => next.map((other) => `after ${one} ${other}`)),
      ),
    ),
  );
}

/** What a text means, the same in every language: meanings, all pairs, and those that follow closely. */
function addMeanings(vector: Hashed, text: string, language: Language): void {
  const meanings = meaningsIn(text, language);
  const present = [...new Set(meanings.flat())].toSorted();
  const pairs = pairsOf(present);
  const ordered = inOrder(meanings);
  const among = (count: number, least: number) => 1 / Math.sqrt(Math.max(least, count));
  addAll(
    vector,
    present.map((one) => `means ${one}`),
    MEANING_WEIGHTS.one * among(present.length, FEATURES_MIN),
  );
  addAll(vector, pairs, MEANING_WEIGHTS.two * among(pairs.length, PAIRS_MIN));
  addAll(vector, ordered, MEANING_WEIGHTS.two * among(ordered.size, PAIRS_MIN));
}

/** Where an English sentence lies among others. */
function addSentence(vector: Map<number, number>, text: string): void {
  const numbers = sentenceVectors().vectorOf(text) ?? [];
  for (const [at, value] of numbers.entries()) vector.set(HASHED + at, value);
}

export function wordingFeatures(text: string): Vector {
  const vector = { buckets: WORDING_DIMENSION, values: new Map<number, number>() };
  addWording(vector, text);
  return vectorOf(vector.values);
}

/** The wording, and what it means. */
export function questionFeatures(text: string, language: Language): Vector {
  const vector = { buckets: HASHED, values: new Map<number, number>() };
  addWording(vector, text);
  addMeanings(vector, text, language);
  if (language === 'en') addSentence(vector.values, text);
  return vectorOf(vector.values);
}
