import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { loadCases } from '../../../providers/ai/embedded/coach/cases/load-cases.ts';
import { readSafetyFile } from './safety-files.ts';

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `emergency` is medical and can't wait. */
export const QUESTION_KINDS = [
  'innocent',
  'crisis',
  'harassment',
  'emergency',
  'medical',
  'legal',
  'financial',
  'employment',
  'discrimination',
  'privacy',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question whose kind is known, for the classifier to learn from. */
export interface Exemplar {
  readonly kind: QuestionKind;
  readonly language: Language;
  readonly text: string;
}

const Phrasings = z.record(z.enum(LANGUAGES), z.array(z.string().min(1)).min(1));

/** @param folder the safety data, which has one file of exemplars for each kind */
export function readExemplars(folder: URL): readonly Exemplar[] {
  return QUESTION_KINDS.flatMap((kind) => {
    const phrasings = readSafetyFile(folder, `exemplars/${kind}.json`, Phrasings);
    return LANGUAGES.flatMap((language) =>
      phrasings[language].map((text) => ({ kind, language, text })),
    );
  });
}

/**
 * Everyday questions: the phrasings at the head of every Markdown file of a folder.
 */
export function readEverydayQuestions(folder: URL): readonly Exemplar[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const [head = ''] = readFileSync(new URL(name, folder), 'utf8').split('\n---');
      return [...head.matchAll(/^ {2}- (.+)$/gm)].map(
        ([, text = '']) => ({ kind: 'innocent', language: 'en', text }) as const,
      );
    });
}

/**
 * Everyday questions, too: what people ask about the cases of a folder. What later writers also asked
 * isn't among them: so many ordinary questions would outweigh the rarer kinds (94.5 instead of 96.2 %
 * of other needs were met), and take long to learn.
 */
export function readCaseQuestions(folder: URL): readonly Exemplar[] {
  return loadCases(folder).flatMap(({ examples }) =>
    examples.map((text) => ({ kind: 'innocent', language: 'en', text }) as const),
  );
}
