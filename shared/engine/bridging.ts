import { commonOf, entriesIn, withoutBits } from './bits.ts';
import {
  type Bodygraph,
  type ChannelSet,
  channelsWith,
  emptyIn,
  halvesIn,
  setOfGates,
  type Wiring,
  wiringOf,
} from './bodygraph.ts';
import { ALL_CENTERS, CENTER_IDS, type CenterSet, hasCenter } from './centers.ts';
import { CHANNELS, type ChannelId } from './channels.ts';
import { DEFINITIONS } from './definition.ts';
import type { GateNumber } from './wheel.ts';

/** One gate that, held by someone else, joins two components. */
export interface BridgingGate {
  readonly gate: GateNumber;
  readonly channel: ChannelId;
  /** Indexes into the bodygraph's components, lower first. */
  readonly components: readonly [number, number];
}

/** Two gates that join two components only together, over one empty channel or two half ones. */
export interface BridgingPair {
  /** Ascending. */
  readonly gates: readonly [GateNumber, GateNumber];
  readonly channels: readonly ChannelId[];
  readonly components: readonly [number, number];
}

export interface Bridges {
  /** All single gates that join components, by channel. */
  readonly gates: readonly BridgingGate[];
  /** All pairs of gates that join components only together. */
  readonly pairs: readonly BridgingPair[];
}

/** A channel, with the indexes of the centers at its ends. */
interface Link {
  readonly gates: readonly [GateNumber, GateNumber];
  /** It alone, to be listed. */
  readonly channels: readonly [ChannelId];
  readonly first: number;
  readonly second: number;
  /** The gate that it lacks when it is a half channel. */
  readonly missing: GateNumber;
}

/** The channels by their indexes, all half in the same way: without the lower gate, or the higher one. */
function linksWithout(end: 0 | 1): readonly Link[] {
  return CHANNELS.map(({ id, gates, centers: [first, second] }) => ({
    gates,
    channels: [id],
    first: CENTER_IDS.indexOf(first),
    second: CENTER_IDS.indexOf(second),
    missing: gates[end],
  }));
}

const WITHOUT_LOWER = linksWithout(0);
const WITHOUT_HIGHER = linksWithout(1);
/** For channels of which both gates are missing. */
const LINKS = WITHOUT_LOWER;

function halfLinksIn(wiring: Wiring, among: ChannelSet): Link[] {
  return halvesIn(wiring, WITHOUT_HIGHER, WITHOUT_LOWER, among);
}

/** For each set of centers, the channels of which a number of ends lies in it. */
function channelsByEnds(ends: number): readonly ChannelSet[] {
  return Array.from({ length: ALL_CENTERS + 1 }, (_, set) =>
    channelsWith(({ centers }) => centers.filter((id) => hasCenter(set, id)).length === ends),
  );
}

const NO_CHANNELS = channelsWith(() => false);
const WITHIN = channelsByEnds(2);
const LEADING_OUT = channelsByEnds(1);

/** The channels from one component to another. */
function channelsBetween({ components, centers }: Wiring): ChannelSet {
  let between = WITHIN[centers] ?? NO_CHANNELS;
  for (const component of components) {
    between = withoutBits(between, WITHIN[component] ?? NO_CHANNELS);
  }
  return between;
}

/** The index of the component that a center lies in; -1 for open centers. */
function componentOf(components: readonly CenterSet[], center: number): number {
  let index = 0;
  for (const component of components) {
    if ((component & (1 << center)) !== 0) return index;
    index += 1;
  }
  return -1;
}

/** The indexes of any two components, lower first: made once, and shared by all charts. */
const COMPONENT_PAIRS = DEFINITIONS.flatMap((_, one) =>
  DEFINITIONS.map((_, other) => ascending(one, other)),
);

function componentPair(one: number, other: number): readonly [number, number] {
  return COMPONENT_PAIRS[one * DEFINITIONS.length + other] ?? ascending(one, other);
}

/** The two components that a channel leads to. */
function componentsOf(components: readonly CenterSet[], link: Link): readonly [number, number] {
  return componentPair(componentOf(components, link.first), componentOf(components, link.second));
}

function ascending<N extends number>(a: N, b: N): [N, N] {
  return a < b ? [a, b] : [b, a];
}

/** The single gates that join components from outside; none for fewer than two components. */
export function bridgingGatesIn(wiring: Wiring): readonly BridgingGate[] {
  const { components } = wiring;
  const bridging: BridgingGate[] = [];
  if (components.length < 2) return bridging;
  for (const link of halfLinksIn(wiring, channelsBetween(wiring))) {
    bridging.push({
      gate: link.missing,
      channel: link.channels[0],
      components: componentsOf(components, link),
    });
  }
  return bridging;
}

/** The empty channels between two components, as the pairs of their gates. */
function addPairsOverEmpty(pairs: BridgingPair[], wiring: Wiring): void {
  for (const link of entriesIn(commonOf(emptyIn(wiring), channelsBetween(wiring)), LINKS)) {
    const components = componentsOf(wiring.components, link);
    pairs.push({ gates: link.gates, channels: link.channels, components });
  }
}

/** Half of a channel that leads from a component into an open center. */
interface LooseEnd {
  readonly half: Link;
  readonly component: number;
  /** The open center by its index. */
  readonly open: number;
}

function looseEndOf({ centers, components }: Wiring, half: Link): LooseEnd {
  const isFirstDefined = (centers & (1 << half.first)) !== 0;
  const component = componentOf(components, isFirstDefined ? half.first : half.second);
  return { half, component, open: isFirstDefined ? half.second : half.first };
}

/** Two half channels that meet in an open center, from different components. */
function addPairsOverOpenCenters(pairs: BridgingPair[], wiring: Wiring): void {
  const halves = halfLinksIn(wiring, LEADING_OUT[wiring.centers] ?? NO_CHANNELS);
  const ends: LooseEnd[] = [];
  for (const half of halves) ends.push(looseEndOf(wiring, half));
  for (const one of ends) {
    for (const other of ends) {
      if (one.open !== other.open || one.component >= other.component) continue;
      pairs.push({
        gates: ascending(one.half.missing, other.half.missing),
        channels: [one.half.channels[0], other.half.channels[0]],
        components: componentPair(one.component, other.component),
      });
    }
  }
}

/** The pairs of gates that join components only together; none for fewer than two components. */
export function bridgingPairsIn(wiring: Wiring): readonly BridgingPair[] {
  const pairs: BridgingPair[] = [];
  if (wiring.components.length < 2) return pairs;
  // An empty channel into an open center takes two gates and joins nothing then.
  addPairsOverEmpty(pairs, wiring);
  addPairsOverOpenCenters(pairs, wiring);
  return pairs;
}

/** All that joins the components of a bodygraph's split definition. */
export function bridgesOf({ activeGates }: Pick<Bodygraph, 'activeGates'>): Bridges {
  const wiring = wiringOf(setOfGates(activeGates));
  return { gates: bridgingGatesIn(wiring), pairs: bridgingPairsIn(wiring) };
}
