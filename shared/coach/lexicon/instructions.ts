import type { FactClaim } from '#shared/coach/claims.ts';
import type { TermSentence } from '#shared/coach/lexicon/sentence.ts';

/** Advice that no one with an authority should follow, as claims that the person has another one. */
export function instructionsAgainst(sentence: TermSentence): FactClaim[] {
  return sentence.matches.flatMap(({ from, meanings }) => {
    const isDenied = sentence
      .before(from, 6)
      .some((at) => sentence.is(at, 'word', 'negation', 'hedge', 'unreal'));
    if (isDenied) return [];
    return meanings
      .filter(({ kind }) => kind === 'against')
      .map(
        ({ value }): FactClaim => ({ about: 'you', topic: 'authority', value, state: 'hasNot' }),
      );
  });
}
