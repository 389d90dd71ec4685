import { isTypical, isYourself } from '#shared/coach/lexicon/mood.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

/** How a sentence states something; null when that can't be decided. */
export type Polarity = 'has' | 'hasNot' | null;

const WINDOW = 6;

/** What may stand between a negation and what it denies. */
function isLight(sentence: TermSentence, at: number): boolean {
  return (
    sentence.is(at, 'word', 'indefinite', 'glue', 'link', 'you', 'approximate') ||
    sentence.is(at, 'word', 'belongs', 'subset') ||
    sentence.is(at, 'noun') ||
    sentence.is(at, 'state', 'active', 'defined') ||
    sentence.is(at, 'softState') ||
    sentence.norm(at).length <= 2
  );
}

/** "Are you a …?": the question is whether it is so. */
function isAsked(sentence: TermSentence, at: number, span: Span, isQuestion: boolean): boolean {
  // "Is your 26 at work?" takes it for granted.
  const isSubject = sentence.is(span.from - 1, 'word', 'your', 'article');
  return isQuestion && !isSubject && sentence.is(at, 'word', 'asks');
}

/** A denial before a span: "no …", "you won't find …"; but not the one of "If you don't, …". */
function isDenialAt(sentence: TermSentence, at: number, span: Span): boolean {
  const isEnded = at + 1 === span.from && sentence.gap(span.from).includes(',');
  return sentence.is(at, 'word', 'negation') && !isEnded;
}

/** "no fixed": a denial that is part of a term. */
function isDenyingTerm(sentence: TermSentence, at: number): boolean {
  const isTerm = sentence.is(at, 'softState', 'open') && sentence.isDenial(at);
  return isTerm || sentence.is(at, 'word', 'denies');
}

/** "as a Projector": what somebody is taken for, whatever is asked, wished or doubted. */
function isTakenFor(sentence: TermSentence, { from }: Span): boolean {
  const isOne = sentence.is(from - 1, 'word', 'indefinite');
  return isOne && sentence.norm(from - 2) === 'as' && !sentence.is(from - 3, 'word', 'negation');
}

function leftOf(sentence: TermSentence, span: Span, isQuestion: boolean): Polarity | 'unsaid' {
  let isDirect = true;
  for (const at of sentence.before(span.from, WINDOW)) {
    const denied = isDirect ? 'hasNot' : null;
    if (isDenyingTerm(sentence, at)) return denied;
    if (isDenialAt(sentence, at, span)) {
      // "Isn't your …?" says that it is.
      return isQuestion && !sentence.is(at - 2, 'word', 'you') ? 'has' : denied;
    }
    const isUnsure = sentence.is(at, 'word', 'hedge', 'unreal');
    if (isUnsure || isAsked(sentence, at, span, isQuestion)) return null;
    const isOwned = sentence.is(at, 'word', 'your', 'mine');
    if (isOwned || sentence.gap(at + 1).includes(',')) return 'unsaid';
    isDirect &&= isLight(sentence, at);
  }
  return 'unsaid';
}

/** "A Projector you are not": nothing but the denial follows. */
function isWholePhrase(sentence: TermSentence, at: number): boolean {
  const phrase = sentence.phraseAfter(at);
  return (
    phrase.length < 5 &&
    phrase.every((one) => sentence.is(one, 'word', 'you', 'negation', 'link', 'belongs'))
  );
}

const DENIAL_WORDS = 5;

/** "A Projector, that you aren't": after a comma, nothing but the denial. */
function isDeniedApart(sentence: TermSentence, { to }: Span): boolean {
  const after = sentence.after(to);
  const isApart = sentence.gap(to).includes(',') && after.length <= DENIAL_WORDS;
  const isLightWord = (at: number) =>
    sentence.is(at, 'word', 'you', 'negation', 'link', 'be', 'pronoun', 'echo');
  return (
    isApart &&
    after.some((at) => sentence.is(at, 'word', 'negation')) &&
    after.some((at) => sentence.is(at, 'word', 'you')) &&
    after.every(isLightWord)
  );
}

