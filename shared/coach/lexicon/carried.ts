import type { FactClaim } from '#shared/coach/claims.ts';
import { groupsIn } from '#shared/coach/lexicon/center-states.ts';
import { numberAt } from '#shared/coach/lexicon/counts.ts';
import type { Lexicon } from '#shared/coach/lexicon/lexicon.ts';
import { TermSentence } from '#shared/coach/lexicon/sentence.ts';

/*
 * What a sentence counts, has or lacks of something that the one before names: "Channels join centers.
 * You have four.", "Sacral people last. You don't have it defined."
 */

const COUNTED = ['center', 'channel', 'motor', 'gate'] as const;

/** The noun that a sentence is about, in the plural: the first that can be counted. */
function countedIn(before: TermSentence, { file }: Lexicon): string | null {
  const [first] = before.all('noun', ...COUNTED).toSorted((a, b) => a.from - b.from);
  const kind = COUNTED.find((one) => first && before.is(first.from, 'noun', one));
  return kind === undefined ? null : (file.noun[kind][1] ?? null);
}

const NAMES = ['gate', 'line', 'profile'] as const;

/** A number that counts what its own sentence doesn't name: "You have four.", "Just one." */
function standsAlone(sentence: TermSentence, at: number): boolean {
  const count = numberAt(sentence, at);
  if (count === null || sentence.is(at - 1, 'noun', ...NAMES)) return false;
  const isOne = count === 1 && !/^(?:just|only|exactly)$/.test(sentence.norm(at - 1));
  const isEnd = at + 1 >= sentence.tokens.length || /[,.;:!?)–—]/.test(sentence.gap(at + 1));
  return !isOne && (isEnd || sentence.is(at + 1, 'word', 'within'));
}

/** "three of them": the tokens between the number or amount and its end. */
function isPartOfThem(sentence: TermSentence, at: number): boolean {
  const count = numberAt(sentence, at);
  const counts =
    (count !== null && count !== 1) || sentence.is(at, 'amount', 'all', 'most', 'none');
  return counts && sentence.is(at + 1, 'word', 'subset') && sentence.is(at + 2, 'word', 'pronoun');
}

const STATED_WITHIN = 3;

/** "On yours, three are filled in.", "Seven of yours are open." */
function isStated(sentence: TermSentence, at: number): boolean {
  const count = numberAt(sentence, at);
  const isOfYours = sentence.is(at + 1, 'word', 'subset') && sentence.is(at + 2, 'word', 'yours');
  const verb = isOfYours ? at + 3 : at + 1;
  const isSaid = sentence
    .phraseAfter(verb + 1, STATED_WITHIN)
    .some((one) => sentence.is(one, 'state'));
  return count !== null && count !== 1 && sentence.is(verb, 'word', 'be') && isSaid;
}

/** The words of a sentence with a noun after one of them, in place of some others. */
function withNounAfter(sentence: TermSentence, at: number, dropped: number, noun: string): string {
  const words = sentence.tokens.map(
    ({ norm, gap, isCapital }) =>
      gap + (isCapital ? norm.replace(/^./u, (letter) => letter.toUpperCase()) : norm),
  );
  return [...words.slice(0, at + 1), ` ${noun}`, ...words.slice(at + 1 + dropped)].join('');
}

const isAddressed = (sentence: TermSentence) =>
  sentence.all('word', 'you', 'your', 'me', 'mine').length > 0;

const FRAGMENT_WORDS = 3;

/** "You have four." after a sentence about channels is read as "You have four channels." */
export function withCountedNoun(text: string, before: string, lexicon: Lexicon): string {
  const sentence = new TermSentence(text, lexicon);
  if (sentence.all('noun', ...COUNTED).length > 0) return text;
  const earlier = new TermSentence(before, lexicon);
  const found = countedIn(earlier, lexicon);
  if (found === null) return text;
  const isReaders = !isAddressed(sentence) && isAddressed(earlier);
  const [, yours] = lexicon.file.word.your;
  const noun = isReaders && yours ? `${found}, ${yours}` : found;
  const part = sentence.tokens.findIndex((_, at) => isPartOfThem(sentence, at));
  if (part >= 0) return withNounAfter(sentence, part, 2, noun);
  const bare = bareNumber(sentence, earlier);
  return bare < 0 ? text : withNounAfter(sentence, bare, 0, noun);
}

