import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { Polarity } from '#shared/coach/lexicon/polarity.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

/* Centers, and the words beside them that say whether they are defined. */

type State = 'defined' | 'open';

export interface CenterMention extends Mention {
  /** What the words say: defined or open, or neither for sure. */
  readonly stated: Polarity;
}

interface Group extends Span {
  readonly centers: readonly string[];
}

/** Whether a match means the center: its words may be ordinary ones. */
function isCenter(sentence: TermSentence, { from, to }: Span): boolean {
  if (sentence.norm(from) === 'g' && !sentence.tokens[from]?.isCapital) return false;
  return !sentence.tokens[from]?.isQuoted || to > from + 1;
}

/** Centers in a row, joined by commas or "and". */
function groupsIn(sentence: TermSentence): Group[] {
  const groups: Group[] = [];
  for (const match of sentence.all('center').filter((one) => isCenter(sentence, one))) {
    const center = sentence.valueAt(match.from, 'center') ?? '';
    const last = groups.at(-1);
    const between =
      last && Array.from({ length: match.from - last.to }, (_, i) => (last.to ?? 0) + i);
    const isJoined =
      between?.every((at) => sentence.is(at, 'word', 'glue', 'your')) === true &&
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

/** The group that a state belongs to: beside it, or the nearest before it, or after it. */
function ownerOf(sentence: TermSentence, state: Span, groups: readonly Group[]): Group | null {
  const next = groups.find(({ from }) => from >= state.to);
  const last = groups.findLast(({ to }) => to <= state.from);
  const touches = (a: number, b: number) => a === b && !sentence.opensClause(b);
  if (last && touches(last.to, state.from) && sentence.gap(state.from).trim() === '') return last;
  if (next && !sentence.gap(next.from).includes(',') && isBeside(sentence, state.to, next.from)) {
    return next;
  }
  const clauseOf = (group: Group) =>
    sentence.before(state.from).some((at) => at >= group.from && at < group.to);
  if (last && clauseOf(last)) return last;
  const isAhead = next && sentence.after(state.to).some((at) => at === next.from);
  return isAhead ? next : null;
}

const flip = (state: State): State => (state === 'defined' ? 'open' : 'defined');

function isDenied(sentence: TermSentence, state: Span, group: Group): boolean {
  const before = sentence.before(state.from, 3).filter((at) => at >= group.to || at < group.from);
  return before.some((at) => sentence.is(at, 'word', 'negation'));
}

function isHedged(sentence: TermSentence, state: Span): boolean {
  return sentence
    .before(state.from, 3)
    .some((at) => sentence.is(at, 'word', 'hedge', 'unreal', 'subset'));
}

function statesOf(sentence: TermSentence, groups: readonly Group[], kind: 'state' | 'softState') {
  return sentence.all(kind).flatMap((match) => {
    const state = stateAt(sentence, match.from, kind);
    const group = state && ownerOf(sentence, match, groups);
    return state && group ? [{ match, state, group }] : [];
  });
}

function mentionsOf({ centers, from, to }: Group, stated: Polarity): CenterMention[] {
  return centers.map((value) => ({ topic: 'center', value, from, to, stated }));
}

/** Centers with what is said of their state; what isn't said is no mention. */
export function centerMentions(sentence: TermSentence): CenterMention[] {
  const groups = groupsIn(sentence);
  const hard = statesOf(sentence, groups, 'state');
  const soft = statesOf(sentence, groups, 'softState').filter(
    ({ group, match }) =>
      !hard.some((one) => one.group === group) && !isDenied(sentence, match, group),
  );
  return [...hard, ...soft].flatMap(({ match, state, group }) => {
    if (isHedged(sentence, match)) return [];
    const real = isDenied(sentence, match, group) ? flip(state) : state;
    return mentionsOf(group, real === 'defined' ? 'has' : 'hasNot');
  });
}
