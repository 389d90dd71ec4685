import type { WorkCase } from '#shared/knowledge/cases.ts';
import { filled, type Situation } from '#shared/knowledge/situations.ts';
import { sentenceVectors } from '../../sentence-vectors.ts';
import type { KeptFile } from '../learned/kept.ts';
import { LearnedSubjects, type Lessons } from '../learned/learned-subjects.ts';
import { BY_STORIES, type Wording } from '../subject-model.ts';
import { contentStems } from '../terms.ts';

/*
 * All numbers are measured on questions by left-out writers. Neither a trained linear model nor the
 * nearest examples found more of their cases.
 */
/**
 * What words, meaning, and the nearness of its situation say for a case adds up, but less than in
 * full, as their evidence is not independent.
 */
const EVIDENCE_TIMES = { words: 0.7, meaning: 0.2, situation: 0.4 } as const;
/** However unlikely its situation, a case can still be told. */
const LEAST_LIKELY = 1e-5;
/** How the odds that it is the right one follow from its odds among all: in logarithms, a line. */
const TRUST = { base: 1.25, odds: 0.4, word: -0.8 } as const;
/**
 * A case is told from a chance of one in four on: the right one is worth five times as much to readers
 * as general advice, and a wrong one nothing.
 */
const ENOUGH = Math.log(0.25 / 0.75);
/** Fewer words tell too little for more trust. */
const WORDS_MIN = 10;
/** A question of fewer words that matter rather asks in general. */
const DETAILED_STEMS_MIN = 4;
const SHORT_DOUBT = 1.1;

/** A case and how much speaks for it. */
export interface Found {
  readonly own: WorkCase;
  /** From 0 on, enough speaks for it. */
  readonly score: number;
}

/** What a case tells, in one text. */
function toldBy({ id, tell, say, step }: WorkCase): string {
  return [id.replaceAll('-', ' '), filled(tell, {}), say, step ?? ''].join(' ');
}

/** Of every case, and then of every situation. */
function lessonsOf(
  cases: readonly WorkCase[],
  situations: readonly Situation[],
  wording: Wording,
): Lessons {
  const ofCases = cases.flatMap((own, subject) =>
    [...own.examples, ...own.alsoAsked, toldBy(own)].map((text) => ({ subject, text })),
  );
  const ofSituations = situations.flatMap(({ title, asked }, at) =>
    [title, ...asked].map((text) => ({ subject: cases.length + at, text })),
  );
  return {
    subjectCount: cases.length + situations.length,
    texts: [...ofCases, ...ofSituations],
    wording,
  };
}

/** The logarithm of the sum of what the logarithms stand for. */
function sumOfLogs(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - most), 0));
}

/** Finds the case that a question tells, by what its examples taught about words and meaning. */
export class CaseFinder {
  readonly #cases: readonly WorkCase[];
  /** What asks for a situation in general is none of its cases. */
  readonly #situations: readonly Situation[];
  /** What the examples have taught. */
  readonly #learned: LearnedSubjects;

  /** @param wording how the examples' words are learned */
  constructor(
    cases: readonly WorkCase[],
    situations: readonly Situation[],
    wording: Wording = BY_STORIES,
  ) {
    this.#cases = cases;
    this.#situations = situations;
    this.#learned = new LearnedSubjects(() => lessonsOf(cases, situations, wording));
  }

  /** What a build keeps of it. */
  toFiles(): readonly KeptFile[] {
    return [this.#learned.toFile()];
  }

  /**
   * The case that a question tells, or null for none.
   * @param likelihoods how likely the question is about each situation, by id
   * @param least how much has to speak for it
   */
  find(question: string, likelihoods: ReadonlyMap<string, number>, least = 0): WorkCase | null {
    const [first] = this.all(question, likelihoods);
    return first !== undefined && first.score >= least ? first.own : null;
  }

  /** Every case with what speaks for it, the likeliest first; none when no word is known. */
  all(question: string, likelihoods: ReadonlyMap<string, number>): readonly Found[] {
    const { evidence } = this.#evidence(question, likelihoods);
    if (evidence.length === 0) return [];
    const isDetailed = contentStems(question).length >= DETAILED_STEMS_MIN;
    const words = Math.max(WORDS_MIN, question.split(/\s+/).length);
    const least = ENOUGH - TRUST.base - TRUST.word * Math.log(words);
    const enough = least + (isDetailed ? 0 : SHORT_DOUBT);
    const whole = sumOfLogs(evidence);
    return this.#cases
      .map((own, at) => {
        const likely = Math.exp((evidence[at] ?? 0) - whole);
        const odds = Math.log(likely / (1 - likely + Number.EPSILON));
        return { own, score: TRUST.odds * odds - enough };
      })
      .toSorted((a, b) => b.score - a.score);
  }

  /** How likely a question is about each situation, by id, with what its cases say for it. */
  situationsOf(
    question: string,
    likelihoods: ReadonlyMap<string, number>,
  ): ReadonlyMap<string, number> {
    const { evidence, subjects } = this.#evidence(question, likelihoods);
    const sums = new Map<string, number>();
    if (evidence.length === 0) return sums;
    const whole = sumOfLogs(evidence);
    for (const [at, of] of subjects.entries()) {
      if (of !== null) sums.set(of, (sums.get(of) ?? 0) + Math.exp((evidence[at] ?? 0) - whole));
    }
    return sums;
  }

  /** What speaks for every case, and then for every situation; nothing when no word is known. */
  #evidence(question: string, likelihoods: ReadonlyMap<string, number>) {
    const { words, meaning } = this.#learned;
    const said = words.evidence(question);
    const vector = sentenceVectors().vectorOf(question);
    if (said === null || vector === null) return { evidence: [], subjects: [] };
    const meant = meaning.evidence(vector);
    const usual = 1 / Math.max(1, likelihoods.size);
    const subjects = [...this.#cases.map(({ of }) => of), ...this.#situations.map(({ id }) => id)];
    const situations = subjects.map((of) =>
      Math.log(Math.max(LEAST_LIKELY, of === null ? usual : (likelihoods.get(of) ?? usual))),
    );
    const evidence = subjects.map(
      (_of, at) =>
        EVIDENCE_TIMES.words * (said[at] ?? 0) +
        EVIDENCE_TIMES.meaning * (meant[at] ?? 0) +
        EVIDENCE_TIMES.situation * (situations[at] ?? 0),
    );
    return { evidence, subjects };
  }
}
