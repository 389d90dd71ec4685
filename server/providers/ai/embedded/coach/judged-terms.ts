import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { ChartTerm } from './chart-terms.ts';

const JUDGED =
  /^(?:(?:and|but|so|ok|hey)[, ]+)*(?:is|are|isn't|aren't) (?:it |this |that |an? |the |my |having |being )*.{2,45}?\b(?:good or bad|bad or good|(?:really |so |always |actually )?(?:bad|good|worse|better|wrong|negative|positive|weak|rare|special|(?:an? )?(?:problem|weakness|flaw|defect|disadvantage|advantage|strength|bad (?:thing|sign)|good (?:thing|sign))))[?.! ]*$/;

/** A direct answer to whether a part of a chart is good or bad, or null when that isn't asked. */
export function judgment(question: string, terms: readonly ChartTerm[]): WrittenSentence | null {
  const [term] = terms;
  const text = question.toLowerCase().replaceAll('’', "'").trim();
  if (term === undefined || !JUDGED.test(text)) return null;
  const isFeeling = term.topic === 'term' && term.value.names.includes('not-self');
  const said = isFeeling
    ? 'No: it’s a warning light, and warning lights are useful.'
    : /\brare|special\b/.test(text)
      ? 'Rare or not says nothing about its worth: every setup has its own strength and its own price.'
      : /good or bad|bad or good/.test(text)
        ? 'Neither: it has its own strength and its own price.'
        : /\b(?:good|better|positive|advantage|strength|special)\b/.test(text)
          ? 'It’s neither better nor worse than another: it has its own strength and its own price.'
          : 'No: nothing in a chart is bad, and this has its own strength and its own price.';
  return { text: said, kind: 'general', claims: [] };
}
