import { contentFeatures } from './content-features.ts';

/** A text whose subject is known. */
export interface Lesson {
  /** The subject's index. */
  readonly subject: number;
  readonly text: string;
}

/** A text's features, by name or by code, with their weights. */
export type TextFeatures = (text: string) => ReadonlyMap<string | number, number>;

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
  readonly numbers: ReadonlyMap<string | number, number>;
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
  const numbers = new Map<string | number, number>();
  /** Where the last subject that uses a feature counts it. */
  const places: number[] = [];
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
          places.push(-1);
        }
        let place = places[number] ?? -1;
        if (place < first) {
          place = features.length;
          places[number] = place;
          features.push(number);
          subjects.push(subject);
          weights.push(0);
        }
        weights[place] = (weights[place] ?? 0) + weight;
      }
    }
  }
  return { numbers, features, subjects, weights };
}

function sumsBy(places: readonly number[], weights: readonly number[], size: number): Float64Array {
  const sums = new Float64Array(size);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    sums[place] = (sums[place] ?? 0) + (weights[at] ?? 0);
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

/** For many subjects with stories among their lessons; measured by left-out writers. */
export const BY_STORIES: Wording = {
  featuresOf: contentFeatures,
  background: 0.7,
  most: 3,
  even: 50,
};

/** Tells subjects apart by the words people use for them: naive Bayes with a shared background. */
export class SubjectModel {
  readonly #count: number;
  readonly #featuresOf: TextFeatures;
  readonly #even: number;
  readonly #numbers: ReadonlyMap<string | number, number>;
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
    this.#even = wording.even ?? Number.POSITIVE_INFINITY;
    this.#numbers = numbers;
    this.#starts = starts;
  }

  /** The evidence for each subject, in their order; null when nothing of the text is known. */
  evidence(text: string): Float64Array | null {
    const evidence = new Float64Array(this.#count);
    let isKnown = false;
    const features = this.#featuresOf(text);
    const share = 1 / Math.sqrt(1 + features.size / this.#even);
    for (const [feature, weight] of features) {
      const known = this.#numbers.get(feature);
      if (known === undefined) continue;
      isKnown = true;
      for (let at = this.#starts[known] ?? 0; at < (this.#starts[known + 1] ?? 0); at += 1) {
        const subject = this.#subjects[at] ?? 0;
        evidence[subject] = (evidence[subject] ?? 0) + share * weight * (this.#evidence[at] ?? 0);
      }
    }
    return isKnown ? evidence : null;
  }
}
