import type { TeamFacts } from '#shared/coach/team-facts.ts';
import type { Grounding } from '../grounding.ts';
import { NEGATION } from './lexicon.ts';
import type { Mention } from './mention.ts';
import { polarityOf, segmentAround } from './polarity.ts';
import type { Truth } from './truth.ts';

type MentionOf<K extends Mention['kind']> = Extract<Mention, { kind: K }>;

/** What is said of a team, with the part of the sentence in which it is said. */
interface Claim {
  readonly segment: string;
  /** Said plainly, not denied and not in doubt. */
  readonly isSaid: boolean;
  /** The members that it is said of; none: the team as a whole. */
  readonly names: readonly string[];
  readonly team: TeamFacts;
  readonly people: Grounding['people'];
}

/** Whether a claim about a team holds; what cannot be held against it counts as false. */
export function teamTruth(
  text: string,
  mention: Mention,
  mentions: readonly Mention[],
  names: readonly string[],
  { team, people }: Grounding,
): Truth {
  if (team === null) return 'no';
  const isSaid = polarityOf(text, mention, mentions) === 'said';
  const segment = text.slice(...segmentAround(text, mention));
  return holds(mention, { segment, isSaid, names, team, people }) ? 'yes' : 'no';
}

function holds(mention: Mention, claim: Claim): boolean {
  switch (mention.kind) {
    case 'gate':
      return isGateTrue(mention, claim);
    case 'channel':
      return claim.isSaid && isChannelTrue(mention, claim);
    case 'share':
      return claim.isSaid && isShareTrue(mention, claim);
    case 'percent': {
      const { coverage } = claim.team;
      return coverage !== null && Math.round((100 * coverage) / 12) === mention.percent;
    }
    case 'count':
      return claim.isSaid && isCountTrue(mention, claim.team);
    case 'pairing':
      return isPairingTrue(mention, claim);
    default:
      return false;
  }
}

function isGateTrue({ gate }: MentionOf<'gate'>, claim: Claim): boolean {
  const { segment, isSaid, names, team, people } = claim;
  const held =
    team.holders.get(gate) ??
    people.flatMap((person) =>
      person.name !== null && person.gates.get(gate) === 'sure' ? [person.name] : [],
    );
  const isGapSaid =
    /\b(?:gaps?|missing|nobody|no one|none of|uncovered|unfilled|not covered|not held|lacks?)\b/i.test(
      segment,
    );
  if (isGapSaid) {
    const negations = [...segment.matchAll(NEGATION)].length;
    const isPlain = negations + (/\bgaps?\b/i.test(segment) ? 1 : 0) <= 1;
    return held.length === 0 && names.length === 0 && isPlain;
  }
  if (!isSaid) return false;
  if (/\b(?:all of|every|each|everyone|everybody)\b/i.test(segment))
    return held.length === team.names.length;
  if (/\b(?:alone|only|sole|single|solely|nobody else)\b/i.test(segment))
    return names.length === 1 && held.length === 1 && held[0] === names[0];
  return held.length > 0;
}

/** The state of the channels that a count is about; filled ones if it does not say. */
function stateIn(words: string): string {
  if (/half/.test(words)) return 'half';
  return /empty/.test(words) ? 'empty' : 'filled';
}

function channelsThatAre(state: string, team: TeamFacts): number {
  return [...team.channels.values()].filter((known) => known === state).length;
}

function isChannelTrue({ id }: MentionOf<'channel'>, { segment, team }: Claim): boolean {
  if (id === null) return false;
  const said = /\bhalf/i.test(segment)
    ? 'half'
    : /\b(?:empty|gap|missing)\b/i.test(segment)
      ? 'empty'
      : 'filled';
  return team.channels.get(id) === said;
}

function isShareTrue({ have, of }: MentionOf<'share'>, { segment, team }: Claim): boolean {
  const right = of === 12 ? team.coverage : of === 6 ? channelsThatAre('filled', team) : null;
  return right === have && !/\b(?:gaps?|missing|lack|empty|half)\b/i.test(segment);
}

function totalOf(noun: string, team: TeamFacts): number | null {
  if (/gap|missing/.test(noun)) return team.gaps.length;
  if (/member|people|person/.test(noun)) return team.names.length;
  if (/channel/.test(noun)) return channelsThatAre(stateIn(noun), team);
  return /function/.test(noun) ? team.coverage : null;
}

function isCountTrue({ count, noun }: MentionOf<'count'>, team: TeamFacts): boolean {
  const isAllFunctions = count === 12 && /^(?:penta |business )?functions$/.test(noun);
  return isAllFunctions || totalOf(noun, team) === count;
}

function isPairingTrue({ word }: MentionOf<'pairing'>, { names, team }: Claim): boolean {
  return team.pairs.some(
    (pair) =>
      names.length === 2 &&
      pair.names.every((name) => names.includes(name)) &&
      `${pair.dynamicType} ${pair.strength} ${pair.watchout}`.toLowerCase().includes(word),
  );
}
