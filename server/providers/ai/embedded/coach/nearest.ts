import { type SentenceVectors, sentenceVectors } from '../sentence-vectors.ts';
import { MeaningModel } from './meaning-model.ts';
import { SubjectModel } from './subject-model.ts';
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

export interface Near<S extends Subject> {
  readonly subject: S;
  /** 0 to 1, comparable between questions. */
  readonly score: number;
}

/** How often a field's words count in a subject as a whole. */
const FIELD_TIMES = { title: 2.5, asked: 1, next: 0.7, body: 0.15 } as const;
/** Shares of the score: what was learned, the nearest phrasings, and the subject as a whole. */
const SHARES = { learned: 0.6, phrasing: 0.2, whole: 0.2 } as const;
/**
 * What words and meaning say adds up, but less than in full, as their evidence is not independent;
 * measured by left-out writers.
 */
const EVIDENCE_TIMES = { words: 0.5, meaning: 0.15 } as const;
/** BM25's saturation of repeated words, and its correction for length. */
const SATURATION = 1.2;
const LENGTH = 0.4;
const NEXT_TIMES = 0.85;
/** Phrasings of one or two content words are near to too much. */
const SHORT_TIMES: readonly number[] = [0.7, 0.7, 0.9];
/** A part of a long question counts a little less than a question of its own. */
const CLAUSE_TIMES = 0.92;
const CLAUSE_STEMS_MIN = 2;
const CLAUSED_WORDS_MIN = 9;

interface Phrase {
  readonly subject: number;
  readonly times: number;
  readonly text: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly length: number;
}

/** The question and, when it is long, its parts. */
function clausesOf(question: string): readonly { readonly text: string; readonly times: number }[] {
  const whole = { text: question, times: 1 };
  if (question.split(/\s+/).length < CLAUSED_WORDS_MIN) return [whole];
  const parts = question
    .split(/[.?!;:,\n]|\b(?:and|but|because|so|since|while|when|before|although|though)\b/i)
    .filter((part) => contentStems(part).length >= CLAUSE_STEMS_MIN);
  return [whole, ...parts.map((text) => ({ text, times: CLAUSE_TIMES }))];
}

/** Finds the subjects nearest to a question, by a model of their wording and by shared words. */
export class NearestSubjects<S extends Subject> {
  readonly #subjects: readonly S[];
  readonly #phrases: readonly Phrase[];
  /** Term counts of each subject as a whole, and how long it is beside the others. */
  readonly #wholes: readonly {
    readonly counts: ReadonlyMap<string, number>;
    readonly length: number;
  }[];
  readonly #rarity = new Map<string, number>();
  readonly #rarest: number;
  readonly #vectors: () => SentenceVectors;
  #learned: { readonly words: SubjectModel; readonly meaning: MeaningModel } | null = null;

  /** @param vectors read when the first question is asked */
  constructor(subjects: readonly S[], vectors = sentenceVectors) {
    this.#subjects = subjects;
    this.#vectors = vectors;
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

  /** Every subject with its score, nearest first; none when no word of the question is known. */
  near(question: string): readonly Near<S>[] {
    const clauses = clausesOf(question);
    const scored = clauses.map(({ text }) => this.#scores(text));
    if (scored[0] === undefined || scored[0] === null) return [];
    const known = this.#knownShare(question);
    return this.#subjects
      .map((subject, at) => {
        const scores = clauses.map(({ times }, clause) => times * (scored[clause]?.[at] ?? 0));
        const [whole = 0, ...parts] = scores;
        const best = Math.max(whole, ...parts);
        return { subject, score: known * (clauses.length > 1 ? (best + whole) / 2 : whole) };
      })
      .toSorted((a, b) => b.score - a.score);
  }

  #scores(question: string): readonly number[] | null {
    const learned = this.#probabilities(question);
    if (learned === null) return null;
    const terms = termsOf(question);
    const length = this.#lengthOf(terms);
    const phrasing = this.#subjects.map((): number[] => []);
    for (const phrase of this.#phrases) {
      phrasing[phrase.subject]?.push(phrase.times * this.#likeness(terms, length, phrase));
    }
    return this.#subjects.map((_subject, at) => {
      const [best = 0, second = 0] = (phrasing[at] ?? []).toSorted((a, b) => b - a);
      return (
        SHARES.learned * (learned[at] ?? 0) +
        SHARES.phrasing * (0.75 * best + 0.25 * second) +
        SHARES.whole * this.#coverage(terms, at)
      );
    });
  }

  /** How likely the question is about each subject; null when nothing of it is known. */
  #probabilities(question: string): Float64Array | null {
    const { words, meaning } = this.#models();
    const said = words.evidence(question);
    const vector = this.#vectors().vectorOf(question);
    if (said === null && vector === null) return null;
    const meant = vector === null ? null : meaning.evidence(vector);
    return toProbabilities(
      Float64Array.from(
        this.#subjects,
        (_subject, at) =>
          EVIDENCE_TIMES.words * (said?.[at] ?? 0) + EVIDENCE_TIMES.meaning * (meant?.[at] ?? 0),
      ),
    );
  }

  /** Learned on first use, since startup shouldn't wait for it. */
  #models() {
    if (this.#learned !== null) return this.#learned;
    const vectors = this.#vectors();
    const lessons = this.#subjects.flatMap(({ title, asked, phrasings = [] }, subject) =>
      [title, ...asked, ...phrasings].map((text) => ({ subject, text })),
    );
    const meant = lessons.flatMap(({ subject, text }) => {
      const vector = vectors.vectorOf(text);
      return vector === null ? [] : [{ subject, vector }];
    });
    this.#learned = {
      words: new SubjectModel(this.#subjects.length, lessons),
      meaning: new MeaningModel(this.#subjects.length, meant),
    };
    return this.#learned;
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
      this.#rarity.set(term, Math.log(1 + this.#subjects.length / Math.max(1, count)));
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

  /** How much of what the question is about any subject knows, 0 to 1. */
  #knownShare(question: string): number {
    const stems = contentStems(question);
    if (stems.length === 0) return 1;
    const known = stems.filter((stem) => this.#rarity.has(stem) || hasGroup(stem));
    return Math.sqrt(known.length / stems.length);
  }
}

function toProbabilities(evidence: Float64Array): Float64Array {
  const most = Math.max(...evidence);
  const powers = evidence.map((one) => Math.exp(one - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
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
