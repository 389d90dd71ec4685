import type { Facts } from '#shared/coach/compare.ts';
import type { TermKind } from '#shared/coach/lexicon/lexicon.ts';
import { isYourself } from '#shared/coach/lexicon/mood.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';
import { tokensOf } from '#shared/coach/lexicon/tokens.ts';

/** What decides whom a sentence is about. */
export interface SubjectContext {
  readonly facts: Facts;
  /** The member that the sentence before was about. */
  readonly lastNamed: string | null;
}

function nameEndingAt(sentence: TermSentence, at: number, names: readonly string[]): string | null {
  return (
    names.find((name) => {
      const words = tokensOf(name).map(({ norm }) => norm);
      const from = at - words.length + 1;
      return (
        words.length > 0 &&
        sentence.tokens[from]?.isCapital === true &&
        words.every((word, index) => sentence.norm(from + index) === word)
      );
    }) ?? null
  );
}

function namesOf({ people, team }: Facts): string[] {
  return team ? [...team.names] : people.flatMap(({ name }) => name ?? []);
}

/** Whether somebody else is joined to the span: "a colleague with …", "people who have …". */
function isLinked(sentence: TermSentence, at: number, span: Span): boolean {
  const between = Array.from({ length: span.from - at - 1 }, (_, index) => at + 1 + index);
  // "…, which is typical of …" is said of the whole before it.
  const isOfWhole = between.some(
    (index) => sentence.norm(index) === 'which' && sentence.gap(index).includes(','),
  );
  if (isOfWhole) return false;
  return between.length === 0 || between.some((index) => sentence.is(index, 'word', 'link'));
}

