import type { Safety, SafetyJudge } from '../../../providers/safety.ts';
import {
  classifierOf,
  type Learned,
  learnQuestions,
  type QuestionClassifier,
  type Verdict,
} from './classifier.ts';
import {
  LANGUAGES,
  type Language,
  readCaseQuestions,
  readEverydayQuestions,
  readExemplars,
} from './exemplars.ts';
import { type Help, isHelpKind, readHelp } from './help.ts';
import { readLearned } from './learned-file.ts';

const NONE: Safety = { kind: 'none', safety: 'none' };

function safetyOfKind(
  help: Help,
  { kind, certainty }: Verdict,
  language: Language,
  region: string | null,
): Safety {
  if (kind === 'innocent') return NONE;
  const safety = kind === 'emergency' ? 'medical' : kind;
  const isHelp = isHelpKind(kind);
  if (isHelp && certainty === 'sure') {
    return { kind: 'help', safety, text: help.helpFor(kind, language, region) };
  }
  const text = isHelp ? help.helpFirstFor(kind, language, region) : help.limitFor(kind, language);
  return certainty === 'possible'
    ? { kind: 'aside', safety: 'none', aside: { kind: isHelp ? 'help' : 'limit', text } }
    : { kind: 'limit', safety, text };
}

/** Where the data is: the safety data itself, the situations and cases that the coach knows, and the articles. */
export interface SafetyFolders {
  readonly safety: URL;
  readonly situations: URL;
  readonly cases: URL;
  readonly articles: URL;
}

/** Learns from all exemplars in the folders, in some seconds. */
export function learnFrom({ safety, situations, cases, articles }: SafetyFolders): Learned {
  return learnQuestions([
    ...readExemplars(safety),
    ...readEverydayQuestions(situations),
    ...readCaseQuestions(cases),
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
      return safetyOfKind(learn().help, { kind: verdict, certainty: 'sure' }, known, region);
    },
    languageOf: (text) => learn().questions.languageOf(text),
  };
}
