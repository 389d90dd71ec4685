import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

/** How a sentence states something; null when that can't be decided. */
export type Polarity = 'has' | 'hasNot' | null;

const WINDOW = 6;

/** What may stand between a negation and what it denies. */
function isLight(sentence: TermSentence, at: number): boolean {
  return (
    sentence.is(at, 'word', 'indefinite', 'glue', 'link', 'you', 'approximate') ||
    sentence.is(at, 'noun') ||
    sentence.is(at, 'state', 'active', 'defined') ||
    sentence.norm(at).length <= 2
  );
}

/** "Are you a …?": the question is whether it is so. */
function isAsked(sentence: TermSentence, at: number, isQuestion: boolean): boolean {
  return isQuestion && sentence.is(at, 'word', 'asks');
}

function leftOf(sentence: TermSentence, span: Span, isQuestion: boolean): Polarity | 'unsaid' {
  let isDirect = true;
  for (const at of sentence.before(span.from, WINDOW)) {
    if (sentence.is(at, 'word', 'negation')) {
      // "Isn't your …?" says that it is.
      if (isQuestion && !sentence.is(at - 2, 'word', 'you')) return 'has';
      return isDirect ? 'hasNot' : null;
    }
    if (sentence.is(at, 'word', 'hedge', 'unreal') || isAsked(sentence, at, isQuestion))
      return null;
    if (sentence.is(at, 'word', 'your', 'mine')) return 'unsaid';
    if (sentence.gap(at + 1).includes(',')) return 'unsaid';
    isDirect &&= isLight(sentence, at);
  }
  return 'unsaid';
}

/** "A Projector you are not": nothing but the denial follows. */
function isWholePhrase(sentence: TermSentence, at: number): boolean {
  const phrase = sentence.phraseAfter(at);
  return (
    phrase.length < 5 && phrase.every((one) => sentence.is(one, 'word', 'you', 'negation', 'link'))
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

function rightOf(sentence: TermSentence, span: Span): Polarity | 'unsaid' {
  const after = sentence.phraseAfter(span.to, 5);
  const denied = after.findIndex((at) => sentence.is(at, 'word', 'negation'));
  const isState = (at: number) =>
    sentence.is(at, 'state', 'active', 'defined') || sentence.is(at, 'word', 'your');
  if (after.some((at) => sentence.is(at, 'state', 'inactive'))) return denied < 0 ? 'hasNot' : null;
  const isPredicate = sentence.is(span.to, 'word', 'be') || sentence.is(span.to + 1, 'word', 'be');
  if (isPredicate && denied >= 0 && denied < 3 && after.slice(denied + 1).some(isState)) {
    return 'hasNot';
  }
  if (denied >= 0 && isWholePhrase(sentence, span.to)) return 'hasNot';
  const isOpen = after.slice(0, 2).some((at) => sentence.is(at, 'word', 'hedge', 'unreal'));
  return isOpen && !isPossessed(sentence, span) ? null : 'unsaid';
}

/** Whether a sentence says of a span that it is so, that it is not so, or neither. */
export function polarityOf(sentence: TermSentence, span: Span, isQuestion: boolean): Polarity {
  if (sentence.after(span.to, 2).some((at) => sentence.is(at, 'word', 'likeYou'))) return 'has';
  const left = leftOf(sentence, span, isQuestion);
  if (left !== 'unsaid') return left;
  const right = rightOf(sentence, span);
  return right === 'unsaid' ? 'has' : right;
}
