import { conceptsIn } from './concepts.ts';
import {
  type Exemplar,
  LANGUAGES,
  type Language,
  QUESTION_KINDS,
  type QuestionKind,
} from './exemplars.ts';
import { trainLinearModel } from './linear-model.ts';
import { DIMENSION, questionFeatures, wordingFeatures } from './question-features.ts';

/** Above this probability of not being innocent, a question gets help or a limit; measured. */
const SENSITIVE_MIN = 0.6;
/** A crisis counts earlier: a missed one costs more than a phone number too many. */
const CRISIS_MIN = 0.35;
/** In a long text, every few sentences are judged for themselves, too, and have to be surer. */
const WINDOW_SENTENCES = 1;
const WINDOW_MIN = 0.85;
/** How urgent each kind is when parts of a text differ. */
const URGENCY: readonly QuestionKind[] = ['crisis', 'emergency', 'harassment'];

const TRAINING = { dimension: DIMENSION, passes: 8, rate: 1, decay: 1e-4 };

export interface QuestionClassifier {
  /** `innocent` for everything that just gets an answer, and for text without Latin letters. */
  kindOf(question: string): QuestionKind;
  /** English for text without Latin letters. */
  languageOf(text: string): Language;
}

type Probabilities = Readonly<Record<QuestionKind, number>>;

function likeliest(probabilities: Probabilities): QuestionKind {
  const sensitive = QUESTION_KINDS.filter((kind) => kind !== 'innocent');
  return sensitive.reduce((best, kind) =>
    probabilities[kind] > probabilities[best] ? kind : best,
  );
}

function windowsOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter((one) => /\p{L}/u.test(one));
  if (sentences.length <= WINDOW_SENTENCES) return [];
  return sentences
    .slice(WINDOW_SENTENCES - 1)
    .map((_, start) => sentences.slice(start, start + WINDOW_SENTENCES).join(' '));
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

function trainKinds(lessons: readonly Exemplar[]): QuestionClassifier['kindOf'] {
  const vectorOf = (text: string) => questionFeatures(text, conceptsIn(text));
  const model = trainLinearModel(
    QUESTION_KINDS,
    withCompany(lessons).map(({ kind, text }) => ({ label: kind, vector: vectorOf(text) })),
    TRAINING,
  );
  function judge(text: string, sensitiveMin: number): QuestionKind {
    const probabilities = model.probabilities(vectorOf(text));
    if (probabilities.crisis > Math.min(CRISIS_MIN, sensitiveMin)) return 'crisis';
    return 1 - probabilities.innocent > sensitiveMin ? likeliest(probabilities) : 'innocent';
  }
  return (question) => {
    if (!/\p{Script=Latin}/u.test(question)) return 'innocent';
    const whole = judge(question, SENSITIVE_MIN);
    const found = [whole, ...windowsOf(question).map((part) => judge(part, WINDOW_MIN))];
    const urgent = URGENCY.find((kind) => found.includes(kind));
    return urgent ?? found.find((kind) => kind !== 'innocent') ?? 'innocent';
  };
}

function trainLanguages(lessons: readonly Exemplar[]): QuestionClassifier['languageOf'] {
  const model = trainLinearModel(
    LANGUAGES,
    lessons.map(({ language, text }) => ({ label: language, vector: wordingFeatures(text) })),
    { ...TRAINING, passes: 6 },
  );
  return (text) => {
    if (!/\p{Script=Latin}/u.test(text)) return 'en';
    const probabilities = model.probabilities(wordingFeatures(text));
    return LANGUAGES.reduce((best, one) => (probabilities[one] > probabilities[best] ? one : best));
  };
}

/** Learns from exemplars, in about a second; deterministic. */
export function trainClassifier(lessons: readonly Exemplar[]): QuestionClassifier {
  return { kindOf: trainKinds(lessons), languageOf: trainLanguages(lessons) };
}
