import { commonOf, entriesIn, unionOf, withoutBits } from '../bits.ts';
import {
  type Bodygraph,
  type GateSet,
  gatesIn,
  setOfGates,
  type Wiring,
  wiringOf,
} from '../bodygraph.ts';
import { bridgingGatesIn } from '../bridging.ts';
import {
  ALL_CENTERS,
  type CenterId,
  type CenterSet,
  centersIn,
  recordOfCenters,
} from '../centers.ts';
import { CHANNEL_IDS, CHANNELS, type Channel, type ChannelId } from '../channels.ts';
import { definitionOf } from '../definition.ts';
import type { GateNumber } from '../wheel.ts';
import {
  CHANNEL_HOLDS,
  type ChannelHold,
  holdAt,
  MODE_MATRIX,
  PAIR_MODES,
  type PairMode,
} from './modes.ts';
import { type PairTheme, themeOf } from './theme.ts';

export type PairSide = 'A' | 'B';

/** One of the 36 channels between two people. */
export interface PairChannel {
  readonly channel: ChannelId;
  readonly a: ChannelHold;
  readonly b: ChannelHold;
  /** null where the two together do not define the channel. */
  readonly mode: PairMode | null;
  /** Who has the whole channel, in Dominance and Compromise; else null. */
  readonly from: PairSide | null;
  /** The one gate of the person who gives way, in Compromise; else null. */
  readonly gate: GateNumber | null;
}

/** Whose center it is; `together`: defined in the composite only. */
export type CenterRelation = 'both' | 'aOnly' | 'bOnly' | 'together' | 'open';

/** Two people side by side. Plain data; swapping the two flips directions and nothing else. */
export interface Pair {
  /** All 36, by number. */
  readonly channels: readonly PairChannel[];
  readonly modeCounts: Readonly<Record<PairMode, number>>;
  /** The mode with most channels, in the order of the modes where several have as many. */
  readonly mainMode: PairMode | null;
  /** Active in both, ascending. */
  readonly sharedGates: readonly GateNumber[];
  /** Of the gates of both. A composite has no type and no authority. */
  readonly composite: Pick<
    Bodygraph,
    | 'activeGates'
    | 'definedChannels'
    | 'definedCenters'
    | 'openCenters'
    | 'components'
    | 'definition'
  >;
  readonly theme: PairTheme | null;
  /** Channels that neither has alone: exactly the Electromagnetic ones. */
  readonly createdTogether: readonly ChannelId[];
  /** Centers that are open in both and defined in the composite. */
  readonly newCenters: readonly CenterId[];
  readonly centerRelation: Readonly<Record<CenterId, CenterRelation>>;
  /** Gates of B that join components of A, ascending; and the reverse. */
  readonly bridgedForA: readonly GateNumber[];
  readonly bridgedForB: readonly GateNumber[];
  /** Whether A's components all lie in one of the composite; null when A has fewer than two. */
  readonly wholeForA: boolean | null;
  readonly wholeForB: boolean | null;
}

/** A channel between two people of whom one has this much of it and the other that much. */
function pairChannel(channel: Channel, a: ChannelHold, b: ChannelHold): PairChannel {
  const mode = MODE_MATRIX[a][b];
  const isDirected = mode === 'Dominance' || mode === 'Compromise';
  const from = isDirected ? (a === 'both' ? 'A' : 'B') : null;
  const [low, high] = channel.gates;
  const gate = a === 'low' || b === 'low' ? low : high;
  return { channel: channel.id, a, b, mode, from, gate: mode === 'Compromise' ? gate : null };
}

/**
 * All that can be between two people: by the index of a channel, then by the hold of the first person
 * and of the second. Worked out once, since there are no more than 576.
 */
const PAIR_CHANNELS = CHANNELS.flatMap((channel) =>
  CHANNEL_HOLDS.flatMap((a) => CHANNEL_HOLDS.map((b) => pairChannel(channel, a, b))),
);
const HOLDS = CHANNEL_HOLDS.length;

function channelsBetween(a: Wiring, b: Wiring): readonly PairChannel[] {
  const channels: PairChannel[] = [];
  for (let index = 0; index < CHANNELS.length; index += 1) {
    // Not by `entryAt`, which sees tables of all kinds and is several times slower.
    const found = PAIR_CHANNELS[(index * HOLDS + holdAt(a, index)) * HOLDS + holdAt(b, index)];
    if (found !== undefined) channels.push(found);
  }
  return channels;
}

function countModes(channels: readonly PairChannel[]): Record<PairMode, number> {
  const counts = { Electromagnetic: 0, Companionship: 0, Compromise: 0, Dominance: 0 };
  for (const { mode } of channels) if (mode !== null) counts[mode] += 1;
  return counts;
}

function mainModeOf(counts: Readonly<Record<PairMode, number>>): PairMode | null {
  let main: PairMode | null = null;
  for (const mode of PAIR_MODES) if (counts[mode] > (main === null ? 0 : counts[main])) main = mode;
  return main;
}

/** @param center the set of one center */
function relationOf(center: CenterSet, a: Wiring, b: Wiring, both: Wiring): CenterRelation {
  const isInB = (b.centers & center) !== 0;
  if ((a.centers & center) !== 0) return isInB ? 'both' : 'aOnly';
  if (isInB) return 'bOnly';
  return (both.centers & center) !== 0 ? 'together' : 'open';
}

function bridgedFor(one: Wiring, other: GateSet): GateNumber[] {
  const bridging = bridgingGatesIn(one);
  if (bridging.length === 0) return [];
  return gatesIn(commonOf(setOfGates(bridging.map(({ gate }) => gate)), other));
}

function isWholeIn(composite: Wiring, one: Wiring): boolean | null {
  if (one.components.length < 2) return null;
  return composite.components.some((component) => (component & one.centers) === one.centers);
}

/**
 * Sets two people side by side by their active gates.
 * Source: the domain reference, sections 14 and 15.2.
 */
export function pairOf(gatesOfA: Iterable<GateNumber>, gatesOfB: Iterable<GateNumber>): Pair {
  const a = wiringOf(setOfGates([...gatesOfA]));
  const b = wiringOf(setOfGates([...gatesOfB]));
  const both = wiringOf(unionOf(a.gates, b.gates));
  const channels = channelsBetween(a, b);
  const modeCounts = countModes(channels);
  const definedCenters = centersIn(both.centers);
  return {
    channels,
    modeCounts,
    mainMode: mainModeOf(modeCounts),
    sharedGates: gatesIn(commonOf(a.gates, b.gates)),
    composite: {
      activeGates: gatesIn(both.gates),
      definedChannels: entriesIn(both.channels, CHANNEL_IDS),
      definedCenters,
      openCenters: centersIn(ALL_CENTERS & ~both.centers),
      components: both.components.map(centersIn),
      definition: definitionOf(both.components.length),
    },
    theme: themeOf(definedCenters.length),
    createdTogether: entriesIn(
      withoutBits(both.channels, unionOf(a.channels, b.channels)),
      CHANNEL_IDS,
    ),
    newCenters: centersIn(both.centers & ~(a.centers | b.centers)),
    centerRelation: recordOfCenters((index) => relationOf(1 << index, a, b, both)),
    bridgedForA: bridgedFor(a, b.gates),
    bridgedForB: bridgedFor(b, a.gates),
    wholeForA: isWholeIn(both, a),
    wholeForB: isWholeIn(both, b),
  };
}
