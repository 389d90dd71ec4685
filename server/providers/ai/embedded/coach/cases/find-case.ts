import type { WorkCase } from '#shared/knowledge/cases.ts';
import { likeness, type SentenceVectors, sentenceVectors } from '../../sentence-vectors.ts';
import type { Difficulty, Predicament } from '../predicaments/predicament.ts';
import { conceptForm, plainText, type WordPattern, wordPattern } from './word-pattern.ts';

/** How much told words, the nearness of examples, and that of the situation count. */
const WORDS_WORTH = 2;
const EXAMPLE_WORTH = 3;
const SITUATION_WORTH = 10;
/**
 * Measured on questions of writers who were left out: from here on, two of three cases fit, and below
 * it most don't.
 */
const ENOUGH = 9;
/** A question in an example's own words is that case's. */
const SAME = 0.93;
/** A question that comes nearer to one of another case by this much isn't the case's own. */
const OTHER_LEAD = 0.1;
/** Even words that stand everywhere count a little. */
const WORTH_MIN = 0.2;
/** How rare words are is counted in each third of the examples. */
const COUNTED_EVERY = 3;
/** Words of a pattern stand in this many sentences in a row. */
const TOGETHER = 2;
const NO_SITUATION = 0.1;
/** A question that is just about the situation isn't therefore about one of its cases. */
const SITUATION_MAX = 0.65;
/** What makes up less of a pattern than this share is another case. */
const TOLD_SHARE_MIN = 0.6;
/** How near examples usually come to a question of theirs, for what has none. */
const USUAL_NEARNESS = 0.4;

/** A difficulty with all that it is recognized by. */
export interface Findable {
  readonly difficulty: Difficulty;
  /** Patterns of words, each of them enough. */
  readonly patterns: readonly WordPattern[];
  readonly examples: readonly string[];
  /** Questions that sound alike and need other advice. */
  readonly others: readonly string[];
  /** How much must speak for it. */
  readonly enough: number;
}

export function findableCase(own: WorkCase): Findable {
  return {
    difficulty: own,
    patterns: own.told.map(wordPattern),
    examples: own.examples,
    others: own.not,
    enough: ENOUGH,
  };
}

/**
 * All that a predicament needs must be told.
 * @param enough less where questions that tell all of it are seldom about anything else
 */
export function findablePredicament(own: Predicament, enough = ENOUGH): Findable {
  const { needs, words, not } = own;
  const pattern = {
    needs: [...needs.map(conceptForm), ...(words ? [words] : [])],
    refuses: not === undefined ? [] : [not],
    isStrict: true,
  };
  return { difficulty: own, patterns: [pattern], examples: [], others: [], enough };
}

interface Learned extends Findable {
  /** What each needed group of words is worth, by pattern: the rarer, the more. */
  readonly worth: readonly (readonly number[])[];
  readonly own: readonly (Float32Array | null)[];
  readonly other: readonly (Float32Array | null)[];
}

/** A difficulty and how much speaks for it. */
export interface Found {
  readonly difficulty: Difficulty;
  /** From 0 on, enough speaks for it. */
  readonly score: number;
}

/** The worth of the words that are told, times the share of all that the pattern needs. */
function toldWorth(
  { needs, refuses, isStrict }: WordPattern,
  worth: readonly number[],
  text: string,
): number {
  if (refuses.some((form) => form.test(text))) return 0;
  const told = needs.map((form, at) => (form.test(text) ? (worth[at] ?? 0) : 0));
  if (isStrict && told.includes(0)) return 0;
  const sum = told.reduce((total, one) => total + one, 0);
  const whole = worth.reduce((total, one) => total + one, 0);
  if (sum < TOLD_SHARE_MIN * whole) return 0;
  return (sum * sum) / Math.max(whole, Number.EPSILON);
}

/** Stretches of a question that tell one thing: things that belong together stand close. */
function stretchesOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?;])\s+/);
  if (sentences.length <= TOGETHER) return [text];
  return sentences.slice(TOGETHER - 1).map((_, at) => sentences.slice(at, at + TOGETHER).join(' '));
}

function nearest(asked: Float32Array | null, vectors: Learned['own']): number {
  const [first = 0, second = 0, third = 0] = vectors
    .map((one) => likeness(asked, one))
    .toSorted((a, b) => b - a);
  return 0.6 * first + 0.2 * second + 0.2 * third;
}

/** Finds the difficulty that a question tells, by its words and by the nearness of examples. */
export class CaseFinder {
  readonly #entries: readonly Findable[];
  readonly #vectors: () => SentenceVectors;
  #learned: readonly Learned[] | null = null;

  /** @param vectors read when the first question is asked */
  constructor(entries: readonly Findable[], vectors = sentenceVectors) {
    this.#entries = entries;
    this.#vectors = vectors;
  }

  /**
   * The difficulty that a question tells, or null for none.
   * @param nearness how near the question comes to a situation, 0 to 1
   */
  find(question: string, nearness: (situation: string) => number): Difficulty | null {
    const [first] = this.all(question, nearness);
    return first !== undefined && first.score >= 0 ? first.difficulty : null;
  }

  /** Every difficulty that something speaks for, the likeliest first. */
  all(question: string, nearness: (situation: string) => number): readonly Found[] {
    const stretches = stretchesOf(plainText(question));
    const asked = this.#vectors().vectorOf(question);
    const found = this.#learn().flatMap(
      ({ difficulty, patterns, enough, worth, own, other }): Found[] => {
        const best = Math.max(0, ...own.map((one) => likeness(asked, one)));
        const away = Math.max(0, ...other.map((one) => likeness(asked, one)));
        if (away > best + OTHER_LEAD) return [];
        if (best >= SAME) return [{ difficulty, score: enough + best }];
        const words = Math.max(
          0,
          ...patterns.flatMap((pattern, at) =>
            stretches.map((text) => toldWorth(pattern, worth[at] ?? [], text)),
          ),
        );
        if (words === 0) return [];
        const situation = Math.min(
          SITUATION_MAX,
          difficulty.of === null ? NO_SITUATION : nearness(difficulty.of),
        );
        const near = own.length === 0 ? USUAL_NEARNESS : nearest(asked, own);
        // Many words of a pattern say less than twice as much as half of them.
        const told = WORDS_WORTH * Math.sqrt(words);
        const score = told + EXAMPLE_WORTH * near + SITUATION_WORTH * situation;
        return [{ difficulty, score: score - enough }];
      },
    );
    return found.toSorted((a, b) => b.score - a.score);
  }

  /** On first use, since startup shouldn't wait for it. */
  #learn(): readonly Learned[] {
    if (this.#learned !== null) return this.#learned;
    const texts = this.#entries
      .flatMap(({ examples }) => examples)
      .filter((_, at) => at % COUNTED_EVERY === 0)
      .map(plainText);
    const worthOf = (form: RegExp) => {
      const having = texts.filter((text) => form.test(text)).length;
      return Math.max(WORTH_MIN, Math.log((1 + texts.length) / (1 + having)));
    };
    const vectors = this.#vectors();
    const vectorsOf = (all: readonly string[]) => all.map((text) => vectors.vectorOf(text));
    this.#learned = this.#entries.map((entry) => ({
      ...entry,
      worth: entry.patterns.map(({ needs }) => needs.map(worthOf)),
      own: vectorsOf(entry.examples),
      other: vectorsOf(entry.others),
    }));
    return this.#learned;
  }
}
