import type { Mention } from '#shared/coach/lexicon/mention.ts';
import { isPointing } from '#shared/coach/lexicon/mood.ts';
import { type Polarity, polarityOf } from '#shared/coach/lexicon/polarity.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

/* Centers, and the words beside them that say whether they are defined. */

export type State = 'defined' | 'open';

export interface CenterMention extends Mention {
  /** What the words say: defined or open, or neither for sure. */
  readonly stated: Polarity;
}

export interface Group extends Span {
  readonly centers: readonly string[];
}

/** The letter G is a center when it's a capital, and "root-cause" has none. */
function isCenter(sentence: TermSentence, { from, to }: Span): boolean {
  if (sentence.gap(to) === '-' && !sentence.is(to, 'noun', 'center')) return false;
  return sentence.norm(from) !== 'g' || sentence.tokens[from]?.isCapital === true;
}

/** "Root and Throat", "your Root, like your Throat" */
function isJoining(sentence: TermSentence, at: number): boolean {
  return sentence.is(at, 'word', 'glue', 'your') || ['like', 'just'].includes(sentence.norm(at));
}

/** Centers in a row, joined by commas or "and". */
export function groupsIn(sentence: TermSentence): Group[] {
  const groups: Group[] = [];
  for (const match of sentence.all('center').filter((one) => isCenter(sentence, one))) {
    const center = sentence.valueAt(match.from, 'center') ?? '';
    const last = groups.at(-1);
    const between =
      last && Array.from({ length: match.from - last.to }, (_, i) => (last.to ?? 0) + i);
    const isJoined =
      between?.every((at) => isJoining(sentence, at)) === true &&
      between.every((at) => !sentence.is(at, 'state')) &&
      !between.concat(match.from).some((at) => sentence.opensClause(at));
    if (last && isJoined) {
      groups[groups.length - 1] = { ...last, to: match.to, centers: [...last.centers, center] };
    } else groups.push({ from: match.from, to: match.to, centers: [center] });
  }
  return groups;
}

const STATES: Readonly<Record<string, State>> = {
  defined: 'defined',
  active: 'defined',
  open: 'open',
  completelyOpen: 'open',
  inactive: 'open',
};

function stateAt(sentence: TermSentence, at: number, kind: 'state' | 'softState'): State | null {
  return STATES[sentence.valueAt(at, kind) ?? ''] ?? null;
}

/** Whether only light words stand between two tokens of one clause. */
function isBeside(sentence: TermSentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const isLight =
      sentence.is(at, 'word', 'glue', 'your', 'indefinite', 'link') ||
      sentence.is(at, 'noun', 'center', 'motor');
    if (!isLight) return false;
  }
  return true;
}

/** The group that a pronoun in the state's clause stands for. */
function antecedentOf(sentence: TermSentence, state: Span, groups: readonly Group[]): Group | null {
  const words = sentence.before(state.from, 5);
  const isOthers = words.some(
    (at) => sentence.is(at, 'word', 'other') && !sentence.is(at, 'word', 'pronoun'),
  );
  const isReferred = !isOthers && words.some((at) => sentence.is(at, 'word', 'pronoun'));
  const last = isReferred ? groups.findLast(({ to }) => to <= state.from) : undefined;
  // "your open Root" has its state.
  return last && !sentence.is(last.from - 1, 'state') ? last : null;
}

/** "Head, Ajna: both open": the group that ends right before the state's clause. */
function listedBefore(sentence: TermSentence, state: Span, groups: readonly Group[]): Group | null {
  const start = sentence.before(state.from).at(-1) ?? state.from;
  return groups.find(({ to }) => to === start) ?? null;
}

/** The group that a state belongs to: beside it, or the nearest before it, or after it. */
function ownerOf(sentence: TermSentence, state: Span, groups: readonly Group[]): Group | null {
  const next = groups.find(({ from }) => from >= state.to);
  const last = groups.findLast(({ to }) => to <= state.from);
  if (last?.to === state.from && sentence.gap(state.from).trim() === '') return last;
  if (next && !/[,:;.]/.test(sentence.gap(next.from)) && isBeside(sentence, state.to, next.from)) {
    return next;
  }
  if (last && sentence.before(state.from).some((at) => at >= last.from && at < last.to))
    return last;
  if (next && sentence.after(state.to).includes(next.from)) return next;
  return antecedentOf(sentence, state, groups) ?? listedBefore(sentence, state, groups);
}

export const flip = (state: State): State => (state === 'defined' ? 'open' : 'defined');

