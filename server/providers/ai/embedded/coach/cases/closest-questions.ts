import type { WorkCase } from '#shared/knowledge/cases.ts';
import { nearnessTo } from '../../sentence-vectors.ts';

const WORDS_MIN = 5;
const WORDS_MAX = 16;
/** A name is not the reader’s own. */
const NAMED = /\s(?!I\b|I['’])\p{Lu}/u;

/** Ways to ask about a case that stand for themselves, so that anybody can ask them. */
function askable({ examples, alsoAsked }: WorkCase): readonly string[] {
  return [...examples, ...alsoAsked].filter((text) => {
    const words = text.split(/\s+/).length;
    return text.endsWith('?') && words >= WORDS_MIN && words <= WORDS_MAX && !NAMED.test(text);
  });
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For each case, the way to ask about it that comes nearest to a question, if anybody can ask it. */
export function closestQuestions(question: string, cases: readonly WorkCase[]): readonly string[] {
  const nearness = nearnessTo(question);
  return cases.flatMap((own) => {
    const [best] = askable(own)
      .map((text) => ({ text, near: nearness(text) }))
      .toSorted((a, b) => b.near - a.near);
    return best === undefined ? [] : [capitalized(best.text)];
  });
}
