import { sentenceVectors } from '../sentence-vectors.ts';
import type { KeptFile } from './learned/kept.ts';
import { LearnedIndex } from './learned/learned-index.ts';
import { LearnedSubjects } from './learned/learned-subjects.ts';
import type { Subject } from './subject-index.ts';
import { BY_CONTENT } from './subject-model.ts';
import { contentStems } from './terms.ts';

export interface Near<S extends Subject> {
  readonly subject: S;
  /** 0 to 1, comparable between questions. */
  readonly score: number;
}

/** Shares of the score: what was learned, the nearest phrasings, and the subject as a whole. */
const SHARES = { learned: 0.6, phrasing: 0.2, whole: 0.2 } as const;
/**
 * What words and meaning say adds up, but less than in full, as their evidence is not independent;
 * measured by left-out writers.
 */
const EVIDENCE_TIMES = { words: 0.5, meaning: 0.15 } as const;
/** A part of a long question counts a little less than a question of its own. */
const CLAUSE_TIMES = 0.92;
const CLAUSE_STEMS_MIN = 2;
const CLAUSED_WORDS_MIN = 9;

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
  /** What their titles and phrasings have taught. */
  readonly #learned: LearnedSubjects;
  readonly #index: LearnedIndex;

  constructor(subjects: readonly S[]) {
    this.#subjects = subjects;
    this.#index = new LearnedIndex(subjects);
    this.#learned = new LearnedSubjects(() => ({
      subjectCount: subjects.length,
      texts: subjects.flatMap(({ title, asked, phrasings = [] }, subject) =>
        [title, ...asked, ...phrasings].map((text) => ({ subject, text })),
      ),
      wording: BY_CONTENT,
    }));
  }

  /** What a build keeps of it. */
  toFiles(): readonly KeptFile[] {
    return [this.#index.toFile(), this.#learned.toFile()];
  }

  /** Every subject with its score, nearest first; none when no word of the question is known. */
  near(question: string): readonly Near<S>[] {
    const clauses = clausesOf(question);
    const scored = clauses.map(({ text }) => this.#scores(text));
    if (scored[0] === undefined || scored[0] === null) return [];
    const known = this.#index.index.knownShare(question);
    return this.#subjects
      .map((subject, at) => {
        const scores = clauses.map(({ times }, clause) => times * (scored[clause]?.[at] ?? 0));
        const [whole = 0, ...parts] = scores;
        const best = Math.max(whole, ...parts);
        return { subject, score: known * (clauses.length > 1 ? (best + whole) / 2 : whole) };
      })
      .toSorted((a, b) => b.score - a.score);
  }

  /** How likely a question is about each subject, by id; all of them together 1. */
  likelihoods(question: string): ReadonlyMap<string, number> {
    const likely = this.#probabilities(question);
    return new Map(this.#subjects.map(({ id }, at) => [id, likely?.[at] ?? 0]));
  }

  #scores(question: string): readonly number[] | null {
    const learned = this.#probabilities(question);
    if (learned === null) return null;
    const { phrasings, coverages } = this.#index.index.sharedWith(question);
    return this.#subjects.map(
      (_subject, at) =>
        SHARES.learned * (learned[at] ?? 0) +
        SHARES.phrasing * (phrasings[at] ?? 0) +
        SHARES.whole * (coverages[at] ?? 0),
    );
  }

  /** How likely the question is about each subject; null when nothing of it is known. */
  #probabilities(question: string): Float64Array | null {
    const { words, meaning } = this.#learned;
    const said = words.evidence(question);
    const vector = sentenceVectors().vectorOf(question);
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
}

function toProbabilities(evidence: Float64Array): Float64Array {
  const most = Math.max(...evidence);
  const powers = evidence.map((one) => Math.exp(one - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
