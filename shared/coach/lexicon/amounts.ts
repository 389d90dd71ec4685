import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

/*
 * Amounts without a number: "most of your centers are defined", "no channel of yours is complete",
 * "more open centers than defined ones". Of four motors and nine centers, each says how many there are.
 */

type Noun = 'center' | 'motor' | 'channel';
type Side = 'defined' | 'open';

const SIDES: Readonly<Record<string, Side>> = {
  defined: 'defined',
  active: 'defined',
  open: 'open',
  inactive: 'open',
  completelyOpen: 'open',
};
const OTHER_SIDE: Readonly<Record<Side, Side>> = { defined: 'open', open: 'defined' };

/** What counts the nouns of each side; a channel is there or isn't. */
const COUNTED: Readonly<Record<Noun, Readonly<Record<Side, string | null>>>> = {
  center: { defined: 'definedCenters', open: 'openCenters' },
  motor: { defined: 'definedMotors', open: 'openMotors' },
  channel: { defined: 'channels', open: null },
};

/** How many an amount means: "5+" is five or more. */
const AMOUNTS: Readonly<Record<string, Readonly<Record<Noun, string | null>>>> = {
  all: { center: '9', motor: '4', channel: null },
  most: { center: '5+', motor: '3+', channel: null },
  half: { center: null, motor: '2', channel: null },
  none: { center: '0', motor: '0', channel: '0' },
  one: { center: '1', motor: '1', channel: '1' },
};

const NOUN_WITHIN = 6;

function sideAt(sentence: TermSentence, at: number): Side | null {
  const value = sentence.valueAt(at, 'state') ?? sentence.valueAt(at, 'softState');
  return SIDES[value ?? ''] ?? null;
}

function nounAt(sentence: TermSentence, at: number): Noun | null {
  return (
    (['center', 'motor', 'channel'] as const).find((one) => sentence.is(at, 'noun', one)) ?? null
  );
}

function isLight(sentence: TermSentence, at: number): boolean {
  return (
    sentence.is(at, 'word', 'your', 'mine', 'subset', 'glue', 'whole', 'article', 'indefinite') ||
    sentence.is(at, 'number') ||
    sideAt(sentence, at) !== null
  );
}

/** The noun of an amount, past light words: "most of your nine centers". */
function nounAfter(sentence: TermSentence, at: number): number | null {
  const ats = sentence.phraseAfter(at, NOUN_WITHIN);
  // "your only lively channel"
  const adjective = ats.find((next) => !sentence.hasMeaning(next));
  for (const next of ats) {
    if (nounAt(sentence, next)) return next;
    if (next !== adjective && !isLight(sentence, next)) return null;
  }
  return null;
}

const between = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

const WITHIN_PREDICATE = 5;

/** What is said of the counted nouns: "… are not defined" turns it. */
function predicate(sentence: TermSentence, noun: number): Side | null {
  // "…, five of nine, are fixed"
  const isAside = sentence.gap(noun + 1).includes(',') && sentence.is(noun + 1, 'number');
  const after = isAside
    ? sentence.after(noun + 1, WITHIN_PREDICATE + 2)
    : sentence.phraseAfter(noun + 1, WITHIN_PREDICATE);
  const at = after.find((one) => sideAt(sentence, one) !== null);
  const side = at === undefined ? null : sideAt(sentence, at);
  const isDenied = after.some((one) => one < (at ?? 0) && sentence.is(one, 'word', 'negation'));
  return side && isDenied ? OTHER_SIDE[side] : side;
}

/** "no defined motor": the side that stands before the noun. */
function attribute(sentence: TermSentence, from: number, noun: number): Side | null {
  const at = between(from, noun).find((one) => sideAt(sentence, one) !== null);
  return at === undefined ? null : sideAt(sentence, at);
}

/** A channel that has a number, a name or ends is one of many: "no channel to the Throat". */
function isAnyChannel(sentence: TermSentence): boolean {
  const isNumbered = sentence.tokens.some(({ norm }) => /^\d+(?:-\d+)?$/.test(norm));
  const isJoining = sentence.all('word', 'joins').length + sentence.all('center').length > 0;
  const isReaders = sentence.all('word', 'you', 'your', 'me', 'mine').length > 0;
  return !isNumbered && !isJoining && isReaders;
}

