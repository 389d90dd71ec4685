import { createLexicalEmbeddings, isNothingKnown } from '../lexical-embeddings.ts';
import { WORK_WORDS } from './work-words.data.ts';

/** Something a question can be about, with the ways people put it. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly asked: readonly string[];
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

const FIELD_WEIGHTS = { title: 3, asked: 1.5, next: 1, body: 0.25 } as const;
/** Shares of the score: the nearest phrasing, the next ones, and the words of the whole subject. */
const SHARES = { best: 0.4, others: 0.15, words: 0.45 } as const;
const NEXT_TIMES = 0.85;
/** Words of a question that no subject has count as much as a rare one at most. */
const UNKNOWN_TIMES = 0.6;
/** Words in more than about a third of the subjects. */
const COMMON_RARITY = Math.log(1 + 3);
/** BM25's saturation of repeated words. */
const SATURATION = 1.2;

interface Phrase {
  readonly subject: number;
  readonly times: number;
  readonly vector: Float32Array;
}

function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/\p{L}+/gu) ?? []
  ).map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word));
}

/** The groups of each phrase, by its words. */
const GROUPS: ReadonlyMap<string, readonly string[]> = (() => {
  const groups = new Map<string, string[]>();
  for (const [index, line] of WORK_WORDS.entries()) {
    for (const phrase of line.split(', ')) {
      const key = wordsIn(phrase).join(' ');
      groups.set(key, [...(groups.get(key) ?? []), `~${index}`]);
    }
  }
  return groups;
})();
const PHRASE_MAX = 4;

function groupsIn(words: readonly string[]): string[] {
  return words.flatMap((_word, start) =>
    Array.from(
      { length: Math.min(PHRASE_MAX, words.length - start) },
      (_one, more) => GROUPS.get(words.slice(start, start + more + 1).join(' ')) ?? [],
    ).flat(),
  );
}

/**
 * Words, pairs of neighboring words with the small ones that carry meaning ("say no"), and the
 * groups of meaning that they belong to ("~3").
 */
function termsOf(text: string): string[] {
  const words = wordsIn(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...words, ...pairs, ...groupsIn(words)];
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** Which words each subject has, and how rare each word is. */
class WordIndex {
  readonly #counts: readonly ReadonlyMap<string, number>[];
  readonly #rarity = new Map<string, number>();
  readonly #rarest: number;

  constructor(subjects: readonly Subject[]) {
    this.#counts = subjects.map((subject) => {
      const counts = new Map<string, number>();
      const add = (text: string, times: number) => {
        for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + times);
      };
      add(subject.title, FIELD_WEIGHTS.title);
      for (const phrase of subject.asked) add(phrase, FIELD_WEIGHTS.asked);
      for (const phrase of subject.next) add(phrase, FIELD_WEIGHTS.next);
      add(subject.body, FIELD_WEIGHTS.body);
      return counts;
    });
    const having = new Map<string, number>();
    for (const counts of this.#counts) {
      for (const [term, count] of counts) {
        if (count >= 1) having.set(term, (having.get(term) ?? 0) + 1);
      }
    }
    for (const [term, count] of having) {
      this.#rarity.set(term, Math.log(1 + subjects.length / count));
    }
    this.#rarest = Math.log(1 + subjects.length);
  }

  /** For each subject, the share of the question's information that its words cover. */
  coverage(question: string): number[] {
    const terms = [...new Set(termsOf(question))];
    const total = terms.reduce((sum, term) => sum + this.#weightOf(term), 0);
    return this.#counts.map((counts) => {
      const covered = terms.reduce((sum, term) => {
        const count = counts.get(term) ?? 0;
        return sum + (this.#weightOf(term) * count * (1 + SATURATION)) / (count + SATURATION);
      }, 0);
      return total === 0 ? 0 : Math.min(1, covered / (total * (1 + SATURATION) * 0.6));
    });
  }

  /** How much of what the question is about any subject knows, 0 to 1. */
  knownShare(question: string): number {
    const words = [...new Set(wordsIn(question))].filter((word) => !this.#isCommon(word));
    if (words.length === 0) return 1;
    const grouped = new Set(groupsIn(words));
    const isKnown = (word: string) => this.#rarity.has(word) || GROUPS.has(word);
    const known = words.filter(isKnown).length + Math.min(1, grouped.size) * 0.5;
    return Math.sqrt(Math.min(1, known / words.length));
  }

  /** Words that most subjects have say nothing. */
  #isCommon(word: string): boolean {
    const rarity = this.#rarity.get(word);
    return rarity !== undefined && rarity < COMMON_RARITY;
  }

  #weightOf(term: string): number {
    const isPair = term.includes(' ');
    const rarity = this.#rarity.get(term);
    if (rarity === undefined) return isPair ? 0 : this.#rarest * UNKNOWN_TIMES;
    return isPair ? rarity * 0.5 : rarity;
  }
}

/** Finds the subjects nearest to a question, by embeddings of their phrasings and by words. */
export class NearestSubjects<S extends Subject> {
  readonly #subjects: readonly S[];
  readonly #words: WordIndex;
  readonly #embeddings;
  #phrases: Promise<readonly Phrase[]> | null = null;

  constructor(subjects: readonly S[]) {
    this.#subjects = subjects;
    this.#words = new WordIndex(subjects);
    this.#embeddings = createLexicalEmbeddings(
      subjects.flatMap(({ title, asked, next }) => [title, ...asked, ...next]),
    );
  }

  /** Every subject with its score, nearest first. */
  async near(question: string): Promise<readonly Near<S>[]> {
    this.#phrases ??= this.#embedPhrases();
    const phrases = await this.#phrases;
    const { signal } = new AbortController();
    const [asked] = await this.#embeddings.embed([question], signal);
    if (asked === undefined) return [];
    const scores = this.#subjects.map((): number[] => []);
    for (const { subject, times, vector } of phrases) {
      scores[subject]?.push(times * dot(asked, vector));
    }
    if (isNothingKnown(asked)) return [];
    const coverage = this.#words.coverage(question);
    const known = this.#words.knownShare(question);
    return this.#subjects
      .map((subject, at) => {
        const [best = 0, second = 0, third = 0] = (scores[at] ?? []).toSorted((a, b) => b - a);
        const score =
          SHARES.best * best +
          SHARES.others * ((second + third) / 2) +
          SHARES.words * (coverage[at] ?? 0);
        return { subject, score: score * known };
      })
      .toSorted((a, b) => b.score - a.score);
  }

  async #embedPhrases(): Promise<readonly Phrase[]> {
    const phrases = this.#subjects.flatMap(({ title, asked, next }, subject) => [
      ...[title, ...asked].map((text) => ({ subject, times: 1, text })),
      ...next.map((text) => ({ subject, times: NEXT_TIMES, text })),
    ]);
    const texts = phrases.map(({ text }) => text);
    const vectors = await this.#embeddings.embed(texts, new AbortController().signal);
    return phrases.flatMap(({ subject, times }, at) => {
      const vector = vectors[at];
      return vector === undefined ? [] : [{ subject, times, vector }];
    });
  }
}
