import { commonOf, entriesIn, withoutBits } from './bits.ts';
import {
  type Bodygraph,
  type ChannelSet,
  channelsWith,
  emptyIn,
  type GateSet,
  halvesIn,
  hasGate,
  setOfGates,
  type Wiring,
  wiringOf,
} from './bodygraph.ts';
import { ALL_CENTERS, CENTER_IDS, type CenterSet, hasCenter } from './centers.ts';
import { CHANNELS, type ChannelId } from './channels.ts';
import { entryAt } from './lookup.ts';
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

/** By the place of a channel: its gates, and at each end the place of its center. */
const LINKS = CHANNELS.map(({ id, gates, centers: [first, second] }) => ({
  id,
  gates,
  low: gates[0],
  high: gates[1],
  first: CENTER_IDS.indexOf(first),
  second: CENTER_IDS.indexOf(second),
}));
type Link = (typeof LINKS)[number];

/** For each set of centers, the channels of which a number of ends lies in it. */
function channelsByEnds(ends: number): readonly ChannelSet[] {
  return Array.from({ length: ALL_CENTERS + 1 }, (_, set) =>
    channelsWith(({ centers }) => centers.filter((id) => hasCenter(set, id)).length === ends),
  );
}

const WITHIN = channelsByEnds(2);
const LEADING_OUT = channelsByEnds(1);

/** The channels from one component to another. */
function channelsBetween({ components, centers }: Wiring): ChannelSet {
  let between = entryAt(WITHIN, centers);
  for (const component of components) between = withoutBits(between, entryAt(WITHIN, component));
  return between;
}

/** The index of the component that a center lies in; -1 for open centers. */
function componentOf(components: readonly CenterSet[], place: number): number {
  let index = 0;
  for (const component of components) {
    if ((component & (1 << place)) !== 0) return index;
    index += 1;
  }
  return -1;
}

/** The two components that a channel leads to, lower index first. */
function componentsOf(components: readonly CenterSet[], link: Link): [number, number] {
  return ascending(componentOf(components, link.first), componentOf(components, link.second));
}

/** The one gate that a half channel lacks. */
function missingGateOf({ low, high }: Link, held: GateSet): GateNumber {
  return hasGate(held, low) ? high : low;
}

function ascending<N extends number>(a: N, b: N): [N, N] {
  return a < b ? [a, b] : [b, a];
}

/** The single gates that join components from outside; none for fewer than two components. */
export function bridgingGatesIn(wiring: Wiring): readonly BridgingGate[] {
  const { gates: held, components } = wiring;
  const bridging: BridgingGate[] = [];
  for (const link of entriesIn(commonOf(halvesIn(wiring), channelsBetween(wiring)), LINKS)) {
    bridging.push({
      gate: missingGateOf(link, held),
      channel: link.id,
      components: componentsOf(components, link),
    });
  }
  return bridging;
}

/** The empty channels between two components, as the pairs of their gates. */
function addPairsOverEmpty(pairs: BridgingPair[], wiring: Wiring): void {
  for (const link of entriesIn(commonOf(emptyIn(wiring), channelsBetween(wiring)), LINKS)) {
    const components = componentsOf(wiring.components, link);
    pairs.push({ gates: link.gates, channels: [link.id], components });
  }
}

/** Half of a channel that leads from a component into an open center. */
interface LooseEnd {
  readonly link: Link;
  readonly component: number;
  /** The open center by its place. */
  readonly open: number;
}

/** The half channels that lead from a component into an open center. */
function looseEndsOf(wiring: Wiring): LooseEnd[] {
  const { centers, components } = wiring;
  const ends: LooseEnd[] = [];
  for (const link of entriesIn(commonOf(halvesIn(wiring), entryAt(LEADING_OUT, centers)), LINKS)) {
    const isFirstDefined = (centers & (1 << link.first)) !== 0;
    ends.push({
      link,
      component: componentOf(components, isFirstDefined ? link.first : link.second),
      open: isFirstDefined ? link.second : link.first,
    });
  }
  return ends;
}

/** Two half channels that meet in an open center, from different components. */
function addPairsOverOpenCenters(pairs: BridgingPair[], wiring: Wiring): void {
  const { gates: held } = wiring;
  const ends = looseEndsOf(wiring);
  for (const one of ends) {
    for (const other of ends) {
      if (one.component >= other.component || one.open !== other.open) continue;
      pairs.push({
        gates: ascending(missingGateOf(one.link, held), missingGateOf(other.link, held)),
        channels: [one.link.id, other.link.id],
        components: [one.component, other.component],
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
