import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

/* What a sentence only imagines: "if your Root were open", "with a fixed Throat you'd speak first". */

/** "If your Root were open, …", "Were your Root open, …": a condition that isn't met. */
function isConditional(sentence: TermSentence): boolean {
  const isInverted = sentence
    .all('word', 'counterfactual')
    .some(({ from }) => from === 0 || /[,;.]/.test(sentence.gap(from)));
  if (!sentence.isQuestion && isInverted) return true;
  const imagines = sentence.all('word', 'would', 'counterfactual').length > 0;
  return imagines && sentence.all('word', 'condition').length > 0;
}

const OWNED_WITHIN = 5;

/** Whether a term belongs to the reader whatever is imagined: "your Root would help you". */
function isOwned(sentence: TermSentence, { from, to }: Span): boolean {
  const inside = Array.from({ length: to - from }, (_, index) => from + index);
  // "a 4 in your profile"
  const within = sentence.is(to, 'word', 'within') ? [to + 1] : [];
  return [...inside, ...within, ...sentence.before(from, OWNED_WITHIN)].some((at) =>
    sentence.is(at, 'word', 'you', 'your', 'me', 'mine', 'likeOne'),
  );
}

/** "the Projector you are" */
export function isYourself(sentence: TermSentence, { to }: Span): boolean {
  const isSaid = sentence.is(to, 'word', 'you') && ['are', 're'].includes(sentence.norm(to + 1));
  return isSaid && sentence.gap(to).trim() === '' && !sentence.is(to + 2, 'word', 'negation');
}

/** "the defined Root you were born with" */
function isBornWith(sentence: TermSentence, { from, to }: Span): boolean {
  const isSaid = sentence.is(to, 'word', 'you') && sentence.gap(to).trim() === '';
  return isSaid && sentence.is(from - 1, 'state') && sentence.is(from - 2, 'word', 'article');
}

/** "that defined Root": what is pointed at is there. */
export function isPointing(sentence: TermSentence, at: number): boolean {
  return /^(?:that|this|such)$/.test(sentence.norm(at)) || sentence.norm(at - 1) === 'such';
}

/** "your defined Root": taken for granted in any mood. */
function isPresupposed(sentence: TermSentence, span: Span): boolean {
  const isOwn = [2, 3].some((back) => sentence.is(span.from - back, 'word', 'your'));
  const isStated = isOwn && sentence.is(span.from - 1, 'state');
  // "that defined Root of yours"
  const isOfYours =
    sentence.is(span.from - 1, 'state') &&
    sentence.is(span.to, 'word', 'subset') &&
    sentence.is(span.to + 1, 'word', 'yours');
  const isPointedAt = sentence.is(span.from - 1, 'state') && isPointing(sentence, span.from - 2);
  return (
    isStated || isOfYours || isPointedAt || isYourself(sentence, span) || isBornWith(sentence, span)
  );
}

/** "as a third line would tell you": what somebody is said to be like, unless it is denied. */
export function isTypical(sentence: TermSentence, { from, to }: Span): boolean {
  const isOne = sentence.is(from - 1, 'word', 'indefinite') && sentence.norm(from - 2) === 'as';
  const phrase = sentence.before(from).findIndex((at) => sentence.gap(at + 1).includes(','));
  const before = phrase < 0 ? sentence.before(from) : sentence.before(from).slice(0, phrase);
  const isDenied = before.some((at) => sentence.is(at, 'word', 'negation'));
  return isOne && sentence.is(to, 'word', 'would') && !isDenied;
}

/** "Like any Projector, you'd rather be asked." */
function isAlike(sentence: TermSentence, { from, to }: Span): boolean {
  return sentence.is(from - 1, 'word', 'alike') && sentence.is(to, 'word', 'you');
}

/** Whether a term stands in what a sentence only imagines, so that nothing is said of the chart. */
export function isImagined(sentence: TermSentence, span: Span): boolean {
  // "a 3/5 like you"
  const isReaders = sentence.is(span.to, 'word', 'likeYou');
  const isTold = isTypical(sentence, span) || isAlike(sentence, span);
  if (isReaders || isTold || isPresupposed(sentence, span)) return false;
  if (isConditional(sentence)) return true;
  if (isOwned(sentence, span)) return false;
  const isAnyones = sentence.is(span.from - 1, 'word', 'indefinite');
  const words = isAnyones ? ['would', 'wouldBe'] : ['wouldBe'];
  return sentence.all('word', ...words).length > 0;
}
