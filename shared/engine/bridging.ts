import type { Bodygraph } from './bodygraph.ts';
import { type CenterSet, setOfCenters } from './centers.ts';
import { CHANNELS, type ChannelId } from './channels.ts';
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

/** The 36 channels, each end as a set of one center, the lower gate's first. */
const LINKS = CHANNELS.map(({ id, gates, centers: [first, second] }) => ({
  id,
  gates,
  first: setOfCenters([first]),
  second: setOfCenters([second]),
}));

/** A channel that is not filled, where its two ends lie. */
interface OpenLink {
  readonly channel: ChannelId;
  readonly gates: readonly [GateNumber, GateNumber];
  /** null for an empty channel. */
  readonly missingGate: GateNumber | null;
  /** Indexes of the components that the ends lie in, OPEN for open centers. */
  readonly a: number;
  readonly b: number;
  /** The open center of a channel that has just one, else the empty set. */
  readonly open: CenterSet;
}

const OPEN = -1;

function componentAt(components: readonly CenterSet[], center: CenterSet): number {
  for (let index = 0; index < components.length; index++) {
    if (((components[index] ?? 0) & center) !== 0) return index;
  }
  return OPEN;
}

/** The channels that can join components by one gate or two, and are not filled, by number. */
function openLinksOf(bodygraph: Bodygraph): OpenLink[] {
  const components = bodygraph.components.map(setOfCenters);
  // Plain flags by gate number, as in bodygraphOf.
  const isActive: boolean[] = new Array(65).fill(false);
  for (const gate of bodygraph.activeGates) isActive[gate] = true;
  const links: OpenLink[] = [];
  for (const { id, gates, first, second } of LINKS) {
    const [low, high] = gates;
    if (isActive[low] && isActive[high]) continue;
    const a = componentAt(components, first);
    const b = componentAt(components, second);
    if (a === b) continue;
    const missingGate = isActive[low] ? high : isActive[high] ? low : null;
    const open = a === OPEN ? first : b === OPEN ? second : 0;
    // An empty channel into an open center takes two gates, and joins nothing then.
    if (open !== 0 && missingGate === null) continue;
    links.push({ channel: id, gates, missingGate, a, b, open });
  }
  return links;
}

function ascending<N extends number>(a: N, b: N): [N, N] {
  return a < b ? [a, b] : [b, a];
}

/** Two half channels that meet in an open center, from different components. */
function pairsOverOpenCenters(links: readonly OpenLink[]): BridgingPair[] {
  const loose = links.filter(({ open }) => open !== 0);
  const pairs: BridgingPair[] = [];
  for (const one of loose) {
    const component = Math.max(one.a, one.b);
    for (const other of loose) {
      const otherComponent = Math.max(other.a, other.b);
      if (component >= otherComponent || one.open !== other.open) continue;
      if (one.missingGate === null || other.missingGate === null) continue;
      pairs.push({
        gates: ascending(one.missingGate, other.missingGate),
        channels: [one.channel, other.channel],
        components: [component, otherComponent],
      });
    }
  }
  return pairs;
}

/** All that joins the components of a split definition, from outside; empty for fewer than two. */
export function bridgesOf(bodygraph: Bodygraph): Bridges {
  const gates: BridgingGate[] = [];
  const pairs: BridgingPair[] = [];
  if (bodygraph.components.length < 2) return { gates, pairs };
  const links = openLinksOf(bodygraph);
  for (const { channel, gates: both, missingGate, a, b, open } of links) {
    if (open !== 0) continue;
    const components = ascending(a, b);
    if (missingGate === null) pairs.push({ gates: both, channels: [channel], components });
    else gates.push({ gate: missingGate, channel, components });
  }
  return { gates, pairs: pairs.concat(pairsOverOpenCenters(links)) };
}
