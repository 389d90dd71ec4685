import { CENTER_IDS, type CenterId } from '../engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '../engine/channels.ts';
import type { Definition } from '../engine/definition.ts';
import { recordOf } from '../engine/lookup.ts';
import { type AxisLink, axisLinksOf } from '../engine/pair/axis-links.ts';
import { PAIR_MODES, type PairMode } from '../engine/pair/modes.ts';
import { type CenterRelation, type Pair, type PairChannel, pairOf } from '../engine/pair/pair.ts';
import type { PairTheme } from '../engine/pair/theme.ts';
import type { ChartedPerson } from './charted-person.ts';
import {
  type GateHours,
  hoursBetween,
  isSureBetween,
  linkNotes,
  type TraitDoubt,
  traitDoubts,
} from './pair-certainty.ts';

/** A channel between two members. */
export interface PairLink {
  channel: ChannelId;
  /** "The Beat" */
  name: string;
  /** Id of the member who has the whole channel, in Dominance and Compromise; else null. */
  fromId: string | null;
  /** The one gate of the member who gives way, in Compromise; else null. */
  gate: number | null;
  /** False when it depends on a birth time that is not exact. */
  isSure: boolean;
  /** When its gates are active that depend on a birth time; missing in older analyses. */
  hours?: GateHours[] | undefined;
}

/** What two charts have between them. */
export interface PairFacts {
  member1: { id: string; name: string };
  member2: { id: string; name: string };
  mainMode: PairMode | null;
  /** By mode, then by number. */
  channels: Record<PairMode, PairLink[]>;
  theme: PairTheme | null;
  definition: Definition;
  /** Who has the center defined: both, one of them, the two together or nobody. */
  centers: { center: CenterId; relation: CenterRelation; memberId: string | null }[];
  newCenters: CenterId[];
  sharedGates: number[];
  /** Gates by which one member connects separate parts of the other. */
  bridges: { memberId: string; gates: number[]; isWhole: boolean }[];
  /** Where Sun, Earth and nodes of the first meet those of the second. */
  axisLinks: AxisLink[];
  /** What depends on a birth time. */
  notes: string[];
  /** Which traits of the two people depend on a birth time; missing in older analyses. */
  doubts?: TraitDoubt[] | undefined;
}

function linkOf(
  { channel, from, gate }: PairChannel,
  one: ChartedPerson,
  other: ChartedPerson,
): PairLink {
  return {
    channel,
    name: CHANNEL_BY_ID[channel].name,
    fromId: from && (from === 'A' ? one.id : other.id),
    gate,
    isSure: isSureBetween(channel, one, other),
    hours: hoursBetween(channel, one, other),
  };
}

function bridgesOf(pair: Pair, one: ChartedPerson, other: ChartedPerson): PairFacts['bridges'] {
  return [
    { memberId: one.id, gates: [...pair.bridgedForA], isWhole: pair.wholeForA === true },
    { memberId: other.id, gates: [...pair.bridgedForB], isWhole: pair.wholeForB === true },
  ].filter(({ gates }) => gates.length > 0);
}

/**
 * Compares two members by their computed charts. Swapping them swaps only names and directions.
 * Deterministic.
 */
export function pairFactsOf(one: ChartedPerson, other: ChartedPerson): PairFacts {
  const pair = pairOf(one.activeGates, other.activeGates);
  const links = recordOf(PAIR_MODES, (mode) =>
    pair.channels
      .filter((channel) => channel.mode === mode)
      .map((channel) => linkOf(channel, one, other)),
  );
  const ownerOf: Partial<Record<CenterRelation, string>> = { aOnly: one.id, bOnly: other.id };
  return {
    member1: { id: one.id, name: one.name },
    member2: { id: other.id, name: other.name },
    mainMode: pair.mainMode,
    channels: links,
    theme: pair.theme,
    definition: pair.composite.definition,
    centers: CENTER_IDS.map((center) => {
      const relation = pair.centerRelation[center];
      return { center, relation, memberId: ownerOf[relation] ?? null };
    }),
    newCenters: [...pair.newCenters],
    sharedGates: [...pair.sharedGates],
    bridges: bridgesOf(pair, one, other),
    axisLinks: axisLinksOf(one.positions, other.positions),
    notes: linkNotes(pair, one, other),
    doubts: [...traitDoubts(one), ...traitDoubts(other)],
  };
}
