import { featureCode } from './content-features.ts';
import { indexOfCode, startsOf } from './learned/sorted-codes.ts';
import { contentStems, hasGroup, termsOf } from './terms.ts';

/** Something a question can be about, with the ways people put it. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly asked: readonly string[];
  /** More ways to put it, to learn from. */
  readonly phrasings?: readonly string[];
  /** Searched with less weight. */
  readonly next: readonly string[];
  /** Running text, searched with the least weight. */
  readonly body: string;
}

/** How often a field's words count in a subject as a whole. */
const FIELD_TIMES = { title: 2.5, asked: 1, next: 0.7, body: 0.15 } as const;
/** BM25's saturation of repeated words, and its correction for length. */
const SATURATION = 1.2;
const LENGTH = 0.4;
const NEXT_TIMES = 0.85;
/** Phrasings of one or two content words are near to too much. */
const SHORT_TIMES: readonly number[] = [0.7, 0.7, 0.9];

/** What a question shares with each subject, in the order of the subjects, 0 to 1. */
export interface SharedWords {
  /** How near the subject's two nearest phrasings come. */
  readonly phrasings: readonly number[];
  /** How much of the question the subject as a whole covers. */
  readonly coverages: readonly number[];
}

/** For each term, in ascending order of codes, where it stands and with which weight. */
interface Uses {
  /** Where the uses of each term begin in the next two, and after the last where they end. */
  readonly starts: Int32Array;
  readonly indexes: Uint16Array;
  readonly weights: Float32Array;
}

/** What subjects have taught about words, in arrays that a file can hold. */
export interface IndexTables {
  /** Every term's code, in ascending order. */
  readonly codes: Int32Array;
  readonly rarities: Float32Array;
  /** By phrases: ways to put a subject, and what to ask next. */
  readonly phrases: Uses;
  readonly phraseSubjects: Uint16Array;
  /** What a phrase counts, over the length of its terms. */
  readonly phraseTimes: Float32Array;
  /** By subjects as a whole. */
  readonly wholes: Uses;
  /** How long each subject is beside the others. */
  readonly lengths: Float32Array;
}

type Terms = ReadonlyMap<number, number>;

const NOT_FOUND = -1;

function codedTerms(text: string): Terms {
  return new Map([...termsOf(text)].map(([term, weight]) => [featureCode(term), weight]));
}

function usesOf(codes: Int32Array, all: readonly Terms[]): Uses {
  const found = all.flatMap((terms, index) =>
    Array.from(terms, ([code, weight]) => ({ rank: indexOfCode(codes, code), index, weight })),
  );
  const sorted = found.toSorted((a, b) => a.rank - b.rank || a.index - b.index);
  return {
    starts: startsOf(
      codes.length,
      sorted.map(({ rank }) => rank),
    ),
    indexes: Uint16Array.from(sorted, ({ index }) => index),
    weights: Float32Array.from(sorted, ({ weight }) => weight),
  };
}

/** How rare each term is among what subjects are about. */
function raritiesOf(counts: readonly Terms[]): ReadonlyMap<number, number> {
  const having = new Map<number, number>();
  for (const own of counts) {
    // Running text has most words once; a subject is about those it asks for.
    for (const [term, count] of own) {
      if (count >= FIELD_TIMES.next) having.set(term, (having.get(term) ?? 0) + 1);
      else if (!having.has(term)) having.set(term, 0);
    }
  }
  return new Map(
    [...having].map(([term, count]) => [term, Math.log(1 + counts.length / Math.max(1, count))]),
  );
}

function phrasesOf({ title, asked, next }: Subject) {
  return [
    ...[title, ...asked].map((text) => ({ times: 1, text })),
    ...next.map((text) => ({ times: NEXT_TIMES, text })),
  ];
}

/** Takes a second; the same subjects give the same tables. */
export function learnIndex(subjects: readonly Subject[]): IndexTables {
  const counts = subjects.map(countsOf);
  const rarities = raritiesOf(counts);
  const sizes = counts.map((own) => [...own.values()].reduce((sum, count) => sum + count, 0));
  const mean = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  const phrases = subjects.flatMap((own, subject) =>
    phrasesOf(own).map(({ times, text }) => {
      const terms = codedTerms(text);
      const length = lengthOf(terms, (term) => rarities.get(term) ?? 0);
      const short = SHORT_TIMES[contentStems(text).length] ?? 1;
      return { subject, terms, times: length === 0 ? 0 : (times * short) / length };
    }),
  );
  const codes = Int32Array.from(rarities.keys()).sort();
  return {
    codes,
    rarities: Float32Array.from(codes, (code) => rarities.get(code) ?? 0),
    phrases: usesOf(
      codes,
      phrases.map(({ terms }) => terms),
    ),
    phraseSubjects: Uint16Array.from(phrases, ({ subject }) => subject),
    phraseTimes: Float32Array.from(phrases, ({ times }) => times),
    wholes: usesOf(codes, counts),
    lengths: Float32Array.from(sizes, (size) => size / mean),
  };
}

