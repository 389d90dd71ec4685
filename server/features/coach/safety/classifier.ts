import { conceptsIn } from './concepts.ts';
import {
  type Exemplar,
  LANGUAGES,
  type Language,
  QUESTION_KINDS,
  type QuestionKind,
} from './exemplars.ts';
import { linearModel, trainWeights, type Weights } from './linear-model.ts';
import { DIMENSION, questionFeatures, wordingFeatures } from './question-features.ts';

/**
 * Above this probability of not being innocent, a question is sensitive; measured by leaving out a
 * fourth of the exemplars. Low, since a needless sentence costs less than a missed need.
 */
const SENSITIVE_MIN = 0.08;
/** Above this one, help may stand in place of an answer; measured. */
const SURE_MIN = 0.97;
/** In a longer text, every sentence is judged for itself, too, and has to be surer. */
const SENTENCE_MIN = 0.6;
/** A crisis taken for something else costs more than something else taken for a crisis. */
const CRISIS_WEIGHT = 10;
/** How urgent each kind is when parts of a text differ. */
const URGENCY: readonly QuestionKind[] = ['crisis', 'emergency', 'harassment'];

const TRAINING = { dimension: DIMENSION, passes: 8, rate: 1, decay: 1e-4 };

export interface Verdict {
  readonly kind: QuestionKind;
  /** False when an innocent question could be worded like this one. */
  readonly isSure: boolean;
}

export interface QuestionClassifier {
  /** `innocent` for everything that just gets an answer, and for text without Latin letters. */
  verdictOn(question: string): Verdict;
  /** English for text without Latin letters. */
  languageOf(text: string): Language;
}

const INNOCENT: Verdict = { kind: 'innocent', isSure: true };

type Probabilities = Readonly<Record<QuestionKind, number>>;

function likeliest(probabilities: Probabilities): QuestionKind {
  const weightOf = (kind: QuestionKind) =>
    kind === 'crisis' ? CRISIS_WEIGHT * probabilities.crisis : probabilities[kind];
  return QUESTION_KINDS.filter((kind) => kind !== 'innocent').reduce((best, kind) =>
    weightOf(kind) > weightOf(best) ? kind : best,
  );
}

function sentencesOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter((one) => /\p{L}/u.test(one));
  return sentences.length > 1 ? sentences : [];
}

/** The most urgent verdict; among equally urgent ones the first. */
function mostUrgent(verdicts: readonly Verdict[]): Verdict {
  const sure = verdicts.filter(({ isSure }) => isSure);
  for (const group of [sure, verdicts]) {
    for (const kind of URGENCY) {
      const found = group.find((verdict) => verdict.kind === kind);
      if (found) return found;
    }
  }
  return verdicts.find(({ kind }) => kind !== 'innocent') ?? INNOCENT;
}

/** Each exemplar once more beside an ordinary question, since people mention such things in passing. */
function withCompany(lessons: readonly Exemplar[]): readonly Exemplar[] {
  const companions = (own: Language) =>
    lessons.filter(({ kind, language }) => kind === 'innocent' && language === own);
  const byLanguage = new Map(LANGUAGES.map((one) => [one, companions(one)]));
  return lessons.flatMap((lesson, at) => {
    const company = byLanguage.get(lesson.language) ?? [];
    const other = company[(at * 37) % Math.max(1, company.length)];
    if (!other || (lesson.kind === 'innocent' && at % 2 === 0)) return [lesson];
    const text = at % 3 === 0 ? `${other.text} ${lesson.text}` : `${lesson.text} ${other.text}`;
    return [lesson, { ...lesson, text }];
  });
}

const kindVector = (text: string) => questionFeatures(text, conceptsIn(text));

/** What the classifier has learned. */
export interface Learned {
  readonly kinds: Weights;
  readonly languages: Weights;
}

/** Learns from exemplars, in a second or two; deterministic. */
export function learnQuestions(lessons: readonly Exemplar[]): Learned {
  return {
    kinds: trainWeights(
      QUESTION_KINDS,
      withCompany(lessons).map(({ kind, text }) => ({ label: kind, vector: kindVector(text) })),
      TRAINING,
    ),
    languages: trainWeights(
      LANGUAGES,
      lessons.map(({ language, text }) => ({ label: language, vector: wordingFeatures(text) })),
      { ...TRAINING, passes: 6 },
    ),
  };
}

function verdictsOf(weights: Weights): QuestionClassifier['verdictOn'] {
  const model = linearModel(QUESTION_KINDS, weights);
  function judge(text: string, sensitiveMin: number): Verdict {
    const probabilities = model.probabilities(kindVector(text));
    const sensitive = 1 - probabilities.innocent;
    if (sensitive <= sensitiveMin) return INNOCENT;
    return { kind: likeliest(probabilities), isSure: sensitive > SURE_MIN };
  }
  return (question) => {
    if (!/\p{Script=Latin}/u.test(question)) return INNOCENT;
    const parts = sentencesOf(question).map((sentence) => judge(sentence, SENTENCE_MIN));
    return mostUrgent([judge(question, SENSITIVE_MIN), ...parts]);
  };
}

function languagesOf(weights: Weights): QuestionClassifier['languageOf'] {
  const model = linearModel(LANGUAGES, weights);
  return (text) => {
    if (!/\p{Script=Latin}/u.test(text)) return 'en';
    const probabilities = model.probabilities(wordingFeatures(text));
    return LANGUAGES.reduce((best, one) => (probabilities[one] > probabilities[best] ? one : best));
  };
}

export function classifierOf({ kinds, languages }: Learned): QuestionClassifier {
  return { verdictOn: verdictsOf(kinds), languageOf: languagesOf(languages) };
}
