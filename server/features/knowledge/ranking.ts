import type { Passage } from '../../providers/passage.ts';
import type { FieldFit } from './field-index.ts';

/** A passage that fits a question. */
export interface Ranked {
  readonly passage: Passage;
  /** 0 to 1. */
  readonly relevance: number;
}

/** What each field adds to the similarity of the embeddings; measured by `npm run knowledge:eval`. */
const WEIGHTS = {
  words: 0.3,
  asked: 0.1,
  heading: 0.1,
  askedMeaning: 0.15,
  textMeaning: 0.15,
  definition: 0.25,
  numbers: 0.8,
} as const;
/** An article gains by its next best passages: what it is about is said more than once. */
const NEXT_WEIGHT = 0.3;
const NEXT_COUNT = 2;
/** A short entry has no next passages; they count as this share of its only one. */
const MISSING_SHARE = 0.5;
/** The score of a question that names the article and is answered in several of its passages. */
const FULL_SCORE = 1.5;
/**
 * Below this for the best passage, the question is about something else; measured on such questions.
 */
const BEST_MIN = 0.28;
/** Below this, another passage's fit is coincidental. */
const RELEVANCE_MIN = 0.13;

const ASKS_FOR_A_DEFINITION = /^(?:what(?:['’]s| is| are)|define|explain|tell me about|who is)\b/i;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Up to this many words, a number is looked up rather than asked about. */
const LOOKUP_MAX = 3;

interface Asked {
  readonly text: string;
  readonly numbers: string;
}

/** The numbers of gates, channels or profiles that a text names, in order: "34, 10" is "10 34". */
function numbersIn(text: string): string {
  const found = text.match(/\d+/g) ?? [];
  return found.toSorted((a, b) => Number(a) - Number(b)).join(' ');
}

function scoreOf(
  { text, numbers }: Asked,
  title: string,
  similarity: number,
  fit: FieldFit,
): number {
  const definition = ASKS_FOR_A_DEFINITION.test(text) ? WEIGHTS.definition * fit.title : 0;
  return (
    similarity +
    WEIGHTS.words * fit.words +
    WEIGHTS.asked * fit.asked +
    WEIGHTS.heading * fit.heading +
    WEIGHTS.askedMeaning * fit.askedMeaning +
    WEIGHTS.textMeaning * fit.textMeaning +
    definition +
    (numbers !== '' && numbers === numbersIn(title) ? WEIGHTS.numbers : 0)
  );
}

/**
 * The best passage of each of the best articles, so that one article cannot crowd out the others.
 * Ties keep the order of the knowledge base.
 * @param similarities of the embeddings of question and passages, in the passages' order
 * @param fits of the passages' fields, in the same order
 */
export function rankedPassages(
  question: string,
  passages: readonly Passage[],
  similarities: readonly number[],
  fits: readonly FieldFit[],
): readonly Ranked[] {
  const text = question.trim();
  const asked = { text, numbers: LOOKUP_MAX < text.split(/\s+/).length ? '' : numbersIn(text) };
  const scoresOf = new Map<string, { passage: Passage; score: number }[]>();
  for (const [at, passage] of passages.entries()) {
    const fit = fits[at];
    if (!fit) continue;
    const score = scoreOf(asked, passage.title, similarities[at] ?? 0, fit);
    const own = scoresOf.get(passage.articleId);
    if (own) own.push({ passage, score });
    else scoresOf.set(passage.articleId, [{ passage, score }]);
  }
  const ranked = [...scoresOf.values()]
    .flatMap((own) => {
      const [best, ...others] = own.toSorted((a, b) => b.score - a.score);
      if (!best) return [];
      const next = Array.from(
        { length: NEXT_COUNT },
        (_, at) => others[at]?.score ?? MISSING_SHARE * best.score,
      );
      const relevance = Math.min(1, (best.score + NEXT_WEIGHT * sumOf(next)) / FULL_SCORE);
      return [{ passage: best.passage, relevance }];
    })
    .filter(({ relevance }) => relevance >= RELEVANCE_MIN)
    .toSorted((a, b) => b.relevance - a.relevance);
  return (ranked[0]?.relevance ?? 0) < BEST_MIN ? [] : ranked;
}
