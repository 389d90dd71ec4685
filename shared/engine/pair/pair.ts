import { type Bodygraph, bodygraphOf } from '../bodygraph.ts';
import { bridgesOf } from '../bridging.ts';
import { CENTER_IDS, type CenterId } from '../centers.ts';
import { CHANNELS, type ChannelId } from '../channels.ts';
import { recordOf } from '../lookup.ts';
import type { GateNumber } from '../wheel.ts';
import { type ChannelHold, holdOf, MODE_MATRIX, PAIR_MODES, type PairMode } from './modes.ts';
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

function channelsBetween(
  a: ReadonlySet<GateNumber>,
  b: ReadonlySet<GateNumber>,
): readonly PairChannel[] {
  return CHANNELS.map((channel) => {
    const holds = { a: holdOf(channel, a), b: holdOf(channel, b) };
    const mode = MODE_MATRIX[holds.a][holds.b];
    const isDirected = mode === 'Dominance' || mode === 'Compromise';
    const from = isDirected ? (holds.a === 'both' ? 'A' : 'B') : null;
    const [low, high] = channel.gates;
    const gate = [holds.a, holds.b].includes('low') ? low : high;
    return { channel: channel.id, ...holds, mode, from, gate: mode === 'Compromise' ? gate : null };
  });
}

function relationOf(id: CenterId, a: Bodygraph, b: Bodygraph, both: Bodygraph): CenterRelation {
  const [inA, inB] = [a.definedCenters.includes(id), b.definedCenters.includes(id)];
  if (inA && inB) return 'both';
  if (inA) return 'aOnly';
  if (inB) return 'bOnly';
  return both.definedCenters.includes(id) ? 'together' : 'open';
}

function bridgedFor(one: Bodygraph, other: ReadonlySet<GateNumber>): GateNumber[] {
  const bridges = new Set(bridgesOf(one).gates.map(({ gate }) => gate));
  return [...bridges].filter((gate) => other.has(gate)).sort((x, y) => x - y);
}

function isWholeIn(composite: Bodygraph, one: Bodygraph): boolean | null {
  if (one.components.length < 2) return null;
  return composite.components.some((component) =>
    one.definedCenters.every((id) => component.includes(id)),
  );
}

/**
 * Sets two people side by side by their active gates.
 * Source: the domain reference, sections 14 and 15.2.
 */
export function pairOf(gatesOfA: Iterable<GateNumber>, gatesOfB: Iterable<GateNumber>): Pair {
  const [a, b] = [new Set(gatesOfA), new Set(gatesOfB)];
  const [graphA, graphB] = [bodygraphOf(a), bodygraphOf(b)];
  const both = bodygraphOf([...a, ...b]);
  const channels = channelsBetween(a, b);
  const modeCounts = recordOf(
    PAIR_MODES,
    (mode) => channels.filter((channel) => channel.mode === mode).length,
  );
  const most = Math.max(...PAIR_MODES.map((mode) => modeCounts[mode]));
  const centerRelation = recordOf(CENTER_IDS, (id) => relationOf(id, graphA, graphB, both));
  const { activeGates, definedChannels, definedCenters, openCenters, components, definition } =
    both;
  return {
    channels,
    modeCounts,
    mainMode: most === 0 ? null : (PAIR_MODES.find((mode) => modeCounts[mode] === most) ?? null),
    sharedGates: graphA.activeGates.filter((gate) => b.has(gate)),
    composite: {
      activeGates,
      definedChannels,
      definedCenters,
      openCenters,
      components,
      definition,
    },
    theme: themeOf(definedCenters.length),
    createdTogether: definedChannels.filter(
      (id) => !graphA.definedChannels.includes(id) && !graphB.definedChannels.includes(id),
    ),
    newCenters: CENTER_IDS.filter((id) => centerRelation[id] === 'together'),
    centerRelation,
    bridgedForA: bridgedFor(graphA, b),
    bridgedForB: bridgedFor(graphB, a),
    wholeForA: isWholeIn(both, graphA),
    wholeForB: isWholeIn(both, graphB),
  };
}
