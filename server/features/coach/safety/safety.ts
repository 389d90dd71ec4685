import type { Safety, SafetyJudge } from '../../../providers/safety.ts';
import {
  classifierOf,
  type Learned,
  learnQuestions,
  type QuestionClassifier,
  type Verdict,
} from './classifier.ts';
import { LANGUAGES, type Language, readEverydayQuestions, readExemplars } from './exemplars.ts';
import { type Help, isHelpKind, readHelp } from './help.ts';
import { readLearned } from './learned-file.ts';

const NONE: Safety = { kind: 'none', safety: 'none' };

function safetyOfKind(
  help: Help,
  { kind, isSure }: Verdict,
  language: Language,
  region: string | null,
): Safety {
  if (kind === 'innocent') return NONE;
  const safety = kind === 'emergency' ? 'medical' : kind;
  if (!isHelpKind(kind)) return { kind: 'limit', safety, text: help.limitFor(kind, language) };
  return isSure
    ? { kind: 'help', safety, text: help.helpFor(kind, language, region) }
    : { kind: 'limit', safety, text: help.helpFirstFor(kind, language, region) };
}

/** Where the data is: the safety data itself, the situations that the coach knows, and the articles. */
export interface SafetyFolders {
  readonly safety: URL;
  readonly situations: URL;
  readonly articles: URL;
}

/** Learns from all exemplars in the folders, in some seconds. */
export function learnFrom({ safety, situations, articles }: SafetyFolders): Learned {
  return learnQuestions([
    ...readExemplars(safety),
    ...readEverydayQuestions(situations),
    ...readEverydayQuestions(articles),
  ]);
}

/** What the build has learned, or else learned now. */
export function readQuestionClassifier(folders: SafetyFolders): QuestionClassifier {
  return classifierOf(readLearned(folders.safety) ?? learnFrom(folders));
}

/** Reads its data when it is prepared, or else on first use; without a build, it learns then. */
export function createSafetyJudge(folders: SafetyFolders): SafetyJudge {
  let learned: { readonly questions: QuestionClassifier; readonly help: Help } | null = null;
  function learn() {
    learned ??= { questions: readQuestionClassifier(folders), help: readHelp(folders.safety) };
    return learned;
  }
  return {
    prepare: () => void learn(),
    safetyOf(question, region) {
      const { questions, help } = learn();
      const verdict = questions.verdictOn(question);
      return verdict.kind === 'innocent'
        ? NONE
        : safetyOfKind(help, verdict, questions.languageOf(question), region);
    },
    safetyOfVerdict(verdict, language, region) {
      if (verdict === 'none') return NONE;
      const known = LANGUAGES.find((one) => one === language) ?? 'en';
      return safetyOfKind(learn().help, { kind: verdict, isSure: true }, known, region);
    },
    languageOf: (text) => learn().questions.languageOf(text),
  };
}
