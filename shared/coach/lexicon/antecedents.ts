import type { FactClaim } from '#shared/coach/claims.ts';
import type { Lexicon } from '#shared/coach/lexicon/lexicon.ts';
import { TermSentence } from '#shared/coach/lexicon/sentence.ts';
import { tokensOf } from '#shared/coach/lexicon/tokens.ts';

/* What a sentence takes over from the ones before it. */

const FRAGMENT_WORDS = 4;
/** How many sentences back a pronoun may reach. */
const REACH = 3;

/** "Your Sacral? Open." is read as "Your Sacral: Open." */
function withLabel(text: string, before: string): string {
  const isFragment = tokensOf(text).length <= FRAGMENT_WORDS;
  const isLabel = tokensOf(before).length <= FRAGMENT_WORDS + 1 && /[?.:]$/.test(before);
  return isFragment && isLabel ? `${before.replace(/[?.:]+$/, '')}: ${text}` : text;
}

const capital = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());

/** The centers that a sentence names as the reader's: the last one, or all of them for "both". */
function centersOf(text: string, lexicon: Lexicon, isPlural: boolean): readonly string[] {
  const sentence = new TermSentence(text, lexicon);
  const found = sentence.all('center');
  if (found.length === 0 || sentence.all('word', 'other').length > 0) return [];
  const words = found.map(({ from, to }) =>
    capital(
      sentence.tokens
        .slice(from, to)
        .map(({ norm }) => norm)
        .join(' '),
    ),
  );
  return isPlural ? words : words.slice(-1);
}

/** Whether a sentence says of something named before what state it is in. */
function refersToCenter(sentence: TermSentence): boolean {
  if (sentence.all('center').length > 0) return false;
  const isState = sentence.all('state').length + sentence.all('softState').length > 0;
  const opens = [0, 1, 2].some((at) => sentence.is(at, 'word', 'pronoun'));
  const isFragment = sentence.is(0, 'state');
  return isState && (opens || isFragment);
}

/** "It's defined." after a sentence about the Root is read as "Root: It's defined." */
function withCenter(text: string, previous: readonly string[], lexicon: Lexicon): string {
  const sentence = new TermSentence(text, lexicon);
  if (!refersToCenter(sentence)) return text;
  const isPlural = [0, 1].some((at) => sentence.is(at, 'word', 'plural'));
  for (const before of previous.slice(-REACH).toReversed()) {
    const centers = centersOf(before, lexicon, isPlural);
    if (centers.length > 0) return `${centers.join(', ')}: ${text}`;
  }
  return text;
}

/** What a value belongs to, when the sentence with the value doesn't say it. */
const OWNERS = [
  ['authority', 'authority'],
  ['definition', 'definition'],
  ['theme', 'signature'],
  ['theme', 'notSelf'],
  ['strategy', 'strategy'],
  ['ordinal', 'line'],
] as const;

/** "It's Emotional." after a sentence about authority is read as "Your authority: Emotional." */
function withNoun(text: string, before: string, lexicon: Lexicon): string {
  const sentence = new TermSentence(text, lexicon);
  if (!sentence.is(0, 'word', 'pronoun', 'your')) return text;
  const earlier = new TermSentence(before, lexicon);
  if (earlier.all('word', 'other').length > 0) return text;
  const owner = OWNERS.find(
    ([value, noun]) =>
      sentence.all(value).length > 0 &&
      sentence.all('noun', noun).length === 0 &&
      earlier.all('noun', noun).length > 0,
  );
  const [word] = owner ? lexicon.file.noun[owner[1]] : [];
  const [your] = lexicon.file.word.your;
  const start = text.search(/(?<=^\P{L}*\p{L}+)\P{L}/u);
  return word && your && start > 0 ? `${capital(your)} ${word}${text.slice(start)}` : text;
}

/** A sentence with what it leaves to those before it. */
export function completed(text: string, previous: readonly string[], lexicon: Lexicon): string {
  const before = previous.at(-1);
  if (before === undefined) return text;
  const owned = withNoun(text, before, lexicon);
  if (owned !== text) return owned;
  const labeled = withLabel(text, before);
  return labeled === text ? withCenter(text, previous, lexicon) : labeled;
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

const ECHO_WORDS = 5;

export const denied = ({ state }: FactClaim): FactClaim['state'] =>
  state === 'has' ? 'hasNot' : state === 'hasNot' ? 'has' : state;

/** "You do too." and "You don't.": whether the sentence before is so for the reader as well. */
export function echoIn(sentence: TermSentence): 'same' | 'denied' | null {
  const { tokens } = sentence;
  const isShort = tokens.length > 0 && tokens.length <= ECHO_WORDS;
  const says = (...values: readonly string[]) => sentence.all('word', ...values).length > 0;
  if (!isShort || !says('you', 'your') || sentence.all('noun').length > 0) return null;
  const isEcho = tokens.every(
    (_, at) =>
      sentence.is(at, 'word', 'you', 'your', 'negation', 'link', 'be', 'echo', 'glue', 'pronoun') ||
      sentence.norm(at).length < 3,
  );
  if (!isEcho) return null;
  return says('negation') ? 'denied' : 'same';
}

const SHORT_WORDS = 5;

/** Whether a sentence needs the one before: it starts with a pronoun, or is but a few words. */
function leansBack(sentence: TermSentence): boolean {
  const isPointing = sentence.is(0, 'word', 'pronoun', 'plural', 'yours');
  const isAmong = sentence.all('word', 'among').length > 0;
  return isPointing || isAmong || sentence.tokens.length <= SHORT_WORDS;
}

/**
 * A sentence and the one before as one, where it can't stand alone.
 * @returns null for a sentence that can, and where the one before is about somebody else
 */
export function inOneBreath(
  text: string,
  previous: readonly string[],
  lexicon: Lexicon,
): TermSentence | null {
  const before = previous.at(-1);
  const sentence = new TermSentence(text, lexicon);
  if (before === undefined || !leansBack(sentence) || !sentence.tokens.length) return null;
  const earlier = new TermSentence(before, lexicon);
  const isUnsure = earlier.all('word', 'other', 'hedge', 'unreal', 'hearsay').length > 0;
  if (isUnsure) return null;
  return new TermSentence(`${before.replace(/[\s.!?:…]+$/, '')}, ${text}`, lexicon);
}
