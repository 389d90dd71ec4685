import { createHash } from 'node:crypto';
import type { EmbeddingPort } from '../port.ts';
import { meaningsOf, stemsOf } from './words.ts';

/** Counts up when the same text would get another vector. */
const VERSION = 1;

export const LEXICAL_DIMENSION = 2048;
/** The place of texts of which no word is known; nothing else ever stands there. */
const NOTHING_KNOWN = 0;
/**
 * Where texts with a headline have this much that no question has, so that a short one is not near
 * to everything for being short.
 */
const SLACK_PLACE = 1;
const SLACK = 20;
const RESERVED_PLACES = 2;

/** How much a feature of each kind counts beside a word. */
const WEIGHTS = { word: 1, pair: 0.5, meaning: 0.8, part: 0.1 } as const;
type Kind = keyof typeof WEIGHTS;

/** How often a word of the headline counts. */
const HEADLINE_TIMES = 2;
/** How often a gate, channel or profile counts that a headline names: the text is about that one. */
const HEADLINE_NUMBER_TIMES = 12;
const PART_LENGTH = 4;

type Counts = Map<string, number>;

function add(counts: Counts, kind: Kind, feature: string, times: number): void {
  const key = `${kind} ${feature}`;
  counts.set(key, (counts.get(key) ?? 0) + times);
}

function addText(counts: Counts, text: string, times: number, numberTimes = times): void {
  const stems = stemsOf(text);
  const timesOf = (feature: string) => (/\d/.test(feature) ? numberTimes : times);
  for (const [index, stem] of stems.entries()) {
    add(counts, 'word', stem, timesOf(stem));
    const next = stems[index + 1];
    if (next !== undefined) add(counts, 'pair', `${stem} ${next}`, timesOf(stem + next));
    const marked = `^${stem}$`;
    for (let start = 0; start + PART_LENGTH <= marked.length; start += 1) {
      add(counts, 'part', marked.slice(start, start + PART_LENGTH), times);
    }
  }
  for (const meaning of meaningsOf(stems)) add(counts, 'meaning', meaning, times);
}

/** How often each feature occurs; what stands before the first blank line is a headline. */
function featuresOf(text: string): Counts {
  const counts: Counts = new Map();
  const split = text.indexOf('\n\n');
  for (const line of split < 0 ? [] : text.slice(0, split).split('\n')) {
    addText(counts, line, HEADLINE_TIMES, HEADLINE_NUMBER_TIMES);
  }
  addText(counts, split < 0 ? text : text.slice(split), 1);
  return counts;
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

function kindOf(feature: string): Kind {
  // Every feature was made by `add`, which puts its kind first.
  return feature.slice(0, feature.indexOf(' ')) as Kind;
}

/** How telling each feature is: the fewer texts have it, the more. */
function rarityOf(corpus: readonly string[]): ReadonlyMap<string, number> {
  const texts = new Map<string, number>();
  for (const text of corpus) {
    for (const feature of featuresOf(text).keys()) {
      texts.set(feature, (texts.get(feature) ?? 0) + 1);
    }
  }
  return new Map(
    [...texts].map(([feature, count]) => [feature, Math.sqrt(Math.log(1 + corpus.length / count))]),
  );
}

function fingerprintOf(corpus: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of corpus) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/**
 * Vectors from the words of a text: stems, neighbouring stems, shared meanings and parts of words,
 * each weighed by how rare it is in the corpus, hashed into `LEXICAL_DIMENSION` places. Local, and
 * the same wherever and whenever the corpus is the same. What the corpus never says is ignored.
 */
export function createLexicalEmbeddings(corpus: readonly string[]): EmbeddingPort {
  let known: ReadonlyMap<string, number> | null = null;
  /** Counting takes half a second, which a start need not wait for. */
  const rarity = () => {
    known ??= rarityOf(corpus);
    return known;
  };

  function vectorOf(text: string): Float32Array {
    const vector = new Float32Array(LEXICAL_DIMENSION);
    for (const [feature, count] of featuresOf(text)) {
      const rare = rarity().get(feature);
      if (rare === undefined) continue;
      const hash = hashOf(feature);
      const place = RESERVED_PLACES + (hash % (LEXICAL_DIMENSION - RESERVED_PLACES));
      const weight = WEIGHTS[kindOf(feature)] * (1 + Math.log(count)) * rare;
      vector[place] = (vector[place] ?? 0) + (hash & 0x80000000 ? -weight : weight);
    }
    if (vector.every((value) => value === 0)) vector[NOTHING_KNOWN] = 1;
    if (text.includes('\n\n')) vector[SLACK_PLACE] = SLACK;
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  }

  return {
    // The weights come from the corpus: another corpus, another model.
    model: `lexical-${VERSION}-${fingerprintOf(corpus)}`,
    async embed(texts, signal) {
      signal.throwIfAborted();
      return texts.map(vectorOf);
    },
  };
}