/** Where a number stands without its noun; -1 for nowhere. */
function bareNumber(sentence: TermSentence, earlier: TermSentence): number {
  const stated = sentence.tokens.findIndex((_, at) => isStated(sentence, at));
  // "It's 32" names a gate.
  const isGate = earlier.all('noun', 'gate').length > 0;
  const isMeant =
    isAddressed(sentence) ||
    standsAlone(sentence, 0) ||
    sentence.tokens.length <= FRAGMENT_WORDS ||
    sentence.is(0, 'word', 'pronoun');
  if (stated >= 0 || isGate || !isMeant) return stated;
  return sentence.tokens.findIndex((_, at) => standsAlone(sentence, at));
}

/** "The Splenic one is yours." after a sentence about authorities is read with its noun. */
export function withNounForOne(text: string, before: string, lexicon: Lexicon): string {
  const sentence = new TermSentence(text, lexicon);
  const earlier = new TermSentence(before, lexicon);
  for (const kind of ['authority', 'definition'] as const) {
    const value = sentence.all(kind).find(({ to }) => sentence.norm(to) === 'one');
    const [noun] = lexicon.file.noun[kind];
    if (value && noun && earlier.all('noun', kind).length > 0) {
      return withNounAfter(sentence, value.to - 1, 1, noun);
    }
  }
  return text;
}

/** The only center that a sentence names. */
function onlyCenter(sentence: TermSentence): string | null {
  const centers = new Set(groupsIn(sentence).flatMap((group) => group.centers));
  const [center] = centers;
  return centers.size === 1 ? (center ?? null) : null;
}

const WITHIN = 4;

/** "The Sacral gives stamina. You don't have it defined.": the center before is had, or not. */
export function resumedCenter(sentence: TermSentence, previous: readonly string[]): FactClaim[] {
  const at = sentence.tokens.findIndex(
    (_, index) =>
      sentence.is(index, 'word', 'holds') &&
      sentence.is(index + 1, 'word', 'pronoun') &&
      sentence.before(index, WITHIN).some((one) => sentence.is(one, 'word', 'you')),
  );
  if (at < 0 || sentence.all('center').length > 0) return [];
  if (sentence.all('word', 'hedge', 'unreal', 'condition').length > 0) return [];
  const value = onlyCenter(new TermSentence(previous.at(-1) ?? '', sentence.lexicon));
  if (value === null) return [];
  const isDenied = sentence.before(at, WITHIN).some((one) => sentence.is(one, 'word', 'negation'));
  const isOpen = sentence
    .after(at + 2, 2)
    .some((one) => sentence.is(one, 'state', 'open', 'completelyOpen', 'inactive'));
  const state = isDenied === isOpen ? 'has' : 'hasNot';
  return [{ about: 'you', topic: 'center', value, state }];
}

const LISTED_WORDS = 8;

/** "Your profile has two numbers. They are 4 and 6.": the lines of a profile, listed alone. */
export function listedLines(sentence: TermSentence, previous: readonly string[]): FactClaim[] {
  const earlier = new TermSentence(previous.at(-1) ?? '', sentence.lexicon);
  const isOfProfile = earlier.all('noun', 'profile', 'line').length > 0;
  const isReaders = earlier.all('word', 'you', 'your', 'me', 'mine').length > 0;
  const isListing = sentence.is(0, 'word', 'pronoun', 'your', 'you') || isNumber(sentence, 0);
  const isPlain = sentence.tokens.length <= LISTED_WORDS && !sentence.isQuestion;
  const isUnsure = sentence.all('word', 'hedge', 'unreal', 'negation').length > 0;
  if (!isOfProfile || !isReaders || !isListing || !isPlain || isUnsure) return [];
  const lines = sentence.tokens.flatMap((_, at) => {
    const line = lineAt(sentence, at);
    return line === null || sentence.is(at + 1, 'word', 'unit') ? [] : [line];
  });
  return lines.length === 2
    ? lines.map((value): FactClaim => ({ about: 'you', topic: 'line', value, state: 'has' }))
    : [];
}

const isNumber = (sentence: TermSentence, at: number) => lineAt(sentence, at) !== null;

function lineAt(sentence: TermSentence, at: number): string | null {
  const digit = /^[1-6]$/.test(sentence.norm(at)) ? sentence.norm(at) : null;
  const value = digit ?? sentence.valueAt(at, 'number') ?? sentence.valueAt(at, 'ordinal');
  return value !== null && /^[1-6]$/.test(value) ? value : null;
}
