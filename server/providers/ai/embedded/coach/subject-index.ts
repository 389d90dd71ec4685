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

interface Phrase {
  readonly subject: number;
  readonly times: number;
  readonly text: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly length: number;
}

/** What a question shares with each subject, in the order of the subjects, 0 to 1. */
export interface SharedWords {
  /** How near the subject's two nearest phrasings come. */
  readonly phrasings: readonly number[];
  /** How much of the question the subject as a whole covers. */
  readonly coverages: readonly number[];
}

/** The words of subjects: how rare each is, and which of them a question shares. */
export class SubjectIndex {
  readonly #subjectCount: number;
  readonly #phrases: readonly Phrase[];
  /** Term counts of each subject as a whole, and how long it is beside the others. */
  readonly #wholes: readonly {
    readonly counts: ReadonlyMap<string, number>;
    readonly length: number;
  }[];
  readonly #rarity = new Map<string, number>();
  readonly #rarest: number;

  constructor(subjects: readonly Subject[]) {
    this.#subjectCount = subjects.length;
    this.#rarest = Math.log(1 + subjects.length);
    const phrases = subjects.flatMap(({ title, asked, next }, subject) => [
      ...[title, ...asked].map((text) => ({ subject, times: 1, text })),
      ...next.map((text) => ({ subject, times: NEXT_TIMES, text })),
    ]);
    const counts = subjects.map(countsOf);
    this.#learnRarity(counts);
    const lengths = counts.map((own) => [...own.values()].reduce((sum, count) => sum + count, 0));
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    this.#wholes = counts.map((own, at) => ({ counts: own, length: (lengths[at] ?? 0) / mean }));
    this.#phrases = phrases.map((phrase) => {
      const terms = termsOf(phrase.text);
      const times = phrase.times * (SHORT_TIMES[contentStems(phrase.text).length] ?? 1);
      return { ...phrase, times, terms, length: this.#lengthOf(terms) };
    });
  }

  sharedWith(question: string): SharedWords {
    const terms = termsOf(question);
    const length = this.#lengthOf(terms);
    const likenesses = this.#wholes.map((): number[] => []);
    for (const phrase of this.#phrases) {
      likenesses[phrase.subject]?.push(phrase.times * this.#likeness(terms, length, phrase));
    }
    const phrasings = likenesses.map((own) => {
      const [best = 0, second = 0] = own.toSorted((a, b) => b - a);
      return 0.75 * best + 0.25 * second;
    });
    return { phrasings, coverages: this.#wholes.map((_, at) => this.#coverage(terms, at)) };
  }

  /** How much of what the question is about any subject knows, 0 to 1. */
  knownShare(question: string): number {
    const stems = contentStems(question);
    if (stems.length === 0) return 1;
    const known = stems.filter((stem) => this.#rarity.has(stem) || hasGroup(stem));
    return Math.sqrt(known.length / stems.length);
  }

  #learnRarity(counts: readonly ReadonlyMap<string, number>[]): void {
    const having = new Map<string, number>();
    for (const own of counts) {
      // Running text has most words once; a subject is about those it asks for.
      for (const [term, count] of own) {
        if (count >= FIELD_TIMES.next) having.set(term, (having.get(term) ?? 0) + 1);
        else if (!having.has(term)) having.set(term, 0);
      }
    }
    for (const [term, count] of having) {
      this.#rarity.set(term, Math.log(1 + this.#subjectCount / Math.max(1, count)));
    }
  }

  #rarityOf(term: string): number {
    return this.#rarity.get(term) ?? this.#rarest;
  }

  #lengthOf(terms: ReadonlyMap<string, number>): number {
    const squares = [...terms].map(([term, weight]) => (weight * this.#rarityOf(term)) ** 2);
    return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
  }

  /** Cosine of two texts' terms. */
  #likeness(terms: ReadonlyMap<string, number>, length: number, phrase: Phrase): number {
    let sum = 0;
    for (const [term, weight] of terms) {
      const other = phrase.terms.get(term);
      if (other !== undefined) sum += weight * other * this.#rarityOf(term) ** 2;
    }
    return length === 0 || phrase.length === 0 ? 0 : sum / (length * phrase.length);
  }

  /** The share of the question's information that the subject's words cover (BM25). */
  #coverage(terms: ReadonlyMap<string, number>, subject: number): number {
    const whole = this.#wholes[subject];
    if (whole === undefined) return 0;
    let covered = 0;
    let total = 0;
    for (const [term, weight] of terms) {
      if (term.includes(' ') && !this.#rarity.has(term)) continue;
      const worth = weight * this.#rarityOf(term);
      const count = whole.counts.get(term) ?? 0;
      const saturation = SATURATION * (1 - LENGTH + LENGTH * whole.length);
      covered += (worth * count * (1 + SATURATION)) / (count + saturation);
      total += worth * (1 + SATURATION);
    }
    return total === 0 ? 0 : Math.min(1, (1.5 * covered) / total);
  }
}

function countsOf({ title, asked, next, body }: Subject): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, times: number) => {
    for (const [term] of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + times);
  };
  add(title, FIELD_TIMES.title);
  for (const phrase of asked) add(phrase, FIELD_TIMES.asked);
  for (const phrase of next) add(phrase, FIELD_TIMES.next);
  for (const sentence of body.split(/(?<=[.!?]) /)) add(sentence, FIELD_TIMES.body);
  return counts;
}