/** "Sarah's open Heart", "Tom, who's a …", "and Tom is a …": a name that the facts don't know. */
function isStranger(sentence: TermSentence, at: number): boolean {
  const isPossessive =
    sentence.norm(at) === 's' &&
    /['’]/.test(sentence.gap(at)) &&
    !sentence.is(at - 1, 'word', 'pronoun');
  const isRelative = sentence.is(at, 'word', 'relative');
  const isSubject =
    sentence.tokens[at]?.isCapital === true &&
    !sentence.lexicon.file.nounsAreCapitalized &&
    !sentence.hasMeaning(at) &&
    sentence.is(at + 1, 'word', 'be');
  if (isSubject && at > 0) return true;
  const isName = sentence.tokens[at - 1]?.isCapital === true && !sentence.isChartTerm(at - 1);
  return (isPossessive || isRelative) && isName && at > 1;
}

/** "a mentor who is a …": whoever it is, not the reader. */
function isSomebody(sentence: TermSentence, at: number): boolean {
  if (!sentence.is(at, 'word', 'relative') || sentence.norm(at) !== 'who') return false;
  const before = sentence.before(at, 4);
  return (
    before.some((one) => sentence.is(one, 'word', 'indefinite')) &&
    !before.some((one) => sentence.is(one, 'word', 'you', 'your') || sentence.isChartTerm(one))
  );
}

type Found = { readonly about: string | null } | undefined;

/** The words for the person who asks: in a draft for them to send, "I" and "my". */
function ownWords(sentence: TermSentence, at: number): readonly [whole: string, owner: string] {
  return sentence.tokens[at]?.isQuoted ? ['me', 'mine'] : ['you', 'your'];
}

/** What is said of people, as in "your boss is Emotional". */
const PREDICATES: readonly TermKind[] = ['type', 'typePlural', 'line', 'authority'];

/** "your boss is a …": the possessive belongs to somebody else. */
function isOwnersOther(sentence: TermSentence, at: number, span: Span): boolean {
  const between = Array.from({ length: span.from - at - 1 }, (_, index) => at + 1 + index);
  const verb = between.findIndex((one) => sentence.is(one, 'word', 'be'));
  if (verb < 1) return false;
  // "your time is the open Root": what is a person has a center, and is none.
  const isApart = between.slice(0, verb + 1).some((one) => sentence.gap(one).includes(','));
  const isPerson = between.slice(0, verb).some((one) => sentence.is(one, 'word', 'other'));
  if (isApart && !isPerson) return false;
  const isThing = ['is', 'are', 'was'].includes(sentence.norm(between[verb] ?? at));
  const isPredicate =
    !sentence.is(span.from, 'center') && PREDICATES.some((kind) => sentence.is(span.from, kind));
  if (isThing && !isPredicate && !sentence.is(span.from - 1, 'word', 'indefinite')) return false;
  const isWith = sentence.is(between[verb] ?? at, 'word', 'owning');
  if (isWith && !isPerson) return false;
  return !between.slice(0, verb).some((one) => sentence.isChartTerm(one));
}

function foundAt(
  sentence: TermSentence,
  at: number,
  span: Span,
  { facts, lastNamed }: SubjectContext,
): Found {
  const name = nameEndingAt(sentence, at, namesOf(facts));
  if (name !== null) return { about: facts.team ? name : 'you' };
  const [whole, owner] = ownWords(sentence, at);
  if (sentence.is(at, 'word', whole)) return { about: 'you' };
  if (sentence.is(at, 'word', owner)) {
    return { about: isOwnersOther(sentence, at, span) ? null : 'you' };
  }
  if (facts.team && lastNamed !== null && sentence.is(at, 'word', 'thirdPerson')) {
    return { about: lastNamed };
  }
  return (
    foundInOther(sentence, at, span) ??
    (isStranger(sentence, at) || isSomebody(sentence, at) ? { about: null } : undefined)
  );
}

/** Another person, and not "some days". */
const isOther = (sentence: TermSentence, at: number) =>
  sentence.is(at, 'word', 'other') &&
  !(sentence.norm(at + 1).length > 1 && sentence.is(at + 1, 'word', 'unit'));

/** A word for another person, who may be the asker all the same. */
function foundInOther(sentence: TermSentence, at: number, span: Span): Found {
  // "one of them" may be anything.
  const isPart = sentence.is(at, 'word', 'pronoun') && sentence.is(at - 1, 'word', 'subset');
  if (!isOther(sentence, at) || isPart) return undefined;
  // "as someone with …", "you're someone whose …"
  if (sentence.before(at, 2).some((one) => sentence.is(one, 'word', 'likeOne', 'you'))) {
    return { about: 'you' };
  }
  const isOwned = sentence.is(at - 1, 'word', 'your', 'mine', 'indefinite');
  return isOwned || isLinked(sentence, at, span) ? { about: null } : undefined;
}

function isLikeYou(sentence: TermSentence, span: Span): boolean {
  const isExample =
    sentence.is(span.from - 1, 'word', 'likeOne') && sentence.is(span.from, 'typePlural');
  const belongs = sentence.before(span.from, 8).filter((at) => sentence.is(at, 'word', 'belongs'));
  const isMember = belongs.some((at) =>
    sentence.before(at, 3).some((one) => sentence.is(one, 'word', 'you')),
  );
  if (isExample || isMember || isYourself(sentence, span)) return true;
  return sentence.after(span.to, 12).some((at) => sentence.is(at, 'word', 'likeYou'));
}

/** "the Projector in your team", but not "as the Projector in your team" */
function isAmongOthers(sentence: TermSentence, { from, to }: Span): boolean {
  if (sentence.is(from - 2, 'word', 'likeOne')) return false;
  const [first, ...rest] = sentence.phraseAfter(to, 4);
  return (
    first !== undefined &&
    sentence.is(first, 'word', 'preposition') &&
    rest.some(
      (at) =>
        sentence.is(at, 'word', 'other') &&
        sentence.is(at - 1, 'word', 'your', 'mine', 'article', 'indefinite'),
    )
  );
}

/** "Some teammates ride a wave.": whoever opens a sentence without its reader does what it says. */
function opensWithOthers(sentence: TermSentence, { from }: Span): boolean {
  const isToReader = sentence.all('word', 'you', 'your', 'me', 'mine').length > 0;
  const opens = [0, 1, 2].some((at) => at < from && isOther(sentence, at));
  return opens && !isToReader && !sentence.is(0, 'word', 'pronoun');
}

function byDefault(sentence: TermSentence, { facts, lastNamed }: SubjectContext): string | null {
  if (facts.team === null) return 'you';
  const names = sentence.tokens.flatMap(
    (_, at) => nameEndingAt(sentence, at, [...namesOf(facts)]) ?? [],
  );
  return names.length === 1 ? (names[0] ?? null) : names.length > 1 ? null : lastNamed;
}

/**
 * Whom a span of a sentence is about.
 * @returns "you", a member's name, or null for somebody else and for people in general
 */
export function aboutOf(
  sentence: TermSentence,
  span: Span,
  context: SubjectContext,
): string | null {
  if (isLikeYou(sentence, span)) return byDefault(sentence, context);
  const isSelf = sentence
    .before(span.from, 3)
    .some((at) => sentence.is(at, 'word', 'you', 'me', 'likeOne'));
  const isGroup =
    !isSelf && !sentence.is(span.from, 'strategy') && sentence.is(span.to, 'word', 'other');
  const next = isGroup && sentence.gap(span.to).trim() === '';
  if (next || isAmongOthers(sentence, span)) return null;
  for (const at of sentence.before(span.from)) {
    const found = foundAt(sentence, at, span, context);
    if (found) return found.about;
  }
  if (opensWithOthers(sentence, span)) return null;
  const isForeignQuote = sentence.tokens[span.from]?.isQuoted === true;
  return isForeignQuote ? null : byDefault(sentence, context);
}

/** The only member that the sentences before name last, for "she" and "he". */
export function lastNamedIn(previous: readonly string[], facts: Facts): string | null {
  const words = tokensOf(previous.at(-1) ?? '').map(({ norm }) => norm);
  const named = namesOf(facts).filter((name) =>
    tokensOf(name).every(({ norm }) => words.includes(norm)),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}
