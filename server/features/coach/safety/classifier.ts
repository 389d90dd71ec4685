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
import { DIMENSION, questionFeatures, wordingFeatures } from './question-features.ts';

/** From which probabilities on a question is taken for more than an innocent one. */
interface Bounds {
  /** Of anything but an innocent question. */
  readonly sensitive: number;
  readonly crisis: number;
}

/**
 * For whole questions; measured on questions left out of the learning. Low, since a needless
 * sentence costs less than a missed need, and lower for English, of which more is known.
 */
const ENGLISH_MIN: Bounds = { sensitive: 0.1, crisis: 0.05 };
const OTHERS_MIN: Bounds = { sensitive: 0.25, crisis: 0.1 };
/** From these on, help may stand in place of an answer; measured. */
const SURE_MIN: Bounds = { sensitive: 0.97, crisis: 0.8 };
/** Of so few words little is known: they ask for more certainty, unless one names death itself. */
const FEW_WORDS = 2;
const FEW_MIN: Bounds = { sensitive: 0.4, crisis: 0.25 };
const TELLING: ReadonlySet<string> = new Set(['die', 'kill', 'selfHarm']);
const OWN: ReadonlySet<string> = new Set(['me', 'myself', 'want']);
/** In a longer text, every sentence is judged for itself, too: what it says in passing counts. */
const SENTENCE_MIN: Bounds = { sensitive: 0.3, crisis: 0.09 };
/** A crisis taken for something else costs more than something else taken for a crisis. */
const CRISIS_WEIGHT = 3;
/** How urgent each kind is when parts of a text differ. */
const URGENCY: readonly QuestionKind[] = ['crisis', 'emergency', 'harassment'];

const TRAINING = { dimension: DIMENSION, passes: 8, rate: 1, decay: 2e-3 };

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

const POSSIBLE_CRISIS: Verdict = { kind: 'crisis', isSure: false };
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
      TRAINING,
    ),
    languages: trainWeights(
      LANGUAGES,
      lessons.map(({ language, text }) => ({ label: language, vector: wordingFeatures(text) })),
      { ...TRAINING, passes: 6 },
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
  function judge(text: string, language: Language, least: Bounds): Verdict {
    const probabilities = model.probabilities(questionFeatures(text, language));
    const sensitive = 1 - probabilities.innocent;
    const reaches = (bounds: Bounds) =>
      sensitive >= bounds.sensitive || probabilities.crisis >= bounds.crisis;
    if (!reaches(least)) return INNOCENT;
    return { kind: likeliest(probabilities), isSure: reaches(SURE_MIN) };
  }
  return (question) => {
    if (!/\p{Script=Latin}/u.test(question)) return INNOCENT;
    const language = languageOf(question);
    if (plainWords(question).length <= FEW_WORDS) {
      const verdict = judge(question, language, FEW_MIN);
      return verdict === INNOCENT && isTelling(question) ? POSSIBLE_CRISIS : verdict;
    }
    const parts = sentencesOf(question).map((sentence) => judge(sentence, language, SENTENCE_MIN));
    const least = language === 'en' ? ENGLISH_MIN : OTHERS_MIN;
    const found = mostUrgent([judge(question, language, least), ...parts]);
    return found.kind === 'innocent' && namesSuicide(question, language) ? POSSIBLE_CRISIS : found;
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
