import {
  type Exemplar,
  LANGUAGES,
  type Language,
  QUESTION_KINDS,
  type QuestionKind,
} from './exemplars.ts';
import { linearModel, trainWeights, type Weights } from './linear-model.ts';
import { meaningsIn } from './meanings.ts';
import { plainWords } from './plain-text.ts';
import {
  DIMENSION,
  questionFeatures,
  WORDING_DIMENSION,
  wordingFeatures,
} from './question-features.ts';

/** From which probabilities on a question is taken for more than an innocent one. */
interface Bounds {
  /** Of anything but an innocent question. */
  readonly sensitive: number;
  readonly crisis: number;
}

/*
 * All thresholds are measured on questions by held-out writers.
 */
/**
 * Low, since a line below the answer costs less than a missed need, and lower for English, of which
 * more is known.
 */
const POSSIBLE_MIN = {
  english: { sensitive: 0.08, crisis: 0.02 },
  other: { sensitive: 0.18, crisis: 0.03 },
} as const satisfies Record<string, Bounds>;
/** From these on, a sentence stands before the answer: one ordinary story in twelve gets it. */
const LIKELY_MIN: Bounds = { sensitive: 0.5, crisis: 0.17 };
/** From these on, help may stand in place of an answer. */
const SURE_MIN: Bounds = { sensitive: 0.9, crisis: 0.75 };
/** Of so few words little is known: they ask for more certainty, unless one names death itself. */
const FEW_WORDS = 2;
const FEW_MIN: Bounds = { sensitive: 0.4, crisis: 0.25 };
const TELLING: ReadonlySet<string> = new Set(['die', 'kill', 'selfHarm']);
const OWN: ReadonlySet<string> = new Set(['me', 'myself', 'want']);
/** In a longer text, every sentence is judged for itself, too: what it says in passing counts half. */
const SENTENCE_TIMES = 0.5;
/**
 * Weights favor false alarms: a missed crisis costs more than a line too many below an answer. With
 * larger ones, help in a crisis takes the place of what most other needs ask for.
 */
const CRISIS_WEIGHTS = { sure: 6, likely: 10, possible: 20 } as const;
/** How urgent each kind is when parts of a text differ. */
const URGENCY: readonly QuestionKind[] = ['crisis', 'emergency', 'harassment'];

const TRAINING = { passes: 8, rate: 1, decay: 2e-3 };

/** How far an innocent question could be worded like this one: hardly, seldom, or well. */
export const CERTAINTIES = ['sure', 'likely', 'possible'] as const;
type Certainty = (typeof CERTAINTIES)[number];

export interface Verdict {
  readonly kind: QuestionKind;
  readonly certainty: Certainty;
}

export interface QuestionClassifier {
  /** `innocent` for everything that just gets an answer, and for text without Latin letters. */
  verdictOn(question: string): Verdict;
  /** English for text without Latin letters. */
  languageOf(text: string): Language;
}

const LIKELY_CRISIS: Verdict = { kind: 'crisis', certainty: 'likely' };
const INNOCENT: Verdict = { kind: 'innocent', certainty: 'sure' };

type Probabilities = Readonly<Record<QuestionKind, number>>;

function likeliest(probabilities: Probabilities, certainty: Certainty): QuestionKind {
  const weightOf = (kind: QuestionKind) =>
    (kind === 'crisis' ? CRISIS_WEIGHTS[certainty] : 1) * probabilities[kind];
  return QUESTION_KINDS.filter((kind) => kind !== 'innocent').reduce((best, kind) =>
    weightOf(kind) > weightOf(best) ? kind : best,
  );
}

function sentencesOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter((one) => /\p{L}/u.test(one));
  return sentences.length > 1 ? sentences : [];
}

/** The most certain verdict; among equally certain ones the most urgent, or else the first. */
function mostUrgent(verdicts: readonly Verdict[]): Verdict {
  const needs = verdicts.filter(({ kind }) => kind !== 'innocent');
  for (const certainty of CERTAINTIES) {
    const own = needs.filter((verdict) => verdict.certainty === certainty);
    const urgent = URGENCY.map((kind) => own.find((verdict) => verdict.kind === kind));
    const found = urgent.find((verdict) => verdict !== undefined) ?? own[0];
    if (found) return found;
  }
  return INNOCENT;
}

/** What the classifier has learned. */
export interface Learned {
  readonly kinds: Weights;
  readonly languages: Weights;
}

/** Learns from exemplars, in some seconds; deterministic. */
export function learnQuestions(lessons: readonly Exemplar[]): Learned {
  return {
    kinds: trainWeights(
      QUESTION_KINDS,
      lessons.map(({ kind, language, text }) => ({
        label: kind,
        vector: questionFeatures(text, language),
      })),
      { ...TRAINING, dimension: DIMENSION },
    ),
    languages: trainWeights(
      LANGUAGES,
      lessons.map(({ language, text }) => ({ label: language, vector: wordingFeatures(text) })),
      { ...TRAINING, dimension: WORDING_DIMENSION, passes: 6 },
    ),
  };
}

/** Words for it are never passed over, unless they are a figure of speech. */
function namesSuicide(text: string, language: Language): boolean {
  const meanings = meaningsIn(text, language).flat();
  return meanings.includes('suicide') && !meanings.includes('figurative');
}

/** "suicide", "kill me": a word for death that stands alone, or beside the one who writes. */
function isTelling(text: string): boolean {
  const isAlone = plainWords(text).length === 1;
  return LANGUAGES.some((language) => {
    const meanings = meaningsIn(text, language).flat();
    const isOwn = isAlone || meanings.some((meaning) => OWN.has(meaning));
    return isOwn && meanings.some((meaning) => TELLING.has(meaning));
  });
}

function verdictsOf(
  weights: Weights,
  languageOf: QuestionClassifier['languageOf'],
): QuestionClassifier['verdictOn'] {
  const model = linearModel(QUESTION_KINDS, weights);
  function judge(text: string, language: Language, least: Bounds, times = 1): Verdict {
    const probabilities = model.probabilities(questionFeatures(text, language));
    const sensitive = 1 - probabilities.innocent;
    const reaches = (bounds: Bounds, share = times) =>
      share * sensitive >= bounds.sensitive || share * probabilities.crisis >= bounds.crisis;
    if (!reaches(least)) return INNOCENT;
    const lesser = reaches(LIKELY_MIN) ? 'likely' : 'possible';
    const certainty = reaches(SURE_MIN, 1) ? 'sure' : lesser;
    return { kind: likeliest(probabilities, certainty), certainty };
  }
  return (question) => {
    if (!/\p{Script=Latin}/u.test(question)) return INNOCENT;
    const language = languageOf(question);
    if (plainWords(question).length <= FEW_WORDS) {
      const verdict = judge(question, language, FEW_MIN);
      return isTelling(question) ? mostUrgent([verdict, LIKELY_CRISIS]) : verdict;
    }
    const least = language === 'en' ? POSSIBLE_MIN.english : POSSIBLE_MIN.other;
    const parts = sentencesOf(question).map((sentence) =>
      judge(sentence, language, least, SENTENCE_TIMES),
    );
    const found = mostUrgent([judge(question, language, least), ...parts]);
    return namesSuicide(question, language) ? mostUrgent([found, LIKELY_CRISIS]) : found;
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
  const languageOf = languagesOf(languages);
  return { verdictOn: verdictsOf(kinds, languageOf), languageOf };
}
