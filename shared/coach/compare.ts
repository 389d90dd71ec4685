import type { FactClaim } from '#shared/coach/claims.ts';
import { countOf } from '#shared/coach/compare-counts.ts';
import {
  gateTruth,
  isPersonTopic,
  PERSON_TRUTHS,
  summaryTruth,
} from '#shared/coach/compare-person.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { TeamFacts } from '#shared/coach/team-facts.ts';
import type { Truth } from '#shared/coach/truth.ts';
import { channelPair, gateNumber, sameName } from '#shared/coach/written-values.ts';

/*
 * A claim against the facts: both sides are values, compared by equality. What the birth time leaves
 * open is compared with everything that is possible.
 */

/**
 * `equal`: the facts say the same. `open`: the birth time leaves it open, or an uncertain statement
 * about something possible. `contradicts`: at no possible time, or about what a member doesn't share.
 * `unknown`: nothing to compare with.
 */
export type Comparison = 'equal' | 'open' | 'contradicts' | 'unknown';

/** The people and the team that claims are about; `team` is null for a person's own coach. */
export interface Facts {
  readonly people: readonly PersonFacts[];
  readonly team: TeamFacts | null;
}

function memberFunction(team: TeamFacts, name: string, value: string): Truth | null {
  const holders = team.holders.get(gateNumber(value) ?? 0);
  return holders === undefined ? null : holders.includes(name) ? 'yes' : 'no';
}

function pairTruth(team: TeamFacts, value: string): Truth | null {
  // A label may have a colon of its own: "Common ground (Companionship): two Generators".
  const [a, b, ...label] = value.split(':');
  const dynamic = label.join(':');
  const pair = team.pairs.find(
    ({ names }) => a !== b && [a, b].every((name) => names.some((known) => known === name)),
  );
  if (pair === undefined || label.length === 0) return null;
  const [short = ''] = pair.dynamicType.split(':');
  return [pair.dynamicType, short].some((known) => sameName(known, dynamic)) ? 'yes' : 'no';
}

function teamCount(team: TeamFacts, value: string): Truth | null {
  const asked = countOf(value);
  if (asked === null) return null;
  const counts: Readonly<Record<string, number>> = {
    gaps: team.gaps.length,
    members: team.names.length,
    channels: [...team.channels.values()].filter((state) => state === 'filled').length,
  };
  const count = Object.hasOwn(counts, asked.what) ? counts[asked.what] : undefined;
  return count === undefined ? null : asked.count === count ? 'yes' : 'no';
}

function teamGate(team: TeamFacts, facts: Facts, value: string): Truth | null {
  const gate = gateNumber(value);
  if (gate === null) return null;
  const truths = facts.people.map((person) => gateTruth(person, value));
  if (truths.includes('yes')) return 'yes';
  if (team.limited.size > 0) {
    // Those who don't share their gates may have it, and of the twelve functions it's known.
    const holders = team.holders.get(gate);
    return holders === undefined || truths.includes('maybe')
      ? 'maybe'
      : holders.length > 0
        ? 'yes'
        : 'no';
  }
  if (truths.includes('maybe')) return 'maybe';
  return truths.includes('no') ? 'no' : null;
}

function teamTruth(team: TeamFacts, facts: Facts, claim: FactClaim): Truth | null {
  const { topic, value } = claim;
  switch (topic) {
    case 'gate':
      return teamGate(team, facts, value);
    case 'count':
      return teamCount(team, value);
    case 'channel':
      return truthOf(isFilled(team.channels.get(channelPair(value) ?? '')));
    case 'coverage':
      return truthOf(isCoverage(team, value));
    case 'function':
      return truthOf(isHeld(team.holders.get(gateNumber(value) ?? 0)));
    default:
      return null;
  }
}

function truthOf(isSo: boolean | null): Truth | null {
  if (isSo === null) return null;
  return isSo ? 'yes' : 'no';
}

function isFilled(state: string | undefined): boolean | null {
  return state === undefined ? null : state === 'filled';
}

function isCoverage({ coverage }: TeamFacts, value: string): boolean | null {
  return coverage === null || !/^\d+$/.test(value) ? null : Number(value) === coverage;
}

function isHeld(holders: readonly unknown[] | undefined): boolean | null {
  return holders === undefined ? null : holders.length > 0;
}

/** The person a claim is about; null for nobody known. */
export function personAbout(about: string, { people, team }: Facts): PersonFacts | null {
  const [asker] = people;
  if (team === null && asker && (about === 'you' || about === asker.name)) return asker;
  return people.find(({ name }) => name !== null && name === about) ?? null;
}

/** Whether a claim about a pair names somebody whose pairs the facts may not have. */
function isHiddenPair({ limited, pairs }: TeamFacts, value: string): boolean {
  const [a = '', b = ''] = value.split(':');
  const isKnown = pairs.some(({ names }) => names.includes(a) && names.includes(b));
  return !isKnown && (limited.has(a) || limited.has(b));
}

function limitedTruth(team: TeamFacts, claim: FactClaim): Truth | null | 'withheld' {
  const summary = team.limited.get(claim.about);
  if (claim.topic === 'function') return memberFunction(team, claim.about, claim.value);
  return summary ? summaryTruth(summary, claim) : 'withheld';
}

function claimTruth(claim: FactClaim, facts: Facts): Truth | null | 'withheld' {
  const { about, topic, value } = claim;
  const { team } = facts;
  if (team && topic === 'pair') {
    return isHiddenPair(team, value) ? 'withheld' : pairTruth(team, value);
  }
  if (team?.limited.has(about)) return limitedTruth(team, claim);
  if (team && about === 'team') return teamTruth(team, facts, claim);
  const person = personAbout(about, facts);
  if (person === null) return null;
  if (topic === 'function') return team && memberFunction(team, about, value);
  return isPersonTopic(topic) ? PERSON_TRUTHS[topic](person, value) : null;
}

const VERDICTS: Readonly<Record<FactClaim['state'], Readonly<Record<Truth, Comparison>>>> = {
  has: { yes: 'equal', maybe: 'open', no: 'contradicts' },
  hasNot: { yes: 'contradicts', maybe: 'open', no: 'equal' },
  uncertain: { yes: 'open', maybe: 'equal', no: 'contradicts' },
};

/**
 * Compares a claim with the facts about the person or team it names.
 * @returns `unknown` for a value that cannot be read, and for people the facts don't know
 */
export function compareClaim(claim: FactClaim, facts: Facts): Comparison {
  const truth = claimTruth(claim, facts);
  // Nothing may be said of it, true or not.
  if (truth === 'withheld') return 'contradicts';
  return truth === null ? 'unknown' : VERDICTS[claim.state][truth];
}
