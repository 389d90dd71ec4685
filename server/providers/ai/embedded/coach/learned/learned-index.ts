import { type IndexTables, learnIndex, type Subject, SubjectIndex } from '../subject-index.ts';
import { termsOf } from '../terms.ts';
import { Kept, type KeptFile } from './kept.ts';
import { differencesOf, type Parts, partOf, summed } from './packed.ts';

function comparedOf(subjects: readonly Subject[]): readonly string[] {
  return [
    JSON.stringify(subjects.map(({ title, asked, next, body }) => [title, asked, next, body])),
    JSON.stringify(subjects.map(({ title }) => [...termsOf(title)])),
  ];
}

function toParts({ phrases, wholes, ...tables }: IndexTables): Parts {
  return {
    codes: differencesOf(tables.codes),
    rarities: tables.rarities,
    phraseStarts: differencesOf(phrases.starts),
    phrases: phrases.indexes,
    phraseWeights: phrases.weights,
    phraseSubjects: tables.phraseSubjects,
    phraseTimes: tables.phraseTimes,
    wholeStarts: differencesOf(wholes.starts),
    wholes: wholes.indexes,
    wholeWeights: wholes.weights,
    lengths: tables.lengths,
  };
}

function ofParts(parts: Parts): IndexTables {
  return {
    codes: summed(partOf(parts, 'codes', Int32Array)),
    rarities: partOf(parts, 'rarities', Float32Array),
    phrases: {
      starts: summed(partOf(parts, 'phraseStarts', Int32Array)),
      indexes: partOf(parts, 'phrases', Uint16Array),
      weights: partOf(parts, 'phraseWeights', Float32Array),
    },
    phraseSubjects: partOf(parts, 'phraseSubjects', Uint16Array),
    phraseTimes: partOf(parts, 'phraseTimes', Float32Array),
    wholes: {
      starts: summed(partOf(parts, 'wholeStarts', Int32Array)),
      indexes: partOf(parts, 'wholes', Uint16Array),
      weights: partOf(parts, 'wholeWeights', Float32Array),
    },
    lengths: partOf(parts, 'lengths', Float32Array),
  };
}

/** The words of subjects, as a build has counted them, or else on first use. */
export class LearnedIndex {
  readonly #kept: Kept<IndexTables>;
  #index: SubjectIndex | null = null;

  constructor(subjects: readonly Subject[], folder?: URL) {
    this.#kept = new Kept(
      { lessons: () => comparedOf(subjects), learn: () => learnIndex(subjects), toParts, ofParts },
      folder,
    );
  }

  get index(): SubjectIndex {
    this.#index ??= new SubjectIndex(this.#kept.tables);
    return this.#index;
  }

  toFile(): KeptFile {
    return this.#kept.toFile();
  }
}
