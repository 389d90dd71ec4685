import { type Bodygraph, hasGate, setOfGates, type Wiring, wiringOf } from './bodygraph.ts';
import { CENTER_IDS, type CenterSet } from './centers.ts';
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

/** The 36 channels, each end with the place of its center in `CENTER_IDS`, the lower gate's first. */
const LINKS = CHANNELS.map(({ id, gates, centers: [first, second] }) => ({
  id,
  gates,
  first: CENTER_IDS.indexOf(first),
  second: CENTER_IDS.indexOf(second),
}));

const OPEN = -1;

/** By the place of a center: the index of the component that it lies in, OPEN for open centers. */
function componentsByCenter(components: readonly CenterSet[]): number[] {
  const byCenter = new Array<number>(CENTER_IDS.length).fill(OPEN);
  components.forEach((set, component) => {
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      byCenter[31 - Math.clz32(rest & -rest)] = component;
    }
  });
  return byCenter;
}

/** Half of a channel that leads from a component into an open center. */
interface LooseEnd {
  readonly channel: ChannelId;
  readonly missingGate: GateNumber;
  readonly component: number;
  /** The open center by its place. */
  readonly open: number;
}

function ascending<N extends number>(a: N, b: N): [N, N] {
  return a < b ? [a, b] : [b, a];
}

/** Two half channels that meet in an open center, from different components. */
function pairsOverOpenCenters(ends: readonly LooseEnd[]): BridgingPair[] {
  const pairs: BridgingPair[] = [];
  for (const one of ends) {
    for (const other of ends) {
      if (one.component >= other.component || one.open !== other.open) continue;
      pairs.push({
        gates: ascending(one.missingGate, other.missingGate),
        channels: [one.channel, other.channel],
        components: [one.component, other.component],
      });
    }
  }
  return pairs;
}

type Link = (typeof LINKS)[number];

/**
 * Visits the channels between different components and open centers of a split definition.
 * @param visit gets the components of both ends, OPEN for an open center, and the one gate that is
 *   missing, null when both are
 */
function visitLinks(
  { gates: held, components }: Wiring,
  visit: (link: Link, a: number, b: number, missingGate: GateNumber | null) => void,
): void {
  if (components.length < 2) return;
  const componentOf = componentsByCenter(components);
  for (const link of LINKS) {
    const a = entryAt(componentOf, link.first);
    const b = entryAt(componentOf, link.second);
    if (a === b) continue;
    const [low, high] = link.gates;
    visit(link, a, b, hasGate(held, low) ? high : hasGate(held, high) ? low : null);
  }
}

/** The single gates that join components from outside; none for fewer than two components. */
export function bridgingGatesIn(wiring: Wiring): readonly BridgingGate[] {
  const gates: BridgingGate[] = [];
  visitLinks(wiring, ({ id: channel }, a, b, gate) => {
    if (a === OPEN || b === OPEN || gate === null) return;
    gates.push({ gate, channel, components: ascending(a, b) });
  });
  return gates;
}

/** The pairs of gates that join components only together; none for fewer than two components. */
export function bridgingPairsIn(wiring: Wiring): readonly BridgingPair[] {
  const pairs: BridgingPair[] = [];
  const ends: LooseEnd[] = [];
  visitLinks(wiring, ({ id: channel, gates, first, second }, a, b, missingGate) => {
    if (a !== OPEN && b !== OPEN) {
      if (missingGate !== null) return;
      pairs.push({ gates, channels: [channel], components: ascending(a, b) });
    } else if (missingGate !== null) {
      const open = a === OPEN ? first : second;
      ends.push({ channel, missingGate, component: Math.max(a, b), open });
    }
    // What is left, an empty channel into an open center, takes two gates and joins nothing then.
  });
  return pairs.concat(pairsOverOpenCenters(ends));
}

/** All that joins the components of a bodygraph's split definition. */
export function bridgesOf({ activeGates }: Pick<Bodygraph, 'activeGates'>): Bridges {
  const wiring = wiringOf(setOfGates(activeGates));
  return { gates: bridgingGatesIn(wiring), pairs: bridgingPairsIn(wiring) };
}
