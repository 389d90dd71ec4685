import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

/* "four defined centers", "two channels", "13 gates". */

/** "no open centers", "no gate in your Root" */
function isNone(sentence: TermSentence, at: number): boolean {
  if (!sentence.is(at, 'word', 'negation')) return false;
  const isGates = sentence.is(at + 1, 'noun', 'gate') && !/^\d/.test(sentence.norm(at + 2));
  return isGates || sentence.is(at + 1, 'state');
}

/** A number in digits or words, or none: "no gate", "a single channel". */
export function numberAt(sentence: TermSentence, at: number): number | null {
  // "a single channel"
  const isSingle =
    sentence.is(at, 'definition', 'Single') && sentence.is(at + 1, 'noun', 'channel');
  if (isSingle) return 1;
  if (isNone(sentence, at)) return 0;
  const word = sentence.valueAt(at, 'number');
  if (word !== null) return Number(word);
  return /^\d{1,2}$/.test(sentence.norm(at)) ? Number(sentence.norm(at)) : null;
}

const CENTERS_BY_STATE: Readonly<Record<string, string>> = {
  defined: 'definedCenters',
  active: 'definedCenters',
  open: 'openCenters',
  inactive: 'openCenters',
  completelyOpen: 'completelyOpenCenters',
};

function stateIn(sentence: TermSentence, ats: readonly number[]): string | null {
  const at = ats.find((one) => sentence.is(one, 'state') || sentence.is(one, 'softState'));
  if (at === undefined) return null;
  return sentence.valueAt(at, 'state') ?? sentence.valueAt(at, 'softState');
}

const inner = ({ from, to }: Span) => Array.from({ length: to - from }, (_, index) => from + index);

/** The only state that a sentence names. */
function onlyState(sentence: TermSentence): string | null {
  const states = new Set(
    sentence.all('state').map(({ from }) => sentence.valueAt(from, 'state') ?? ''),
  );
  const [state] = states;
  return states.size === 1 ? (state ?? null) : null;
}

/** The state of counted centers: before the noun, or said of it. */
function ownState(sentence: TermSentence, span: Span): string | null {
  return stateIn(sentence, inner(span)) ?? stateIn(sentence, sentence.phraseAfter(span.to, 5));
}

const countedState = (sentence: TermSentence, span: Span) =>
  ownState(sentence, span) ?? onlyState(sentence);

/** "gates in your Root", "the Root holds … gates". */
function centerNear(sentence: TermSentence, span: Span): string | null {
  const after = sentence.after(span.to, 5);
  const next = after.find((at) => sentence.is(at, 'center'));
  const isIn = after.some((at) => at < (next ?? 0) && sentence.is(at, 'word', 'preposition'));
  if (next !== undefined && isIn) return sentence.valueAt(next, 'center');
  const isContinued = sentence.before(span.from).length < 2;
  const before = isContinued
    ? Array.from({ length: span.from }, (_, index) => span.from - 1 - index)
    : sentence.before(span.from, 6);
  const last = before.find((at) => sentence.is(at, 'center'));
  const holds = before.some((at) => at > (last ?? 99) && sentence.is(at, 'word', 'link'));
  return last !== undefined && holds ? sentence.valueAt(last, 'center') : null;
}

/** "Five gates feed your Sacral.": the only center that is named. */
function onlyCenter(sentence: TermSentence): string | null {
  const [center, ...others] = sentence.all('center');
  const isOnly = center !== undefined && others.length === 0;
  const isUnsure = sentence.all('word', 'negation', 'hedge', 'unreal', 'other', 'joins').length > 0;
  return isOnly && !isUnsure ? sentence.valueAt(center.from, 'center') : null;
}

function isSubset(sentence: TermSentence, span: Span): boolean {
  if (numberAt(sentence, span.from) === 0) return false;
  // "all four of your channels"
  if (sentence.is(span.from - 1, 'word', 'plural')) return false;
  for (let at = span.from + 1; at < span.to; at += 1) {
    if (sentence.is(at, 'word', 'subset')) return true;
  }
  return false;
}

/** "two channels" may be email and phone: something must speak of the chart. */
function isOfChart(sentence: TermSentence, span: Span): boolean {
  const around = [...sentence.before(span.from, 4), ...inner(span), ...sentence.after(span.to, 3)];
  const isYour = (at: number) => sentence.lexicon.file.word.your.includes(sentence.norm(at));
  const isOwned = around.some(
    (at) => isYour(at) || sentence.is(at, 'word', 'you', 'your', 'me', 'mine'),
  );
  const isNamed = sentence.all('noun', 'chart').length + sentence.all('center').length > 0;
  return isOwned || isNamed || stateIn(sentence, inner(span)) !== null;
}

/** How many there are in any chart. */
const TOTALS: Readonly<Record<string, number>> = { center: 9, channel: 36, gate: 64, motor: 4 };

type Counted = (sentence: TermSentence, span: Span, count: number) => string | null;