/** "your open Root", but not "one of your defined centers": whose the state is. */
function isOwner(sentence: TermSentence, at: number): boolean {
  const isPartitive =
    sentence.is(at - 1, 'word', 'subset', 'denies') || sentence.is(at - 1, 'number', '0');
  return sentence.is(at, 'word', 'your', 'mine') && !isPartitive;
}

/** The words of a state's own phrase, nearest first: after its center, and after a possessive. */
function phraseBefore(sentence: TermSentence, state: Span, group: Group, most: number): number[] {
  const words = sentence.before(state.from, most);
  const end = words.findIndex((at) => (at >= group.from && at < group.to) || isOwner(sentence, at));
  return end < 0 ? words : words.slice(0, end);
}

/** "neither the Root …", "you don't have the Root defined" */
function isNone(sentence: TermSentence, { from }: Group): boolean {
  const words = sentence.before(from, 4);
  const at = words.findIndex((one) => sentence.is(one, 'word', 'negation'));
  const isLight = (one: number) =>
    sentence.is(one, 'word', 'holds', 'article', 'indefinite', 'your', 'mine');
  return at >= 0 && words.slice(0, at).every(isLight);
}

/** "neither Root nor Ajna has a gate, so both are open": the denial ends with its own statement. */
function isOneStatement(sentence: TermSentence, group: Group, state: Span): boolean {
  const between = Array.from({ length: state.from - group.to }, (_, index) => group.to + index);
  const isApart = [...between, state.from].some(
    (at) => sentence.gap(at).includes(',') || sentence.opensClause(at),
  );
  return !isApart && !between.some((at) => sentence.is(at, 'state'));
}

/** "not", be it in "not one of your" */
const isNegation = (sentence: TermSentence, at: number) =>
  sentence.is(at, 'word', 'negation') ||
  (sentence.is(at, 'number', '0') && sentence.isDenial(at) && sentence.is(at + 1, 'number', '0'));

/** What may stand between a denial and its state: "isn't one of your defined centers". */
const isLightInDenial = (sentence: TermSentence, at: number) =>
  sentence.is(at, 'word', 'glue', 'link', 'whole', 'indefinite', 'subset', 'your', 'denies') ||
  sentence.is(at, 'number', '0', '1');

/** "isn't defined" is sure; "doesn't mean an open one" is not. */
function denialOf(sentence: TermSentence, state: Span, group: Group): 'sure' | 'unsure' | null {
  if (group.to <= state.from && isNone(sentence, group)) {
    return isOneStatement(sentence, group, state) ? 'sure' : null;
  }
  const words = phraseBefore(sentence, state, group, 6);
  const at = words.findIndex((one) => isNegation(sentence, one));
  if (at < 0) return null;
  const isAtStart = sentence.isQuestion && (words[at] ?? 9) < 2;
  if (/^(?:isn|aren)$/.test(sentence.norm(words[at] ?? 0)) || isAtStart) return null;
  const isLight = words.slice(0, at).every((one) => isLightInDenial(sentence, one));
  return isLight ? 'sure' : 'unsure';
}

function isHedged(sentence: TermSentence, state: Span, group: Group): boolean {
  // "your defined Root" is taken for granted, whatever may come of it.
  const isAttribute =
    group.from === state.to &&
    (sentence.is(state.from - 1, 'word', 'your', 'article') ||
      isPointing(sentence, state.from - 1));
  if (isAttribute) return false;
  return phraseBefore(sentence, state, group, 4).some((at) =>
    sentence.is(at, 'word', 'hedge', 'unreal'),
  );
}

/** "an active gate": a gate alone defines no center. */
function isOfGates(sentence: TermSentence, { from, to }: Span): boolean {
  const isPresence = sentence.is(from, 'state', 'active', 'inactive');
  return isPresence && [from - 2, from - 1, to].some((at) => sentence.is(at, 'noun', 'gate'));
}

function statesOf(sentence: TermSentence, groups: readonly Group[], kind: 'state' | 'softState') {
  return sentence.all(kind).flatMap((match) => {
    if (isOfGates(sentence, match)) return [];
    const state = stateAt(sentence, match.from, kind);
    const group = state && ownerOf(sentence, match, groups);
    return state && group ? [{ match, state, group }] : [];
  });
}

function mentionsOf({ centers, from, to }: Group, stated: Polarity): CenterMention[] {
  return centers.map((value) => ({ topic: 'center', value, from, to, stated }));
}

