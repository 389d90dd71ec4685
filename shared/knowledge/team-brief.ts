import { andList, orList } from '../domain/english.ts';
import type { NearbyGate, StandIn } from '../engine/penta/stand-in.ts';
import { isPentaChannel, isPentaGate, type PentaGate } from '../engine/penta-matrix.ts';
import { calledNames } from './called-names.ts';
import { lossWords } from './loss-words.ts';
import {
  CHANNEL_STRENGTHS,
  FUNCTION_BRIEFS,
  type FunctionBrief,
} from './penta-brief-texts.data.ts';
import { countInWords } from './prose.ts';

/** What is read of a Penta: the contract's data and a reading both have it. */
export interface PentaFacts {
  readonly gates: readonly (NearbyGate & {
    /** The function in business terms. */
    readonly label: string;
    readonly channel: string;
  })[];
  readonly channels: readonly {
    /** "low-high" */
    readonly channel: string;
    readonly gates: readonly number[];
    readonly isCore: boolean;
    readonly state: 'filled' | 'half' | 'empty';
    readonly criticalMembers: readonly string[];
  }[];
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    /** Gates that nobody else has for sure. */
    readonly soleHolderOf: readonly number[];
    readonly channelsLostIfAbsent: readonly string[];
  }[];
}

type Fact = PentaFacts['gates'][number];

/** What a team is told about a function; null when the number is none of the twelve gates. */
export function functionBriefOf(gate: number): FunctionBrief | null {
  return isPentaGate(gate) ? FUNCTION_BRIEFS[gate] : null;
}

/** A team in three sentences; none of them repeats another. */
export interface TeamBrief {
  readonly strength: string;
  readonly gap: string;
  readonly risk: string;
}

/** Short names for a Penta's members in sentences. */
export function calledIn({ members }: PentaFacts): (memberId: string) => string {
  const called = calledNames(members.map(({ name }) => name));
  return (memberId) => called[members.findIndex(({ id }) => id === memberId)] ?? memberId;
}

