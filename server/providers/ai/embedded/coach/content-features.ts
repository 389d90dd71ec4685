import { stemOf } from '../words.ts';
import { FUNCTION_TIMES, GROUP_TIMES, groupsAt, isContent, PAIR_TIMES, rawWords } from './terms.ts';

const PART_LENGTH = 4;
/** Weights of a part of a word, and of a word with the next but one, beside a word. */
const PART_TIMES = 0.3;
const SKIP_TIMES = 0.4;

/** Small enough to be kept in a map without an object of its own. */
const CODE_BITS = 0x3fffffff;

/** FNV-1a. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

/** Similar texts get codes that lie apart. */
function codeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) & CODE_BITS;
}

/** A feature's code, from a text that no other feature has. */
export function featureCode(text: string): number {
  return codeOf(hashed(text));
}

/** In another order, two words have another code. */
function pairCode(one: number, other: number): number {
  return codeOf(Math.imul(one, 31) ^ Math.imul(other, 0x9e3779b1));
}

const SKIPPED = hashed('skipped');

/** What a word adds wherever it stands. */
interface Word {
  readonly stem: string;
  readonly isContent: boolean;
  readonly hash: number;
  readonly stemHash: number;
  readonly stemCode: number;
  readonly parts: readonly number[];
}

function readWord(word: string): Word {
  const stem = stemOf(word);
  const marked = `^${word}$`;
  const parts = Array.from({ length: Math.max(0, marked.length - PART_LENGTH + 1) }, (_, start) =>
    featureCode(`-${marked.slice(start, start + PART_LENGTH)}`),
  );
  const stemHash = hashed(stem);
  const stemCode = codeOf(stemHash);
  return { stem, isContent: isContent(word), hash: hashed(word), stemHash, stemCode, parts };
}

/** All texts together have few thousand words, again and again. */
const WORDS = new Map<string, Word>();
const WORDS_MAX = 20_000;

function wordOf(word: string): Word {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  const read = readWord(word);
  if (WORDS.size < WORDS_MAX) WORDS.set(word, read);
  return read;
}

/**
 * A text's features, as codes: terms, and those that survive misspelling and inflection. Codes take a
 * fifth of the memory that half a million pairs of words would.
 */
export function contentFeatures(text: string): ReadonlyMap<number, number> {
  const words = rawWords(text).map(wordOf);
  const stems = words.map(({ stem }) => stem);
  const features = new Map<number, number>();
  const add = (code: number, weight: number) => {
    if (weight > (features.get(code) ?? 0)) features.set(code, weight);
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    add(word.stemCode, word.isContent ? 1 : FUNCTION_TIMES);
    for (const part of word.parts) add(part, PART_TIMES);
    for (const group of groupsAt(stems, at)) add(featureCode(group), GROUP_TIMES);
    const next = words[at + 1];
    if (next === undefined) continue;
    const hasContent = word.isContent || next.isContent;
    add(pairCode(word.stemHash, next.stemHash), hasContent ? PAIR_TIMES : PAIR_TIMES / 4);
    const skipped = words[at + 2];
    if (skipped !== undefined) add(pairCode(word.hash ^ SKIPPED, skipped.hash), SKIP_TIMES);
  }
  return features;
}
