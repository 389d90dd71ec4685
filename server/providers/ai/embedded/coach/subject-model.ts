import { contentFeatures } from './content-features.ts';
import { indexOfCode, startsOf } from './learned/sorted-codes.ts';

/** A text whose subject is known. */
export interface Lesson {
  /** The subject's index. */
  readonly subject: number;
  readonly text: string;
}

/** A text's features, by their codes, with their weights. */
export type TextFeatures = (text: string) => ReadonlyMap<number, number>;

/** How texts are worded, and what a feature says. */
export interface Wording {
  readonly featuresOf: TextFeatures;
  /** The share of a subject's wording that is taken from all subjects together. */
  readonly background: number;
  /** What a single feature can say for a subject, as rare words come up by chance, too. */
  readonly most?: number;
  /** The number of features from which on more of them add little, since a story tells much beside. */
  readonly even?: number;
}

/** How often each subject uses each feature, subject by subject. */
interface Counts {
  readonly numbers: ReadonlyMap<number, number>;
  readonly features: readonly number[];
  readonly subjects: readonly number[];
  readonly weights: readonly number[];
}

function countsOf(
  subjectCount: number,
  lessons: readonly Lesson[],
  featuresOf: TextFeatures,
): Counts {
  const lessonsOf = Array.from({ length: subjectCount }, (): Lesson[] => []);
  for (const lesson of lessons) lessonsOf[lesson.subject]?.push(lesson);
  const numbers = new Map<number, number>();
  /** Where the last subject that uses a feature counts it. */
  const indexes: number[] = [];
  const features: number[] = [];
  const subjects: number[] = [];
  const weights: number[] = [];
  for (const [subject, own] of lessonsOf.entries()) {
    const first = features.length;
    for (const { text } of own) {
      for (const [feature, weight] of featuresOf(text)) {
        let number = numbers.get(feature);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(feature, number);
          indexes.push(-1);
        }
        let index = indexes[number] ?? -1;
        if (index < first) {
          index = features.length;
          indexes[number] = index;
          features.push(number);
          subjects.push(subject);
          weights.push(0);
        }
        weights[index] = (weights[index] ?? 0) + weight;
      }
    }
  }
  return { numbers, features, subjects, weights };
}

function sumsBy(
  indexes: readonly number[],
  weights: readonly number[],
  size: number,
): Float64Array {
  const sums = new Float64Array(size);
  for (let at = 0; at < indexes.length; at += 1) {
    const index = indexes[at] ?? 0;
    sums[index] = (sums[index] ?? 0) + (weights[at] ?? 0);
  }
  return sums;
}

/** What each use of a feature says for its subject. */
function evidenceOf(
  subjectCount: number,
  { numbers, features, subjects, weights }: Counts,
  { background, most = Number.POSITIVE_INFINITY }: Wording,
): Float32Array {
  const bySubject = sumsBy(subjects, weights, subjectCount);
  const byFeature = sumsBy(features, weights, numbers.size);
  const total = bySubject.reduce((sum, one) => sum + one, 0);
  return Float32Array.from(weights, (weight, at) => {
    const own = weight / (bySubject[subjects[at] ?? 0] ?? 1);
    const usual = (byFeature[features[at] ?? 0] ?? 0) / total;
    const ratio = ((1 - background) * own) / (background * usual);
    return Math.min(most, Math.log(1 + ratio));
  });
}

/** For questions that are told apart by what they are about. */
export const BY_CONTENT: Wording = {
  featuresOf: contentFeatures,
  background: 0.5,
};

/** For many subjects with stories among their lessons; measured by left-out writers. */
export const BY_STORIES: Wording = {
  featuresOf: contentFeatures,
  background: 0.7,
  most: 3,
  even: 50,
};

/** What lessons have taught about words, in arrays that a file can hold. */
export interface WordTables {
  readonly subjectCount: number;
  /** Every feature's code, in ascending order. */
  readonly codes: Int32Array;
  /** Where the subjects of each feature begin in the next two, and after the last where they end. */
  readonly starts: Int32Array;
  readonly subjects: Uint16Array;
  /** What a use says for its subject, as multiples of the scale. */
  readonly evidence: Uint8Array;
  readonly scale: number;
}

const EVIDENCE_STEPS = 2 ** 8 - 1;

/** The index of each use's code among all in ascending order. */
function ranksOf({ numbers, features }: Counts, codes: Int32Array): Int32Array {
  const ranks = new Int32Array(codes.length);
  for (const [rank, code] of codes.entries()) ranks[numbers.get(code) ?? 0] = rank;
  return Int32Array.from(features, (feature) => ranks[feature] ?? 0);
}

/** Learns in some seconds; the same lessons give the same tables. */
export function learnWords(
  subjectCount: number,
  lessons: readonly Lesson[],
  wording: Wording,
): WordTables {
  const counts = countsOf(subjectCount, lessons, wording.featuresOf);
  const said = evidenceOf(subjectCount, counts, wording);
  const scale = said.reduce((most, one) => Math.max(most, one), 0) / EVIDENCE_STEPS || 1;
  const codes = Int32Array.from(counts.numbers.keys()).sort();
  const ranks = ranksOf(counts, codes);
  const starts = startsOf(codes.length, ranks);
  const next = starts.slice();
  const subjects = new Uint16Array(said.length);
  const evidence = new Uint8Array(said.length);
  for (let at = 0; at < said.length; at += 1) {
    const rank = ranks[at] ?? 0;
    const index = next[rank] ?? 0;
    next[rank] = index + 1;
    subjects[index] = counts.subjects[at] ?? 0;
    evidence[index] = Math.round((said[at] ?? 0) / scale);
  }
  return { subjectCount, codes, starts, subjects, evidence, scale };
}

/** Tells subjects apart by the words people use for them: naive Bayes with a shared background. */
export class SubjectModel {
  readonly #tables: WordTables;
  readonly #featuresOf: TextFeatures;
  readonly #even: number;

  /** @param wording as it was when the tables were learned */
  constructor(tables: WordTables, wording: Wording) {
    this.#tables = tables;
    this.#featuresOf = wording.featuresOf;
    this.#even = wording.even ?? Number.POSITIVE_INFINITY;
  }

  /** The evidence for each subject, in their order; null when nothing of the text is known. */
  evidence(text: string): Float64Array | null {
    const { codes, starts, subjects, evidence, scale, subjectCount } = this.#tables;
    const sums = new Float64Array(subjectCount);
    let isKnown = false;
    const features = this.#featuresOf(text);
    const share = scale / Math.sqrt(1 + features.size / this.#even);
    for (const [code, weight] of features) {
      const index = indexOfCode(codes, code);
      if (index < 0) continue;
      isKnown = true;
      for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1) {
        const subject = subjects[at] ?? 0;
        sums[subject] = (sums[subject] ?? 0) + share * weight * (evidence[at] ?? 0);
      }
    }
    return isKnown ? sums : null;
  }
}
