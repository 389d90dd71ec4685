import type { WrittenSentence } from '#shared/coach/claims.ts';
import { advice, labeled, type Said } from '../draft.ts';
import { ANY_TURN, TURNS } from '../what-ifs.data.ts';

/** What helps when it goes otherwise than hoped, and words for it. */
export function turnTold(question: string, said: Said): readonly (readonly WrittenSentence[])[] {
  const text = question.toLowerCase().replaceAll('’', "'");
  const turn = TURNS.find(({ form }) => form.test(text)) ?? ANY_TURN;
  const fresh = said.has(turn.say) ? ANY_TURN : turn;
  return [advice(fresh.advice), labeled('You could say', [], advice(fresh.say))];
}