function lengthOf(terms: Terms, rarityOf: (term: number) => number): number {
  let squares = 0;
  for (const [term, weight] of terms) squares += (weight * rarityOf(term)) ** 2;
  return Math.sqrt(squares);
}

/** The words of subjects: how rare each is, and which of them a question shares. */
export class SubjectIndex {
  readonly #tables: IndexTables;
  readonly #rarest: number;

  constructor(tables: IndexTables) {
    this.#tables = tables;
    this.#rarest = Math.log(1 + tables.lengths.length);
  }

  sharedWith(question: string): SharedWords {
    return {
      phrasings: this.#phrasings(codedTerms(question)),
      coverages: this.#coverages(question),
    };
  }

  /** How much of what the question is about any subject knows, 0 to 1. */
  knownShare(question: string): number {
    const stems = contentStems(question);
    if (stems.length === 0) return 1;
    const known = stems.filter((stem) => this.#rankOf(featureCode(stem)) >= 0 || hasGroup(stem));
    return Math.sqrt(known.length / stems.length);
  }

  #rankOf(code: number): number {
    return indexOfCode(this.#tables.codes, code);
  }

  #rarityOf(rank: number): number {
    return rank < 0 ? this.#rarest : (this.#tables.rarities[rank] ?? this.#rarest);
  }

  /** How near each subject's two nearest phrasings come: cosines of their terms. */
  #phrasings(terms: Terms): readonly number[] {
    const { phraseSubjects, phraseTimes, lengths } = this.#tables;
    const length = lengthOf(terms, (code) => this.#rarityOf(this.#rankOf(code))) || 1;
    const best = new Float64Array(lengths.length);
    const second = new Float64Array(lengths.length);
    for (const [phrase, sum] of this.#sharedByPhrases(terms).entries()) {
      const subject = phraseSubjects[phrase] ?? 0;
      const near = (sum * (phraseTimes[phrase] ?? 0)) / length;
      const nearest = best[subject] ?? 0;
      best[subject] = Math.max(near, nearest);
      second[subject] = Math.max(second[subject] ?? 0, Math.min(near, nearest));
    }
    return Array.from(best, (one, subject) => 0.75 * one + 0.25 * (second[subject] ?? 0));
  }

  #sharedByPhrases(terms: Terms): Float64Array {
    const { phrases, phraseTimes } = this.#tables;
    const sums = new Float64Array(phraseTimes.length);
    for (const [code, weight] of terms) {
      const rank = this.#rankOf(code);
      const worth = weight * this.#rarityOf(rank) ** 2;
      for (let at = phrases.starts[rank] ?? 0; at < (phrases.starts[rank + 1] ?? 0); at += 1) {
        const phrase = phrases.indexes[at] ?? 0;
        sums[phrase] = (sums[phrase] ?? 0) + worth * (phrases.weights[at] ?? 0);
      }
    }
    return sums;
  }

  /** The share of the question's information that each subject's words cover (BM25). */
  #coverages(question: string): readonly number[] {
    const { wholes, lengths } = this.#tables;
    const covered = new Float64Array(lengths.length);
    let total = 0;
    for (const [term, weight] of termsOf(question)) {
      const rank = this.#rankOf(featureCode(term));
      if (term.includes(' ') && rank === NOT_FOUND) continue;
      const worth = weight * this.#rarityOf(rank) * (1 + SATURATION);
      total += worth;
      for (let at = wholes.starts[rank] ?? 0; at < (wholes.starts[rank + 1] ?? 0); at += 1) {
        const subject = wholes.indexes[at] ?? 0;
        const count = wholes.weights[at] ?? 0;
        const saturation = SATURATION * (1 - LENGTH + LENGTH * (lengths[subject] ?? 1));
        covered[subject] = (covered[subject] ?? 0) + (worth * count) / (count + saturation);
      }
    }
    return Array.from(covered, (one) => (total === 0 ? 0 : Math.min(1, (1.5 * one) / total)));
  }
}

function countsOf({ title, asked, next, body }: Subject): Terms {
  const counts = new Map<number, number>();
  const add = (text: string, times: number) => {
    for (const term of codedTerms(text).keys()) counts.set(term, (counts.get(term) ?? 0) + times);
  };
  add(title, FIELD_TIMES.title);
  for (const phrase of asked) add(phrase, FIELD_TIMES.asked);
  for (const phrase of next) add(phrase, FIELD_TIMES.next);
  for (const sentence of body.split(/(?<=[.!?]) /)) add(sentence, FIELD_TIMES.body);
  return counts;
}
