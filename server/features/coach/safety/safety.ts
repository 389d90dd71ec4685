import type { KeptFile } from '../../../providers/ai/embedded/coach/learned/kept.ts';
import { keep, readKept } from '../../../providers/ai/embedded/coach/learned/learned-folder.ts';
import type { SafetyJudge, SafetyVerdict } from '../../../providers/safety.ts';
import {
  classifierOf,
  learnQuestions,
  type QuestionClassifier,
  type Verdict,
} from './classifier.ts';
import {
  type Exemplar,
  LANGUAGES,
  type Language,
  readCaseQuestions,
  readEverydayQuestions,
  readExemplars,
} from './exemplars.ts';
import { type Help, isHelpKind, readHelp } from './help.ts';
import { learnedOfBytes, learnedToBytes } from './learned-file.ts';

const LEARNED_FILE = 'questions.bin';

const NONE: SafetyVerdict = { kind: 'none', safetyClass: 'none' };

function verdictOfKind(
  help: Help,
  { kind, certainty }: Verdict,
  language: Language,
  region: string | null,
): SafetyVerdict {
  if (kind === 'innocent') return NONE;
  const safetyClass = kind === 'emergency' ? 'medical' : kind;
  const isHelp = isHelpKind(kind);
  if (isHelp && certainty === 'sure') {
    return { kind: 'help', safetyClass, text: help.helpFor(kind, language, region) };
  }
  const text = isHelp ? help.helpFirstFor(kind, language, region) : help.limitFor(kind, language);
  return certainty === 'possible'
    ? { kind: 'aside', safetyClass: 'none', aside: { kind: isHelp ? 'help' : 'limit', text } }
    : { kind: 'preamble', safetyClass, text };
}

/** Where the data is: the safety data itself, the situations and cases that the coach knows, and the articles. */
export interface SafetyFolders {
  readonly safety: URL;
  readonly situations: URL;
  readonly cases: URL;
  readonly articles: URL;
}

/** All that is learned from. */
function lessonsIn({ safety, situations, cases, articles }: SafetyFolders): readonly Exemplar[] {
  return [
    ...readExemplars(safety),
    ...readEverydayQuestions(situations),
    ...readCaseQuestions(cases),
    ...readEverydayQuestions(articles),
  ];
}

/** What was learned from the folders before, or else is learned now, in some seconds. */
export function learnedQuestions(folders: SafetyFolders): KeptFile {
  const kept = readKept(LEARNED_FILE);
  if (kept) return { name: LEARNED_FILE, bytes: kept };
  const bytes = learnedToBytes(learnQuestions(lessonsIn(folders)));
  keep(LEARNED_FILE, () => bytes);
  return { name: LEARNED_FILE, bytes };
}

export function readQuestionClassifier(folders: SafetyFolders): QuestionClassifier {
  return classifierOf(learnedOfBytes(learnedQuestions(folders).bytes));
}

/** Reads its data when it is prepared, or else on first use; learns then what isn't kept. */
export function createSafetyJudge(folders: SafetyFolders): SafetyJudge {
  let learned: { readonly questions: QuestionClassifier; readonly help: Help } | null = null;
  function learn() {
    learned ??= { questions: readQuestionClassifier(folders), help: readHelp(folders.safety) };
    return learned;
  }
  return {
    prepare: () => void learn(),
    verdictOn(question, region) {
      const { questions, help } = learn();
      const verdict = questions.verdictOn(question);
      return verdict.kind === 'innocent'
        ? NONE
        : verdictOfKind(help, verdict, questions.languageOf(question), region);
    },
    verdictFor(safetyClass, language, region) {
      if (safetyClass === 'none') return NONE;
      const known = LANGUAGES.find((one) => one === language) ?? 'en';
      return verdictOfKind(learn().help, { kind: safetyClass, certainty: 'sure' }, known, region);
    },
    languageOf: (text) => learn().questions.languageOf(text),
  };
}
