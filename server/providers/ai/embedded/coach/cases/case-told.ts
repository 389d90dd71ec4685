import { filled, sentencesIn } from '#shared/knowledge/situations.ts';
import { Said } from '../draft.ts';
import type { Difficulty } from './difficulty.ts';

const OWN_WORDS_MIN = 5;

/** The difficulty that the newest of the answers told, or null. */
export function caseTold(
  answers: readonly string[],
  among: readonly Difficulty[],
): Difficulty | null {
  const said = answers.toReversed().map((answer) => new Said([answer]));
  for (const answer of said) {
    const told = among.find(({ tell }) =>
      sentencesIn(filled(tell, {})).some(
        (sentence) => sentence.split(' ').length >= OWN_WORDS_MIN && answer.has(sentence),
      ),
    );
    if (told !== undefined) return told;
  }
  return null;
}
