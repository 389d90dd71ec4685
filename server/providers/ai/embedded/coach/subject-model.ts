import { termsOf } from './terms.ts';

/** A text whose subject is known. */
export interface Lesson {
  /** The subject's index. */
  readonly subject: number;
  readonly text: string;
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
}

/** What the lessons say about a feature: its weight in all of them, and in each subject that has it. */
interface Learned {
  total: number;
  readonly bySubject: Map<number, number>;
}

/** For questions that are told apart by what they are about. */
const BY_CONTENT: Wording = { featuresOf: contentFeatures, background: 0.5 };

/** Tells subjects apart by the words people use for them: naive Bayes with a shared background. */
export class SubjectModel {
  readonly #features = new Map<string, Learned>();
  readonly #totals: Float64Array;
  readonly #wording: Wording;
  #total = 0;

  /** Learns in less than a second; the same lessons give the same model. */
  constructor(subjects: number, lessons: readonly Lesson[], wording = BY_CONTENT) {
    this.#wording = wording;
    this.#totals = new Float64Array(subjects);
    for (const lesson of lessons) this.#learn(lesson);
  }

  /** The evidence for each subject, in their order; null when nothing of the text is known. */
  evidence(text: string): Float64Array | null {
    const evidence = new Float64Array(this.#totals.length);
    let isKnown = false;
    const { background } = this.#wording;
    for (const [feature, weight] of this.#wording.featuresOf(text)) {
      const learned = this.#features.get(feature);
      if (learned === undefined) continue;
      isKnown = true;
      const usual = learned.total / this.#total;
      for (const [subject, count] of learned.bySubject) {
        const own = count / (this.#totals[subject] ?? 1);
        const ratio = ((1 - background) * own) / (background * usual);
        evidence[subject] = (evidence[subject] ?? 0) + weight * Math.log(1 + ratio);
      }
    }
    return isKnown ? evidence : null;
  }

  #learn({ subject, text }: Lesson): void {
    for (const [feature, weight] of this.#wording.featuresOf(text)) {
      const learned = this.#features.get(feature) ?? { total: 0, bySubject: new Map() };
      learned.total += weight;
      learned.bySubject.set(subject, (learned.bySubject.get(subject) ?? 0) + weight);
      this.#features.set(feature, learned);
      this.#totals[subject] = (this.#totals[subject] ?? 0) + weight;
      this.#total += weight;
    }
  }
}