/** "your Spleen isn't", "so is your Spleen": the state that was named before. */
function elliptic(sentence: TermSentence, groups: readonly Group[]): CenterMention[] {
  return groups.flatMap((group) => {
    const earlier = sentence.all('state').findLast(({ to }) => to <= group.from);
    const state = earlier && stateAt(sentence, earlier.from, 'state');
    if (!state) return [];
    const after = sentence.after(group.to, 4);
    const isEnd =
      after.length > 0 &&
      after.length < 4 &&
      after.every(
        (at) =>
          sentence.is(at, 'word', 'link', 'negation', 'glue') ||
          /^(?:isn|aren)$/.test(sentence.norm(at)),
      );
    const isDenied = isEnd && after.some((at) => sentence.is(at, 'word', 'negation'));
    const isEqual = sentence.before(group.from, 4).some((at) => sentence.is(at, 'word', 'equally'));
    if (!isDenied && !isEqual) return [];
    return mentionsOf(group, (isDenied ? flip(state) : state) === 'defined' ? 'has' : 'hasNot');
  });
}

/** Centers that a channel or a split joins are defined: "your channel runs from … to …". */
function joinedCenters(sentence: TermSentence, groups: readonly Group[]): CenterMention[] {
  const joints = sentence.all('word', 'joins');
  return groups.flatMap((group) => {
    const isJoined = joints.some(({ from }) =>
      [...sentence.before(group.from, 8), ...sentence.after(group.to, 8)].includes(from),
    );
    const isDenied = sentence
      .before(group.from)
      .some(
        (at) =>
          sentence.is(at, 'word', 'negation', 'hedge', 'unreal', 'other') ||
          sentence.is(at, 'state'),
      );
    const count = groups.reduce((sum, { centers }) => sum + centers.length, 0);
    return isJoined && !isDenied && count > 1 ? mentionsOf(group, 'has') : [];
  });
}

/** "your wave": what only a defined center gives. */
function impliedCenters(sentence: TermSentence): CenterMention[] {
  const isToReader = sentence.all('word', 'you', 'your', 'me', 'mine').length > 0;
  // "A sacral response is …" tells what it is.
  const isGeneral = (at: number) => !isToReader && sentence.is(at - 1, 'word', 'indefinite');
  const said = sentence.all('impliesDefined').filter(({ from }) => !isGeneral(from));
  return said.map(({ from, to }) => ({
    topic: 'center',
    value: sentence.valueAt(from, 'impliesDefined') ?? '',
    from,
    to,
    stated: polarityOf(sentence, { from, to }, false),
  }));
}

/** "your Sacral definition" */
function definedByNoun(sentence: TermSentence, groups: readonly Group[]): CenterMention[] {
  return groups
    .filter(({ to }) => sentence.is(to, 'noun', 'definition') && sentence.gap(to).trim() === '')
    .flatMap((group) => mentionsOf(group, polarityOf(sentence, group, false)));
}

/** "completely open" says that no gate is there either. */
function emptyCenters(group: Group): Mention[] {
  return group.centers.map((center) => ({
    topic: 'count',
    value: `gatesIn:${center} 0`,
    from: group.from,
    to: group.to,
  }));
}

export interface Said extends Span {
  readonly state: State;
  readonly group: Group;
  readonly isEmpty: boolean;
}

/** "Is your Root open?": the question is whether it is so. */
function isAskedOf(sentence: TermSentence, { from }: Group, state: Span): boolean {
  if (!sentence.isQuestion) return false;
  const asks = sentence.all('word', 'asks').some(({ to }) => to === from || to + 1 === from);
  return asks && state.from > from;
}

export function saidOf(
  sentence: TermSentence,
  groups: readonly Group[],
  kind: 'state' | 'softState',
): Said[] {
  return statesOf(sentence, groups, kind).flatMap(({ match, state, group }) => {
    if (isAskedOf(sentence, group, match)) return [];
    const denial = denialOf(sentence, match, group);
    if (denial === 'unsure') return [];
    if (isHedged(sentence, match, group)) return [];
    const isEmpty = denial === null && sentence.is(match.from, 'state', 'completelyOpen');
    return [
      { from: match.from, to: match.to, state: denial ? flip(state) : state, group, isEmpty },
    ];
  });
}

/** Centers with what is said of their state; what isn't said is no mention. */
export function centerMentions(sentence: TermSentence): CenterMention[] {
  const groups = groupsIn(sentence);
  const hard = saidOf(sentence, groups, 'state');
  const empty = hard.filter(({ isEmpty }) => isEmpty).flatMap(({ group }) => emptyCenters(group));
  return [
    ...hard.flatMap(({ state, group }) =>
      mentionsOf(group, state === 'defined' ? 'has' : 'hasNot'),
    ),
    ...empty.map((mention) => ({ ...mention, stated: 'has' as const })),
    ...elliptic(sentence, groups),
    ...impliedCenters(sentence),
    ...definedByNoun(sentence, groups),
    ...joinedCenters(sentence, groups),
  ];
}
