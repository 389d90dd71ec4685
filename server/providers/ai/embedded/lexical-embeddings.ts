import { createHash } from 'node:crypto';
import type { EmbeddingPort } from '../port.ts';
import { type Features, featuresOf, hasHeadline, kindOf, weightOf } from './features.ts';
import { createSpelling } from './spelling.ts';
import { SYNONYMS } from './synonyms.data.ts';
import { wordsOf } from './words.ts';

/** Counts up when the same text would get another vector, for the same corpus and synonyms. */
const VERSION = 2;

export const LEXICAL_DIMENSION = 4096;
/** The place of texts of which no word is known; nothing else ever stands there. */
const NOTHING_KNOWN = 0;
/**
 * Where texts with a headline have this much that no question has, so that a short one is not near
 * to everything for being short.
 */
const SLACK_PLACE = 1;
const SLACK = 30;
const RESERVED_PLACES = 2;

/** What the corpus teaches of a feature. */
interface Known {
  /** The fewer texts have the feature, the more it tells. */
  readonly rarity: number;
  /** Its place in every vector, and the sign it has there. */
  readonly place: number;
  readonly sign: 1 | -1;
}

interface Lexicon {
  readonly features: ReadonlyMap<string, Known>;
  readonly spell: (word: string) => string;
}

/** FNV-1a, 32 bits, finished so that near texts land far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Meanings, and words of more than one text, have places of their own, up to half of all; everything
 * else is hashed into what is left.
 */
function placesOf(textsWith: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const own = [...textsWith]
    .filter(([feature, texts]) => {
      const kind = kindOf(feature);
      return kind === 'meaning' || (kind === 'word' && texts > 1);
    })
    .toSorted(([a, texts], [b, others]) => others - texts || (a < b ? -1 : 1))
    .slice(0, LEXICAL_DIMENSION / 2)
    .map(([feature]) => feature);
  return new Map(own.map((feature, at) => [feature, RESERVED_PLACES + at]));
}

function knownFeatures(corpus: readonly string[]): ReadonlyMap<string, Known> {
  const textsWith = new Map<string, number>();
  for (const text of corpus) {
    for (const feature of featuresOf(text).keys()) {
      textsWith.set(feature, (textsWith.get(feature) ?? 0) + 1);
    }
  }
  const own = placesOf(textsWith);
  const shared = RESERVED_PLACES + own.size;
  return new Map(
    [...textsWith].map(([feature, texts]) => {
      const hash = hashOf(feature);
      const known: Known = {
        rarity: Math.sqrt(Math.log(1 + corpus.length / texts)),
        place: own.get(feature) ?? shared + (hash % (LEXICAL_DIMENSION - shared)),
        sign: hash & 0x80000000 ? -1 : 1,
      };
      return [feature, known];
    }),
  );
}

/** The words of the corpus and of the synonyms, the most frequent first. */
function spellingOf(corpus: readonly string[]): (word: string) => string {
  const counts = new Map<string, number>();
  for (const word of [...corpus, ...SYNONYMS].flatMap(wordsOf)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return createSpelling(byCount.map(([word]) => word));
}

function fingerprintOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 12);
}

function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return vector.map((value) => value / length);
}

/**
 * Vectors from the words of a text: stems, neighboring stems, shared meanings and parts of words,
 * each weighed by how rare it is in the corpus, in `LEXICAL_DIMENSION` places. Local, and the same
 * wherever and whenever the corpus is the same. A word that the corpus never has is taken for a
 * misspelled one that it has, where one is near; otherwise it is ignored.
 */
export function createLexicalEmbeddings(corpus: readonly string[]): EmbeddingPort {
  let learned: Lexicon | null = null;
  /** Reading the corpus takes half a second, which a start need not wait for. */
  function lexicon(): Lexicon {
    if (learned) return learned;
    const features = knownFeatures(corpus);
    const guess = spellingOf(corpus);
    const isKnown = (word: string) =>
      [...featuresOf(word).keys()].some(
        (feature) => kindOf(feature) !== 'part' && features.has(feature),
      );
    learned = { features, spell: (word) => (isKnown(word) ? word : guess(word)) };
    return learned;
  }

  function featuresIn(text: string): Features {
    // A passage is of the corpus: what is rare in it is not misspelled.
    return hasHeadline(text) ? featuresOf(text) : featuresOf(text, lexicon().spell);
  }

  function vectorOf(text: string): Float32Array {
    const { features } = lexicon();
    const vector = new Float32Array(LEXICAL_DIMENSION);
    for (const [feature, count] of featuresIn(text)) {
      const known = features.get(feature);
      if (known === undefined) continue;
      const { rarity, place, sign } = known;
      vector[place] = (vector[place] ?? 0) + sign * weightOf(feature, count) * rarity;
    }
    if (vector.every((value) => value === 0)) vector[NOTHING_KNOWN] = 1;
    if (hasHeadline(text)) vector[SLACK_PLACE] = SLACK;
    return toUnitLength(vector);
  }

  return {
    // The weights come from the corpus and the table of synonyms: others, and it is another model.
    model: `lexical-${VERSION}-${fingerprintOf([...corpus, ...SYNONYMS])}`,
    async embed(texts, signal) {
      signal.throwIfAborted();
      return texts.map(vectorOf);
    },
  };
}
