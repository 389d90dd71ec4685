import { aspectMentions, isOthersDoing } from '#shared/coach/lexicon/aspects.ts';
import {
  flip,
  type Group,
  groupsIn,
  type Said,
  type State,
  saidOf,
} from '#shared/coach/lexicon/center-states.ts';
import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { Polarity } from '#shared/coach/lexicon/polarity.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';

/* Centers whose state is described: "never runs dry", "picks up whatever is around". */

export interface Leaning extends Mention {
  readonly stated: Polarity;
}

/** What most cues say: each leans to one side, and they may differ. */
function leaningOf(sentence: TermSentence, cues: readonly Said[]): State | null {
  const sides = cues.map((cue) =>
    isOthersDoing(sentence, cue.from, cue.state) ? flip(cue.state) : cue.state,
  );
  const lead = sides.filter((side) => side === 'defined').length * 2 - sides.length;
  return lead === 0 ? null : lead > 0 ? 'defined' : 'open';
}

const mentionOf = (value: string, { from, to }: Span, state: State): Leaning => ({
  topic: 'center',
  value,
  from,
  to,
  stated: state === 'defined' ? 'has' : 'hasNot',
  isLikely: true,
});

/** What is described of centers that stand beside it. */
function besideCenters(sentence: TermSentence, groups: readonly Group[]): Leaning[] {
  const named = saidOf(sentence, groups, 'state');
  const cues = saidOf(sentence, groups, 'softState');
  return groups.flatMap((group) => {
    if (named.some((one) => one.group === group)) return [];
    const own = cues.filter((cue) => cue.group === group);
    const state = leaningOf(sentence, own);
    return state === null ? [] : group.centers.map((value) => mentionOf(value, group, state));
  });
}

const STATES: Readonly<Record<string, State>> = { defined: 'defined', open: 'open' };

/** The side to which every cue of a sentence leans; null when they differ, or somebody else comes in. */
function unanimous(sentence: TermSentence): State | null {
  const isUnsure = sentence.all('word', 'other', 'hedge', 'unreal', 'negation').length > 0;
  if (isUnsure || sentence.all('state').length > 0) return null;
  const sides = new Set(
    sentence.all('softState').map(({ from }) => STATES[sentence.valueAt(from, 'softState') ?? '']),
  );
  const [side] = sides;
  return sides.size === 1 ? (side ?? null) : null;
}

/** The only center of a sentence, wherever in it the cues stand. */
function onlyCenter(sentence: TermSentence, groups: readonly Group[]): Leaning[] {
  const [group, ...others] = groups;
  const state = unanimous(sentence);
  if (group === undefined || others.length > 0 || state === null) return [];
  return group.centers.map((value) => mentionOf(value, group, state));
}

/** "Root" or "root center": in small letters, a center's name is a word like any other. */
function isNamed(sentence: TermSentence, { from, to }: Group): boolean {
  return sentence.tokens[from]?.isCapital === true || sentence.is(to, 'noun', 'center');
}

/** Whether anything in a sentence speaks of openness, or of somebody else, or leaves it open. */
function allowsOpen(sentence: TermSentence): boolean {
  const isUnsure = sentence.all('word', 'other', 'hedge', 'unreal', 'negation').length > 0;
  const isOpen = [
    ...sentence.all('number', '0'),
    ...sentence.all('state', 'open', 'completelyOpen', 'inactive'),
    ...sentence.all('softState', 'open'),
  ];
  return isUnsure || isOpen.length > 0;
}

/**
 * "Let your Root do the talking.": who says nothing of openness, of doubt or of others takes a center
 * for one that works by itself.
 */
function presumed(sentence: TermSentence, groups: readonly Group[]): Leaning[] {
  // "Look at your Root." says nothing yet.
  if (allowsOpen(sentence) || sentence.all('word', 'points').length > 0) return [];
  return groups.flatMap((group) =>
    group.centers.map((value) => mentionOf(value, group, 'defined')),
  );
}

/** "Is the Root yours to rely on?": the question is whether it is so. */
function isAsked(sentence: TermSentence, { from }: Group): boolean {
  const asks = sentence.all('word', 'asks').some(({ to }) => to === from || to + 1 === from);
  return sentence.isQuestion && asks && sentence.all('softState').length > 0;
}

/** "The Root is where pressure lives.": whose it is stays unsaid. */
function isGeneral(sentence: TermSentence, { from }: Group): boolean {
  const isToReader = sentence.all('word', 'you', 'your', 'me', 'mine').length > 0;
  const opens = sentence.is(0, 'word', 'article', 'indefinite', 'other', 'pronoun');
  return !isToReader && (opens || sentence.is(from - 1, 'word', 'article'));
}

/**
 * Centers, named or told by what they are for, whose state no word names; `isGoingOn` after a sentence
 * to the reader, which a general one may go on with.
 */
export function centerLeanings(sentence: TermSentence, isGoingOn = false): Leaning[] {
  const all = groupsIn(sentence).filter(
    (group) => isNamed(sentence, group) && !isAsked(sentence, group),
  );
  const groups = all.filter((group) => !isGeneral(sentence, group));
  const told = isGoingOn ? all : groups;
  if (told.length === 0) return aspectMentions(sentence);
  const beside = besideCenters(sentence, told);
  const found = beside.length > 0 ? beside : onlyCenter(sentence, told);
  // Where nouns have capitals, a capital names no center.
  if (sentence.lexicon.file.nounsAreCapitalized) return found;
  return [...found, ...presumed(sentence, groups)];
}