const COUNTED: Readonly<Record<string, Counted>> = {
  center: (sentence, span, count) => {
    if (isSubset(sentence, span) && stateIn(sentence, inner(span)) !== null) return null;
    const what = CENTERS_BY_STATE[countedState(sentence, span) ?? ''];
    return what === undefined ? null : `${what} ${count}`;
  },
  channel: (sentence, span, count) => {
    // "Two channels stand out: …" lists some of them.
    const listed = sentence.tokens.filter(({ norm }) => /^\d+-\d+$/.test(norm)).length;
    const isPart = isSubset(sentence, span) || (listed > 0 && listed === count);
    return isPart || !isOfChart(sentence, span) ? null : `channels ${count}`;
  },
  gate: (sentence, span, count) => {
    const center = centerNear(sentence, span) ?? onlyCenter(sentence);
    if (center !== null && count < 12) return `gatesIn:${center} ${count}`;
    if (isSubset(sentence, span)) return null;
    const isAll = count > 9 || stateIn(sentence, sentence.before(span.to, 4)) === 'active';
    return isAll ? `gates ${count}` : null;
  },
  motor: (sentence, span, count) => {
    const state = countedState(sentence, span);
    if (state === null) return null;
    return `${state === 'defined' || state === 'active' ? 'definedMotors' : 'openMotors'} ${count}`;
  },
};

/** Where the words of a number end: "not one of your". */
function numberEnd(sentence: TermSentence, at: number): number {
  const term = sentence
    .all('number')
    .find(({ from, to }) => at >= from && at < to && sentence.valueAt(at, 'number') !== null);
  return term?.to ?? at + 1;
}

/** Where a counted noun stands from a token on: "motors", and "moteurs" of "centres moteurs". */
function countedAt(sentence: TermSentence, at: number): number | null {
  const isCenter = sentence.is(at, 'noun', 'center');
  if (isCenter && sentence.is(at + 1, 'noun', 'motor')) return at + 1;
  return isCenter || sentence.is(at, 'noun', 'channel', 'gate', 'motor') ? at : null;
}

function mayStandBetween(sentence: TermSentence, at: number): boolean {
  return (
    sentence.is(at, 'state') ||
    sentence.is(at, 'softState') ||
    sentence.is(at, 'number') ||
    sentence.is(at, 'word', 'your', 'mine', 'subset', 'glue', 'whole') ||
    numberAt(sentence, at) !== null
  );
}

/** The counted noun after a number, past words that may stand between. */
function nounAfter(sentence: TermSentence, at: number): number | null {
  const ats = sentence.after(numberEnd(sentence, at), 6);
  // "two lively channels"
  const adjective = ats.find(
    (next) => !sentence.hasMeaning(next) && countedAt(sentence, next + 1) !== null,
  );
  for (const next of ats) {
    const noun = countedAt(sentence, next);
    if (noun !== null) return noun;
    const isLight = next === adjective || mayStandBetween(sentence, next);
    if (!isLight || sentence.gap(next).includes(',')) return null;
  }
  return null;
}

/** "All nine centers are open", but not "five of your nine centers". */
function isTotalSaid(sentence: TermSentence, at: number, span: Span): boolean {
  const isPartitive = sentence.is(at - 1, 'word', 'subset', 'your', 'mine', 'article');
  const isOfCenters = sentence.is(span.to - 1, 'noun', 'center', 'motor');
  return isOfCenters && !isPartitive && ownState(sentence, span) !== null;
}

/** "none of your open centers": not how many are open, but that none of those is what follows. */
function isNoneOfSome(sentence: TermSentence, at: number, noun: number): boolean {
  const end = numberEnd(sentence, at);
  const between = Array.from({ length: Math.max(0, noun - end) }, (_, index) => end + index);
  return end > at + 1 && numberAt(sentence, at) === 0 && stateIn(sentence, between) !== null;
}

/** How many gates, channels or centers a sentence says there are. */
export function countMentions(sentence: TermSentence): Mention[] {
  return sentence.tokens.flatMap((_, at): Mention[] => {
    const count = numberAt(sentence, at);
    if (count === null || sentence.is(at - 1, 'word', 'approximate')) return [];
    if (numberAt(sentence, at - 1) !== null || sentence.is(at - 1, 'noun', 'gate', 'line'))
      return [];
    const noun = nounAfter(sentence, at);
    if (noun === null || isNoneOfSome(sentence, at, noun)) return [];
    const span = { from: at, to: noun + 1 };
    const kind = sentence.valueAt(noun, 'noun') ?? '';
    if (count === TOTALS[kind] && !isTotalSaid(sentence, at, span)) return [];
    const value = COUNTED[kind]?.(sentence, span, count);
    return value ? [{ topic: 'count', value, ...span }] : [];
  });
}

const STATE_WITHIN = 3;

