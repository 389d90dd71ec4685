import type { FactClaim } from '#shared/coach/claims.ts';
import type { Lexicon } from '#shared/coach/lexicon/lexicon.ts';
import { TermSentence } from '#shared/coach/lexicon/sentence.ts';
import { tokensOf } from '#shared/coach/lexicon/tokens.ts';

/* What a sentence takes over from the one before it. */

const FRAGMENT_WORDS = 4;

/** "Your Sacral? Open." is read as "Your Sacral: Open." */
function withLabel(text: string, before: string): string {
  const isFragment = tokensOf(text).length <= FRAGMENT_WORDS;
  const isLabel = tokensOf(before).length <= FRAGMENT_WORDS + 1 && /[?.:]$/.test(before);
  return isFragment && isLabel ? `${before.replace(/[?.:]+$/, '')}: ${text}` : text;
}

/** The last center that a sentence names as the reader's. */
function lastCenter(text: string, lexicon: Lexicon): string | null {
  const sentence = new TermSentence(text, lexicon);
  const last = sentence.all('center').at(-1);
  if (last === undefined || sentence.all('word', 'other').length > 0) return null;
  const words = sentence.tokens.slice(last.from, last.to).map(({ norm }) => norm);
  return words.join(' ').replace(/^./u, (letter) => letter.toUpperCase());
}

/** "It's defined." after a sentence about the Root is read as "Root: It's defined." */
function withCenter(text: string, before: string, lexicon: Lexicon): string {
  const sentence = new TermSentence(text, lexicon);
  const refers =
    sentence.all('center').length === 0 &&
    sentence.all('state').length > 0 &&
    [0, 1].some((at) => sentence.is(at, 'word', 'pronoun'));
  const center = refers ? lastCenter(before, lexicon) : null;
  return center === null ? text : `${center}: ${text}`;
}

/** A sentence with what it leaves to the one before it. */
export function completed(text: string, previous: readonly string[], lexicon: Lexicon): string {
  const before = previous.at(-1);
  if (before === undefined) return text;
  const labeled = withLabel(text, before);
  return labeled === text ? withCenter(text, before, lexicon) : labeled;
}

/** "Projectors wait. You're one.": what was said of others is said of the reader. */
export function adopted(sentence: TermSentence, previous: readonly string[]): FactClaim[] {
  const isDenied = sentence.all('word', 'denied').length > 0;
  if (!isDenied && sentence.all('word', 'affirmed').length === 0) return [];
  const own = sentence.all('type').length + sentence.all('typePlural').length > 0;
  const source = own ? sentence : new TermSentence(previous.at(-1) ?? '', sentence.lexicon);
  const state = isDenied ? 'hasNot' : 'has';
  return (['type', 'typePlural', 'line'] as const).flatMap((kind) =>
    source.all(kind).map(({ from }) => ({
      about: 'you',
      topic: kind === 'line' ? ('line' as const) : ('type' as const),
      value: source.valueAt(from, kind) ?? '',
      state,
    })),
  );
}
