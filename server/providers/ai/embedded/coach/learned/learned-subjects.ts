import { sentenceVectors } from '../../sentence-vectors.ts';
import { learnMeaning, MeaningModel, type MeaningTables } from '../meaning-model.ts';
import {
  type Lesson,
  learnWords,
  SubjectModel,
  type Wording,
  type WordTables,
} from '../subject-model.ts';
import { Kept, type KeptFile } from './kept.ts';
import { differencesOf, type Parts, partOf, summed } from './packed.ts';

/** What is learned from: texts whose subject is known, and how their words are weighed. */
export interface Lessons {
  readonly subjectCount: number;
  readonly texts: readonly Lesson[];
  readonly wording: Wording;
}

interface Tables {
  readonly words: WordTables;
  readonly meaning: MeaningTables;
}

/** Of every so many texts, features and vectors are compared, too: those of all would take a second. */
const EVERY = 200;

function comparedOf({ subjectCount, texts, wording }: Lessons) {
  const { featuresOf, ...weighed } = wording;
  const some = texts.filter((_, at) => at % EVERY === 0);
  return [
    JSON.stringify([subjectCount, weighed]),
    texts.map(({ subject, text }) => `${subject} ${text}`).join('\0'),
    JSON.stringify(some.map(({ text }) => [...featuresOf(text)])),
    ...some.flatMap(({ text }) => sentenceVectors().vectorOf(text) ?? []),
  ];
}

/** Takes some seconds; the same lessons give the same tables. */
function learn({ subjectCount, texts, wording }: Lessons): Tables {
  const vectors = sentenceVectors();
  const meant = texts.flatMap(({ subject, text }) => {
    const vector = vectors.vectorOf(text);
    return vector === null ? [] : [{ subject, vector }];
  });
  return {
    words: learnWords(subjectCount, texts, wording),
    meaning: learnMeaning(subjectCount, meant),
  };
}

function toParts({ words, meaning }: Tables): Parts {
  const { codes, starts, subjects, evidence } = words;
  return {
    codes: differencesOf(codes),
    starts: differencesOf(starts),
    subjects,
    evidence,
    scale: Float64Array.of(words.scale),
    weights: meaning.weights,
    offsets: meaning.offsets,
  };
}

function ofParts(parts: Parts): Tables {
  const offsets = partOf(parts, 'offsets', Float64Array);
  const weights = partOf(parts, 'weights', Float32Array);
  return {
    words: {
      subjectCount: offsets.length,
      codes: summed(partOf(parts, 'codes', Int32Array)),
      starts: summed(partOf(parts, 'starts', Int32Array)),
      subjects: partOf(parts, 'subjects', Uint16Array),
      evidence: partOf(parts, 'evidence', Uint8Array),
      scale: partOf(parts, 'scale', Float64Array)[0] ?? 1,
    },
    meaning: { dimension: weights.length / Math.max(1, offsets.length), weights, offsets },
  };
}

/** Tells subjects apart by words and meaning, as a build has learned them, or else on first use. */
export class LearnedSubjects {
  readonly #lessons: () => Lessons;
  readonly #kept: Kept<Tables>;
  #models: { readonly words: SubjectModel; readonly meaning: MeaningModel } | null = null;

  /** @param lessons read on first use */
  constructor(lessons: () => Lessons, folder?: URL) {
    this.#lessons = lessons;
    this.#kept = new Kept(
      { lessons: () => comparedOf(lessons()), learn: () => learn(lessons()), toParts, ofParts },
      folder,
    );
  }

  get words(): SubjectModel {
    return this.#learned().words;
  }

  get meaning(): MeaningModel {
    return this.#learned().meaning;
  }

  toFile(): KeptFile {
    return this.#kept.toFile();
  }

  #learned() {
    this.#models ??= {
      words: new SubjectModel(this.#kept.tables.words, this.#lessons().wording),
      meaning: new MeaningModel(this.#kept.tables.meaning),
    };
    return this.#models;
  }
}
