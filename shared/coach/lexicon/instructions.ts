import type { FactClaim } from '#shared/coach/claims.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

function isDenied(sentence: TermSentence, span: Span): boolean {
  return sentence
    .before(span.from)
    .some((at) => sentence.is(at, 'word', 'negation', 'hedge', 'unreal'));
}

const anotherAuthority = (value: string): FactClaim => ({
  about: 'you',
  topic: 'authority',
  value,
  state: 'hasNot',
});

/** "Your first impulse is to leave": told, not advised. */
function isDescribed(sentence: TermSentence, { to }: Span): boolean {
  return ['is', 'was'].includes(sentence.norm(to)) && sentence.norm(to + 1) === 'to';
}

/** "the one you’d say yes to today": a decision that is only imagined. */
function isImaginedAt(sentence: TermSentence, at: number): boolean {
  const before = sentence.before(at, 3);
  const isUrged = before.some((one) => sentence.norm(one) === 'better');
  return !isUrged && before.some((one) => sentence.is(one, 'word', 'would'));
}

/** Who needs time to decide. */
const SLOW = ['Emotional', 'Lunar'];

/** "Decide now": a decision and the haste that is asked for, in one clause. */
function isHasty(sentence: TermSentence): boolean {
  return sentence
    .all('word', 'hasty')
    .some(
      (hasty) =>
        !isDenied(sentence, hasty) &&
        sentence
          .before(hasty.from, 6)
          .some((at) => sentence.is(at, 'word', 'decide') && !isImaginedAt(sentence, at)) &&
        !sentence.isNear(hasty, 'word', ['other'], 8, 0),
    );
}

/** Advice that nobody with an authority should follow, as claims that the person has another one. */
export function instructionsAgainst(sentence: TermSentence): FactClaim[] {
  if (sentence.all('word', 'wouldBe').length > 0) return [];
  const said = sentence
    .all('against')
    .flatMap((match) =>
      isDenied(sentence, match) || isDescribed(sentence, match)
        ? []
        : match.meanings.flatMap(({ kind, value }) => (kind === 'against' ? [value] : [])),
    );
  return [...said, ...(isHasty(sentence) ? SLOW : [])].map(anotherAuthority);
}
