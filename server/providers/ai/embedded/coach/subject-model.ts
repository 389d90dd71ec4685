import { termsOf } from './terms.ts';

/** A text whose subject is known. */
export interface Lesson {
  /** The subject's index. */
  readonly subject: number;
  readonly text: string;
  /** How much it counts; 1 when left out. */
  readonly times?: number;
}

const PART_LENGTH = 4;
/** Weights of a part of a word, and of a word with the next but one, beside a word. */
const PART_TIMES = 0.3;
const SKIP_TIMES = 0.2;
/** A text's features: terms, and those that survive misspelling and inflection. */
function contentFeatures(text: string): ReadonlyMap<string, number> {
  const features = new Map(termsOf(text));
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const [at, word] of words.entries()) {
    const marked = `^${word}$`;
    for (let start = 0; start + PART_LENGTH <= marked.length; start += 1) {
      features.set(`-${marked.slice(start, start + PART_LENGTH)}`, PART_TIMES);
    }
    const skipped = words[at + 2];
    if (skipped !== undefined) features.set(`${word} _ ${skipped}`, SKIP_TIMES);
  }
  return features;
}

/** A text's features with their weights. */
export type TextFeatures = (text: string) => ReadonlyMap<string, number>;

interface Wording {
  readonly featuresOf: TextFeatures;
  /** The share of a subject's wording that is taken from all subjects together. */
  readonly background: number;
  /** What a single feature can say for a subject, as rare words come up by chance, too. */
  readonly most?: number;
}

/** How often each subject uses each feature, subject by subject. */
interface Counts {
  readonly numbers: ReadonlyMap<string, number>;
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
  const numbers = new Map<string, number>();
  const features: number[] = [];
  const subjects: number[] = [];
  const weights: number[] = [];
  for (const [subject, own] of lessonsOf.entries()) {
    const first = features.length;
    const places = new Map<number, number>();
    for (const { text, times = 1 } of own) {
      for (const [feature, weight] of featuresOf(text)) {
        let number = numbers.get(feature);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(feature, number);
        }
        let place = places.get(number);
        if (place === undefined) {
          place = first + places.size;
          places.set(number, place);
          features.push(number);
          subjects.push(subject);
          weights.push(0);
        }
        weights[place] = (weights[place] ?? 0) + times * weight;
      }
    }
  }
  return { numbers, features, subjects, weights };
}

function sumsBy(places: readonly number[], weights: readonly number[], size: number): Float64Array {
  const sums = new Float64Array(size);
  for (const [at, place] of places.entries()) {
    sums[place] = (sums[place] ?? 0) + (weights[at] ?? 0);
  }
  return sums;
}

/** What each use of a feature says for its subject. */
function evidenceOf(
  subjectCount: number,
  { numbers, features, subjects, weights }: Counts,
  { background, most = Number.POSITIVE_INFINITY }: Wording,
): readonly number[] {
  const bySubject = sumsBy(subjects, weights, subjectCount);
  const byFeature = sumsBy(features, weights, numbers.size);
  const total = bySubject.reduce((sum, one) => sum + one, 0);
  return weights.map((weight, at) => {
    const own = weight / (bySubject[subjects[at] ?? 0] ?? 1);
    const usual = (byFeature[features[at] ?? 0] ?? 0) / total;
    const ratio = ((1 - background) * own) / (background * usual);
    return Math.min(most, Math.log(1 + ratio));
  });
}

/** Where each feature begins once they are in order, and after the last where it ends. */
function startsOf({ numbers, features }: Counts): Int32Array {
  const starts = new Int32Array(numbers.size + 1);
  for (const feature of features) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  for (let at = 0; at < numbers.size; at += 1) {
    starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  }
  return starts;
}

/** For questions that are told apart by what they are about. */
export const BY_CONTENT: Wording = {
  featuresOf: contentFeatures,
  background: 0.5,
};

/** Tells subjects apart by the words people use for them: naive Bayes with a shared background. */
export class SubjectModel {
  readonly #count: number;
  readonly #featuresOf: TextFeatures;
  readonly #numbers: ReadonlyMap<string, number>;
  /** Where the subjects of each feature begin in the next two. */
  readonly #starts: Int32Array;
  readonly #subjects: Uint16Array;
  readonly #evidence: Float32Array;

  /** Learns in less than a second; the same lessons give the same model. */
  constructor(subjectCount: number, lessons: readonly Lesson[], wording = BY_CONTENT) {
    const counts = countsOf(subjectCount, lessons, wording.featuresOf);
    const { numbers, features, subjects } = counts;
    const evidence = evidenceOf(subjectCount, counts, wording);
    const starts = startsOf(counts);
    const next = starts.slice();
    this.#subjects = new Uint16Array(features.length);
    this.#evidence = new Float32Array(features.length);
    for (const [at, feature] of features.entries()) {
      const place = next[feature] ?? 0;
      next[feature] = place + 1;
      this.#subjects[place] = subjects[at] ?? 0;
      this.#evidence[place] = evidence[at] ?? 0;
    }
    this.#count = subjectCount;
    this.#featuresOf = wording.featuresOf;
    this.#numbers = numbers;
    this.#starts = starts;
  }

  /** The evidence for each subject, in their order; null when nothing of the text is known. */
  evidence(text: string): Float64Array | null {
    const evidence = new Float64Array(this.#count);
    let isKnown = false;
    for (const [feature, weight] of this.#featuresOf(text)) {
      const known = this.#numbers.get(feature);
      if (known === undefined) continue;
      isKnown = true;
      for (let at = this.#starts[known] ?? 0; at < (this.#starts[known + 1] ?? 0); at += 1) {
        const subject = this.#subjects[at] ?? 0;
        evidence[subject] = (evidence[subject] ?? 0) + weight * (this.#evidence[at] ?? 0);
      }
    }
    return isKnown ? evidence : null;
  }
}
