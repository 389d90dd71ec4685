import { createHash } from 'node:crypto';
import { slicedWork } from '../../../platform/sliced-work.ts';
import type { EmbeddingPort } from '../port.ts';
import { type Features, featuresOf, hasHeadline, kindOf, weightOf } from './features.ts';
import { createSpelling } from './spelling.ts';
import { SYNONYMS } from './synonyms.data.ts';
import { wordsOf } from './words.ts';

/** Increment when a text's vector changes for the same corpus and synonyms. */
const VERSION = 2;

export const LEXICAL_DIMENSION = 4096;
/** Dimension reserved for texts without any known word. */
const NOTHING_KNOWN = 0;
/**
 * Dimension that only texts with a headline use; it keeps short ones from scoring high on every
 * question just because they are short.
 */
const SLACK_PLACE = 1;
const SLACK = 30;
const RESERVED_PLACES = 2;

/** What the corpus says about a feature. */
interface Known {
  /** Inverse document frequency: rare features weigh more. */
  readonly rarity: number;
  /** Its dimension, and its sign there. */
  readonly place: number;
  readonly sign: 1 | -1;
}

interface Lexicon {
  readonly features: ReadonlyMap<string, Known>;
  readonly spell: (word: string) => string;
}

/** FNV-1a, 32 bits, with a finalizer that spreads similar texts. */
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
 * Meanings, and words that occur in several texts, get dimensions of their own, up to half of all;
 * all other features are hashed into the rest.
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

function* knownFeatures(corpus: readonly string[]): Generator<void, ReadonlyMap<string, Known>> {
  const textsWith = new Map<string, number>();
  for (const text of corpus) {
    for (const feature of featuresOf(text).keys()) {
      textsWith.set(feature, (textsWith.get(feature) ?? 0) + 1);
    }
    yield;
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

/** The words of the corpus and the synonyms, most frequent first. */
function* spellingOf(corpus: readonly string[]): Generator<void, (word: string) => string> {
  const counts = new Map<string, number>();
  for (const text of [...corpus, ...SYNONYMS]) {
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    yield;
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
 * Lexical embeddings: stems, stem pairs, shared meanings and character 4-grams, weighted by rarity
 * in the corpus, in `LEXICAL_DIMENSION` dimensions. Local, and deterministic for a given corpus. A
 * word unknown to the corpus is spell-corrected to a close known one, else ignored.
 */
export function createLexicalEmbeddings(corpus: readonly string[]): EmbeddingPort {
  /** On first use: indexing the corpus takes half a second that startup shouldn't wait for. */
  const learning = slicedWork<Lexicon>(function* () {
    const features = yield* knownFeatures(corpus);
    const guess = yield* spellingOf(corpus);
    const isKnown = (word: string) =>
      [...featuresOf(word).keys()].some(
        (feature) => kindOf(feature) !== 'part' && features.has(feature),
      );
    return { features, spell: (word) => (isKnown(word) ? word : guess(word)) };
  });

  function featuresIn(text: string, { spell }: Lexicon): Features {
    // A text with a headline is a passage of the corpus, so its rare words are not misspellings.
    return hasHeadline(text) ? featuresOf(text) : featuresOf(text, spell);
  }

  function vectorOf(text: string, lexicon: Lexicon): Float32Array {
    const { features } = lexicon;
    const vector = new Float32Array(LEXICAL_DIMENSION);
    for (const [feature, count] of featuresIn(text, lexicon)) {
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
    // The weights depend on the corpus and the synonyms, so the model name does, too.
    model: `lexical-${VERSION}-${fingerprintOf([...corpus, ...SYNONYMS])}`,
    isLocal: true,
    async embed(texts, signal) {
      signal.throwIfAborted();
      const lexicon = await learning.inSlices();
      return texts.map((text) => vectorOf(text, lexicon));
    },
  };
}
