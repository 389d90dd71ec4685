import type { Safety, SafetyJudge } from '../../../providers/safety.ts';
import { type QuestionClassifier, trainClassifier } from './classifier.ts';
import {
  LANGUAGES,
  type Language,
  type QuestionKind,
  readEverydayQuestions,
  readExemplars,
} from './exemplars.ts';
import { type Help, isHelpKind, readHelp } from './help.ts';

const NONE: Safety = { kind: 'none', safety: 'none' };

function safetyOfKind(
  help: Help,
  kind: QuestionKind,
  language: Language,
  region: string | null,
): Safety {
  if (kind === 'innocent') return NONE;
  const safety = kind === 'emergency' ? 'medical' : kind;
  return isHelpKind(kind)
    ? { kind: 'help', safety, text: help.helpFor(kind, language, region) }
    : { kind: 'limit', safety, text: help.limitFor(kind, language) };
}

/** Where the data is: the safety data itself, and the situations that the coach knows. */
export interface SafetyFolders {
  readonly safety: URL;
  readonly situations: URL;
}

export function readQuestionClassifier({ safety, situations }: SafetyFolders): QuestionClassifier {
  return trainClassifier([...readExemplars(safety), ...readEverydayQuestions(situations)]);
}

/** Reads its data and learns on first use, in about a second. */
export function createSafetyJudge(folders: SafetyFolders): SafetyJudge {
  let learned: { readonly questions: QuestionClassifier; readonly help: Help } | null = null;
  function learn() {
    learned ??= { questions: readQuestionClassifier(folders), help: readHelp(folders.safety) };
    return learned;
  }
  return {
    safetyOf(question, region) {
      const { questions, help } = learn();
      const kind = questions.kindOf(question);
      return kind === 'innocent'
        ? NONE
        : safetyOfKind(help, kind, questions.languageOf(question), region);
    },
    safetyOfVerdict(verdict, language, region) {
      if (verdict === 'none') return NONE;
      const known = LANGUAGES.find((one) => one === language) ?? 'en';
      return safetyOfKind(learn().help, verdict, known, region);
    },
    languageOf: (text) => learn().questions.languageOf(text),
  };
}