/** The missing functions by weight: the core first, then those whose other half is covered. */
export function gapsByWeight({ gates, channels }: PentaFacts): Fact[] {
  const weightOf = ({ channel }: Fact) => {
    const found = channels.find((one) => one.channel === channel);
    return (found?.isCore ? 2 : 0) + (found?.state === 'half' ? 1 : 0);
  };
  return gates
    .filter(({ holders }) => holders.length === 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

function bring(fact: Fact, gate: PentaGate, nameOf: (id: string) => string): string {
  const { one, many } = FUNCTION_BRIEFS[gate];
  const names = andList(fact.holders.map(({ memberId }) => nameOf(memberId)));
  return `${names} ${fact.holders.length === 1 ? one : many}`;
}

function holdersKey({ holders }: Fact): string {
  return holders.map(({ memberId }) => memberId).join(' ');
}

/** The filled channel that depends least on one person; then the core, then the best covered. */
function bestChannel({ channels, gates }: PentaFacts) {
  const filled = channels.filter(({ state }) => state === 'filled');
  const depthOf = (channel: string) =>
    gates.filter((one) => one.channel === channel).flatMap(({ holders }) => holders).length;
  return [...filled].sort(
    (a, b) =>
      a.criticalMembers.length - b.criticalMembers.length ||
      Number(b.isCore) - Number(a.isCore) ||
      depthOf(b.channel) - depthOf(a.channel),
  )[0];
}

function channelStrength(
  { channel, gates }: PentaFacts['channels'][number],
  facts: PentaFacts,
  nameOf: (id: string) => string,
): string | null {
  const [first, second] = gates.map((gate) => facts.gates.find((one) => one.gate === gate));
  if (!first || !second || !isPentaGate(first.gate) || !isPentaGate(second.gate)) return null;
  const base = isPentaChannel(channel) ? CHANNEL_STRENGTHS[channel] : '';
  const upper = bring(first, first.gate, nameOf);
  if (holdersKey(first) === holdersKey(second)) {
    const also = FUNCTION_BRIEFS[second.gate][first.holders.length === 1 ? 'one' : 'many'];
    return `${base} ${upper} and ${also}.`;
  }
  return `${base} ${upper}; ${bring(second, second.gate, nameOf)}.`;
}

function strengthOf(facts: PentaFacts, nameOf: (id: string) => string): string {
  const channel = bestChannel(facts);
  const strength = channel && channelStrength(channel, facts, nameOf);
  if (strength) return strength;
  const [most] = [...facts.gates].sort((a, b) => b.holders.length - a.holders.length);
  if (most === undefined || most.holders.length === 0 || !isPentaGate(most.gate)) {
    return 'You don’t cover a function for certain yet, so your agreements do the work.';
  }
  return `You can count on ${most.label}: ${bring(most, most.gate, nameOf)}.`;
}

function gapOf(facts: PentaFacts, nameOf: (id: string) => string): string {
  const gaps = gapsByWeight(facts);
  const sure = gaps.find(({ possibleHolders }) => possibleHolders.length === 0);
  if (sure && isPentaGate(sure.gate)) return FUNCTION_BRIEFS[sure.gate].missing;
  const [unsure] = gaps;
  if (unsure === undefined) return 'None: you cover all twelve functions.';
  const names = orList(unsure.possibleHolders.map(({ memberId }) => nameOf(memberId)));
  return `Whether anyone covers ${unsure.label} depends on when ${names} was born.`;
}

function riskOf({ members, gates }: PentaFacts, nameOf: (id: string) => string): string {
  const [most] = [...members].sort(
    (a, b) =>
      b.soleHolderOf.length - a.soleHolderOf.length ||
      b.channelsLostIfAbsent.length - a.channelsLostIfAbsent.length,
  );
  if (most === undefined || most.soleHolderOf.length === 0) {
    return 'None: any one of you can be away, and you still cover the same functions.';
  }
  const lost = gates.filter(({ gate }) => most.soleHolderOf.includes(gate));
  const isUnsure = lost.some(({ possibleHolders }) => possibleHolders.length > 0);
  return lossWords(
    nameOf(most.id),
    lost.map(({ label }) => label),
    isUnsure,
  );
}

/** Strength, gap and single point of failure. Deterministic. */
export function teamBriefOf(facts: PentaFacts): TeamBrief {
  const nameOf = calledIn(facts);
  return {
    strength: strengthOf(facts, nameOf),
    gap: gapOf(facts, nameOf),
    risk: riskOf(facts, nameOf),
  };
}

/** "Accounting, its other half, and Planning beside it" */
function nearbyWords(fact: Fact, standIn: StandIn, facts: PentaFacts): string {
  const labelOf = (wanted: number) => facts.gates.find(({ gate }) => gate === wanted)?.label ?? '';
  const near = standIn.neighbors.map(labelOf);
  const beside = near.length > 0 ? `${andList(near)} beside it` : '';
  return standIn.hasPartner
    ? `${labelOf(fact.partner)}, its other half${beside && `, and ${beside}`}`
    : beside;
}

/** Why somebody is near a missing function: "Covers Accounting, its other half". */
export function nearnessWords(fact: Fact, standIn: StandIn, facts: PentaFacts): string {
  return standIn.isPossible
    ? 'May cover it already; it depends on a birth time'
    : `Covers ${nearbyWords(fact, standIn, facts)}`;
}

/** "Four functions already rest on Mei alone."; empty for whoever can take one on. */
export function burdenWords({ burden, memberId }: StandIn, facts: PentaFacts): string {
  if (burden === 0) return '';
  const [first = '', ...rest] = countInWords(burden);
  return `${first.toUpperCase()}${rest.join('')} functions already rest on ${calledIn(facts)(memberId)} alone.`;
}

/** "Mei can step in for Oversight, covering Accounting, its other half." */
export function standInWords(fact: Fact, standIn: StandIn | null, facts: PentaFacts): string {
  if (standIn === null) {
    return `Nobody is close to ${fact.label}: take turns, one person a month.`;
  }
  const name = calledIn(facts)(standIn.memberId);
  if (standIn.isPossible) {
    return `${name} may cover ${fact.label} already; it depends on a birth time.`;
  }
  const near = `covering ${nearbyWords(fact, standIn, facts)}`;
  return standIn.burden === 0
    ? `${name} can step in for ${fact.label}, ${near}.`
    : `Only ${name} is close to ${fact.label}, ${near}. ${burdenWords(standIn, facts)}`;
}