/** "Five are defined, three open": centers without their noun, in a sentence about the chart. */
function statedNumbers(sentence: TermSentence): Mention[] {
  const isOfChart = sentence.all('noun', 'chart').length > 0;
  const isNamed = sentence.all('noun', ...Object.keys(TOTALS), 'line', 'profile').length > 0;
  if (!isOfChart || isNamed || sentence.all('center').length > 0) return [];
  return sentence.tokens.flatMap((_, at): Mention[] => {
    const count = numberAt(sentence, at);
    if (!isSmall(count) || sentence.is(at - 1, 'word', 'approximate')) return [];
    const after = sentence.phraseAfter(at + 1, STATE_WITHIN);
    const state = after.find((one) => sentence.is(one, 'state'));
    const isLight = after.every(
      (one) =>
        one >= (state ?? 0) || sentence.is(one, 'word', 'be', 'subset', 'pronoun', 'whole', 'your'),
    );
    const what = state === undefined ? null : CENTERS_BY_STATE[stateIn(sentence, [state]) ?? ''];
    return isLight && what
      ? [{ topic: 'count', value: `${what} ${count}`, from: at, to: at + 1, isLikely: true }]
      : [];
  });
}

const PRESUMED: Readonly<Record<string, string>> = {
  center: 'anyCenters',
  channel: 'anyChannels',
  motor: 'anyMotors',
};

const NEAR_WORDS = 8;

/** The noun that a number counts although it stands elsewhere: "your motors? Three of them". */
function nounAround(sentence: TermSentence, at: number): string | null {
  if (sentence.is(at + 1, 'noun', 'motor')) return 'motor';
  const nouns = sentence.all('noun', 'center', 'channel', 'motor');
  const kinds = new Set(nouns.map(({ from }) => sentence.valueAt(from, 'noun')));
  const [kind] = kinds;
  const isNear = nouns.some(({ from }) => Math.abs(from - at) <= NEAR_WORDS);
  return kinds.size === 1 && isNear ? (kind ?? null) : null;
}

/** "three of your centers" may be some of them; "three of them" after their noun are all. */
function isSome(sentence: TermSentence, at: number): boolean {
  // "three of the four motors"
  const isOfAll = [at + 2, at + 3].some((one) => sentence.is(one, 'number', '4', '9'));
  if (isOfAll) return false;
  return sentence.is(at + 1, 'word', 'subset') && !sentence.is(at + 2, 'word', 'pronoun');
}

function mayCount(sentence: TermSentence, at: number): boolean {
  if (sentence.is(at - 1, 'word', 'approximate')) return false;
  const isName =
    sentence.is(at - 1, 'noun', 'gate', 'line', 'cross') || sentence.is(at + 1, 'word', 'unit');
  return !isSome(sentence, at) && (!isName || sentence.is(at + 1, 'word', 'subset'));
}

const isSmall = (count: number | null): count is number =>
  count !== null && count > 1 && count < 10;

/** "three of them" and "most of your …" are nobody else's. */
function isSomebody(sentence: TermSentence, { from }: Span): boolean {
  const isPart = [from - 1, from + 1].some((at) => sentence.is(at, 'word', 'subset'));
  return !isPart && !sentence.is(from, 'word', 'pronoun');
}

/** Whether a sentence speaks of the reader's chart alone, and of no channel or profile by its numbers. */
function isOfReader(sentence: TermSentence): boolean {
  const isOthers = sentence.all('word', 'other').some((span) => isSomebody(sentence, span));
  const isUnsure = sentence.all('word', 'hedge', 'unreal').length > 0;
  const isNamed = sentence.tokens.some(({ norm }) => /^\d+[-/]\d+$/.test(norm));
  const isAddressed = sentence.all('word', 'you', 'your', 'me', 'mine').length > 0;
  return !isOthers && !isUnsure && !isNamed && (isAddressed || onlyState(sentence) !== null);
}

/** What a number beside a noun counts: centers of the only state named, what somebody has, or any. */
function presumedWhat(sentence: TermSentence, at: number, noun: string): string {
  const numbers = sentence.tokens.filter((_, other) => isSmall(numberAt(sentence, other)));
  const isOnlyCenters = noun === 'center' && numbers.length < 2;
  const state = isOnlyCenters ? onlyState(sentence) : null;
  const isHad = noun === 'motor' && sentence.is(at - 1, 'word', 'holds');
  return CENTERS_BY_STATE[state ?? ''] ?? (isHad ? 'definedMotors' : (PRESUMED[noun] ?? ''));
}

/** Numbers beside counted nouns: they fit one of the chart's counts, or no chart is meant. */
export function presumedCounts(sentence: TermSentence): Mention[] {
  if (!isOfReader(sentence)) return [];
  const beside = sentence.tokens.flatMap((_, at): Mention[] => {
    const count = numberAt(sentence, at);
    if (!isSmall(count) || !mayCount(sentence, at)) return [];
    const noun = nounAround(sentence, at);
    if (noun === null || count === TOTALS[noun]) return [];
    const value = `${presumedWhat(sentence, at, noun)} ${count}`;
    return [{ topic: 'count', value, from: at, to: at + 1, isLikely: true }];
  });
  return [...beside, ...statedNumbers(sentence)];
}