/** Whether a word is "your", be it inside a term: "none of your". */
function isOwning(sentence: TermSentence, at: number): boolean {
  const { your, mine } = sentence.lexicon.file.word;
  return [...your, ...mine].includes(sentence.norm(at));
}

function sideOf(
  sentence: TermSentence,
  amount: string,
  { from, to }: Span,
  noun: number,
): Side | null {
  const inside = attribute(sentence, to, noun);
  const said = predicate(sentence, noun);
  const kind = nounAt(sentence, noun);
  if (kind === 'channel') return isAnyChannel(sentence) && said !== 'open' ? 'defined' : null;
  const isOfSome = inside !== null && between(from, noun).some((at) => isOwning(sentence, at));
  const isFew = (amount === 'none' || amount === 'one') && !isOfSome;
  if (isFew) return inside ?? said ?? (kind === 'motor' ? 'defined' : null);
  // "Most of your open centers …" are some of the open ones.
  return inside === null ? said : null;
}

/** "not a single gate in your Root": the only center that is named. */
function withoutGates(sentence: TermSentence, { from, to }: Span): Mention[] {
  const isGate = sentence.phraseAfter(to, 2).find((at) => sentence.is(at, 'noun', 'gate'));
  const [center, ...others] = sentence.all('center');
  const isNumbered = isGate !== undefined && /^\d/.test(sentence.norm(isGate + 1));
  if (isGate === undefined || isNumbered || center === undefined || others.length > 0) return [];
  const value = `gatesIn:${sentence.valueAt(center.from, 'center') ?? ''} 0`;
  return [{ topic: 'count', value, from, to: isGate + 1, isLikely: true }];
}

function amountAt(sentence: TermSentence, { from, to }: Span): Mention[] {
  const amount = sentence.valueAt(from, 'amount') ?? '';
  // "one of your channels"
  if (amount === 'one' && sentence.is(to, 'word', 'subset')) return [];
  if (amount === 'none') {
    const empty = withoutGates(sentence, { from, to });
    if (empty.length > 0) return empty;
  }
  const noun = nounAfter(sentence, to);
  const kind = noun === null ? null : nounAt(sentence, noun);
  if (noun === null || kind === null) return [];
  const count = AMOUNTS[amount]?.[kind];
  const side = sideOf(sentence, amount, { from, to }, noun);
  const what = side && COUNTED[kind][side];
  return what && count
    ? [{ topic: 'count', value: `${what} ${count}`, from, to: noun + 1, isLikely: true }]
    : [];
}

const firstSide = (sentence: TermSentence, ats: readonly number[]): Side | null => {
  const at = ats.find((one) => sentence.is(one, 'state'));
  return at === undefined ? null : sideAt(sentence, at);
};

/** What a comparison compares, from "more" on; an outnumbering one from the sentence's start. */
function compared(sentence: TermSentence): Mention[] {
  const [than] = sentence.all('amount', 'than', 'outnumber');
  if (than === undefined || sentence.all('noun', 'center').length === 0) return [];
  const [more] = sentence.all('amount', 'more', 'fewer');
  const isOutnumbering = sentence.is(than.from, 'amount', 'outnumber');
  const start = isOutnumbering ? 0 : more?.from;
  if (start === undefined) return [];
  const side = firstSide(sentence, between(start, than.from));
  const other = firstSide(sentence, sentence.after(than.to));
  const what = side && COUNTED.center[side];
  if (!what || other === null || side === other) return [];
  const count = sentence.is(start, 'amount', 'fewer') ? '4-' : '5+';
  return [{ topic: 'count', value: `${what} ${count}`, from: start, to: than.to, isLikely: true }];
}

/** How many centers, motors or channels a sentence says there are, in words other than numbers. */
export function amountMentions(sentence: TermSentence): Mention[] {
  const amounts = sentence.all('amount').filter(({ from }) => {
    const value = sentence.valueAt(from, 'amount') ?? '';
    return Object.hasOwn(AMOUNTS, value);
  });
  return [...amounts.flatMap((span) => amountAt(sentence, span)), ...compared(sentence)];
}