/** "your gate 26 may help": whatever is said of it, it is taken for granted. */
function isPossessed(sentence: TermSentence, span: Span): boolean {
  for (const at of sentence.before(span.from, 4)) {
    if (sentence.is(at, 'word', 'your', 'mine')) return true;
    const isWithin =
      sentence.is(at, 'noun') || sentence.is(at, 'state') || sentence.is(at, 'ordinal');
    if (!isWithin || /[,"“”]/.test(sentence.gap(at + 1))) return false;
  }
  return false;
}

/** "gate 26 is one you don't have": up to the denial, nothing else of the chart is named. */
function isDeniedAfter(sentence: TermSentence, span: Span): boolean {
  const after = sentence.phraseAfter(span.to, 6);
  const denial = after.findIndex((at) => sentence.is(at, 'word', 'denies'));
  return denial >= 0 && !after.slice(0, denial).some((at) => isTermOfItsOwn(sentence, at));
}

/** "Gate 48: not in your chart." */
function isDeniedLabel(sentence: TermSentence, { to }: Span): boolean {
  return sentence.gap(to).includes(':') && sentence.is(to, 'word', 'negation', 'denies');
}

function isTermOfItsOwn(sentence: TermSentence, at: number): boolean {
  return sentence.isChartTerm(at) && !sentence.is(at, 'noun') && !sentence.is(at, 'state');
}

const PREDICATE_WORDS = 7;

/** "gate 26 isn't active": the denial of a state that the span is said to have. */
function isDeniedState(sentence: TermSentence, { to }: Span): boolean {
  const after = sentence.phraseAfter(to, PREDICATE_WORDS);
  const denied = after.findIndex((at) => sentence.is(at, 'word', 'negation'));
  const isPredicate = sentence.is(to, 'word', 'be') || sentence.is(to + 1, 'word', 'be');
  const isState = (at: number) =>
    sentence.is(at, 'state', 'active', 'defined') || sentence.is(at, 'word', 'your');
  return isPredicate && denied >= 0 && denied < 4 && after.slice(denied + 1).some(isState);
}

/** "… would", "… might": what follows leaves it open; "… rather than" does not. */
function isLeftOpen(sentence: TermSentence, span: Span, after: readonly number[]): boolean {
  const isOpen = (at: number) =>
    sentence.is(at, 'word', 'hedge', 'unreal') && !sentence.is(at, 'word', 'contrast');
  return after.slice(0, 2).some(isOpen) && !isPossessed(sentence, span);
}

function rightOf(sentence: TermSentence, span: Span): Polarity | 'unsaid' {
  const isOutright =
    isDeniedAfter(sentence, span) || isDeniedLabel(sentence, span) || isDeniedApart(sentence, span);
  if (isOutright) return 'hasNot';
  const after = sentence.phraseAfter(span.to, 5);
  const isDenied = after.some((at) => sentence.is(at, 'word', 'negation'));
  if (after.some((at) => sentence.is(at, 'state', 'inactive'))) return isDenied ? null : 'hasNot';
  const isWhole = isDenied && isWholePhrase(sentence, span.to);
  if (isWhole || isDeniedState(sentence, span)) return 'hasNot';
  return isLeftOpen(sentence, span, after) ? null : 'unsaid';
}

/** Whether a sentence says of a span that it is so, that it is not so, or neither. */
export function polarityOf(sentence: TermSentence, span: Span, isQuestion: boolean): Polarity {
  if (sentence.after(span.to, 2).some((at) => sentence.is(at, 'word', 'likeYou'))) return 'has';
  if (isYourself(sentence, span) || isTypical(sentence, span)) return 'has';
  const isTaken = isQuestion && isTakenFor(sentence, span);
  const left = isTaken ? 'unsaid' : leftOf(sentence, span, isQuestion);
  if (left !== 'unsaid') return left;
  const right = rightOf(sentence, span);
  return right === 'unsaid' ? 'has' : right;
}
