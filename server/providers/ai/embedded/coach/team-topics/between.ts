import type { Claim, WrittenSentence } from '#shared/coach/claims.ts';
import { withNames } from '#shared/knowledge/prose.ts';
import { advice, claim, type Draft, labeled } from '../draft.ts';
import { composed } from '../team-composed.ts';
import type { Member } from '../team-facts-answers.ts';
import { PACES, QUICK_AUTHORITIES } from '../team-general/team-asks.data.ts';
import { mannersOf } from '../team-general/topic-of.ts';
import type { TeamTalk } from '../team-talk.ts';
import { FIRST, QUARRELS, type Quarrel } from './between-texts.data.ts';
import { type Told, toldOf } from './member-acts.ts';
import { quarrelLines } from './member-lines.ts';
import type { TopicId } from './topic-manners.data.ts';

/** Two at odds, or somebody in the middle. */
const AT_ODDS =
  /\b(?:in the middle|between (?:them|the two|these two)|referee\w*|sort (?:it|this|things) out|each other|same room|clash\w*|fight\w*|argu\w+|at odds|butt\w* heads|bicker\w*|quarrel\w*|feud\w*|tension|snippy|short with|(?:won['’]t|don['’]t|doesn['’]t|not|haven['’]t|hasn['’]t|stopped|only) (?:even )?(?:look|talk|speak|spoken|talking|speaking)\w*(?: (?:at|to|with))?|sticky notes|patch (?:it|things) up|make (?:it )?up|get along|trust|with whom first|who(?:m)? first|found out|each says|friction|mad at|get (?:them|the two|both) to (?:talk|agree|listen|work)|over my dead body|furious|angry (?:at|with)|hates|can['’]t stand|(?:shoots?|shot|shooting) (?:\w+ )?down|in front of)\b/i;
/** What isn’t about settling something. */
const NOT_AT_ODDS =
  /^(?:what|how) (?:would|will) (?:happen|we)\b|\b(?:promot\w+|shift lead|deputy)\b|\b(?:can|could|should|have|make|let) .{2,40}\b(?:share|split|pair|plan) /i;
const OWN_PART =
  /\bI should(?:['’]ve| have) (\w+(?: \w+){0,3})|\b(?:my (?:own )?fault|I let it|I (?:just )?(?:stood|sat) there)\b/i;

function quarrelIn(question: string): Quarrel | undefined {
  return QUARRELS.find(({ form }) => form.test(question));
}

interface Order {
  readonly first: Member;
  readonly second: Member;
  readonly reason: string | null;
  readonly claims: Claim[];
  /** Whether one of them set it off. */
  readonly isOfOne: boolean;
}

/** With whom to begin: with who was hit by it, else with who needs more time. */
function orderOf(a: Member, b: Member, quarrel: Quarrel, told: readonly Told[]): Order {
  const { by } = quarrel;
  const actors =
    by === null ? [] : told.filter(({ clause }) => by.test(clause)).map(({ member }) => member);
  const [actor, ...others] = actors;
  if (actor !== undefined && others.length === 0) {
    const first = actor === a ? b : a;
    return {
      first,
      second: actor,
      reason: withNames(FIRST.hit, { first: first.name }),
      claims: [],
      isOfOne: true,
    };
  }
  const slow = [a, b].filter(
    ({ authority }) => authority.possible.length === 1 && !QUICK_AUTHORITIES.has(authority.value),
  );
  const [only] = slow;
  if (only === undefined || slow.length > 1) {
    return { first: a, second: b, reason: null, claims: [], isOfOne: false };
  }
  return {
    first: only,
    second: only === a ? b : a,
    reason: withNames(FIRST.slow, { first: only.name, pace: PACES[only.authority.value] }),
    claims: [claim('authority', only.authority.value, 'has', only.name)],
    isOfOne: false,
  };
}

/** Who first, who then, and how the talk of all ends. */
function wayOf({ first, second, reason, claims }: Order, quarrel: Quarrel): WrittenSentence[] {
  const begin =
    reason === null
      ? `Take ten minutes alone with each of them today, ${first.name} and then ${second.name}.`
      : `Begin with ${first.name}, ${reason}: ten minutes alone, then ten with ${second.name}.`;
  const then = `The next day, all three of you for half an hour; end with ${quarrel.end}.`;
  const [start, ...rest] = advice(begin);
  return [...(start === undefined ? [] : [{ ...start, claims }]), ...rest, ...advice(then)];
}

const SINCE = /\b(?:ever )?since (?!then\b)([^,.;?!]{4,60})/i;
const OF_ASKER = /\b(?:i|me|my|we|us|our|you)\b/i;

/** What set it off, in the asker’s words. */
function origin(question: string): readonly WrittenSentence[] {
  const [, words = ''] = SINCE.exec(question) ?? [];
  if (words === '' || OF_ASKER.test(words)) return [];
  return advice(`Ask both what’s been different for them since ${words.trim()}.`);
}

/** In which people have ways of working. */
const OF_WAYS: ReadonlySet<TopicId> = new Set([
  'feedback',
  'ideas',
  'meeting',
  'messages',
  'pace',
  'remote',
]);

/** What each needs: in a matter of two ways, what the question is about. */
function topicsOf(
  { id, topics: [hit, actor] }: Quarrel,
  { isOfOne }: Order,
  question: string,
): readonly [TopicId, TopicId] {
  const asked = mannersOf(question);
  const isOfWays = id === 'ways' && asked !== null && OF_WAYS.has(asked);
  const own = isOfWays ? asked : hit;
  return isOfOne ? [own, actor] : [own, own];
}

/** What the asker did themselves, to be said first. */
function ownPart(question: string): readonly WrittenSentence[] {
  const [told] = OWN_PART.exec(question) ?? [];
  return told === undefined
    ? []
    : advice('Open both with your own part: what you’d do differently now.');
}

/**
 * How to settle something between two members; null for other questions.
 * @param isAny where it isn't told what it's about, rather than where it is
 */
export function betweenAnswer(talk: TeamTalk, isAny: boolean): Draft | null {
  const { named, question } = talk;
  const [a, b, ...others] = named;
  const isMeant = AT_ODDS.test(question) && !NOT_AT_ODDS.test(question);
  if (a === undefined || b === undefined || others.length > 0 || !isMeant) return null;
  const quarrel = quarrelIn(question);
  if (quarrel === undefined || (quarrel.id === 'any') !== isAny) return null;
  const told = toldOf(question, [a, b]);
  const order = orderOf(a, b, quarrel, told);
  const { first, second } = order;
  const words = withNames(quarrel.say, { first: first.name, second: second.name });
  const lead = advice(quarrel.tell);
  if (talk.said.hasAny(lead)) return null;
  return composed(talk, {
    lead,
    way: [
      ...ownPart(question),
      ...wayOf(order, quarrel),
      ...(quarrel.id === 'any' ? origin(question) : []),
    ],
    lines: quarrelLines(talk, topicsOf(quarrel, order, question), [first, second], told),
    words: labeled('You could say to both', [], advice(words)),
  });
}
