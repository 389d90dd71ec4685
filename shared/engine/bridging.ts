import { entriesIn } from './bits.ts';
import {
  type Bodygraph,
  emptyIn,
  type GateSet,
  halvesIn,
  hasGate,
  setOfGates,
  type Wiring,
  wiringOf,
} from './bodygraph.ts';
import { CENTER_IDS, type CenterSet } from './centers.ts';
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

/** The 36 channels: their gates, and at each end the place of its center in `CENTER_IDS`. */
const LINKS = CHANNELS.map(({ id, gates, centers: [first, second] }) => ({
  id,
  gates,
  low: gates[0],
  high: gates[1],
  first: CENTER_IDS.indexOf(first),
  second: CENTER_IDS.indexOf(second),
}));
type Link = (typeof LINKS)[number];

const OPEN = -1;

/** By the place of a center: the index of the component that it lies in, OPEN for open centers. */
function componentsByCenter(components: readonly CenterSet[]): number[] {
  const byCenter = [OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN];
  let index = 0;
  for (const component of components) {
    for (let rest = component; rest !== 0; rest &= rest - 1) {
      byCenter[31 - Math.clz32(rest & -rest)] = index;
    }
    index += 1;
  }
  return byCenter;
}

/** The one gate that a half channel lacks. */
function missingGateOf({ low, high }: Link, held: GateSet): GateNumber {
  return hasGate(held, low) ? high : low;
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

/** The single gates that join components from outside; none for fewer than two components. */
export function bridgingGatesIn(wiring: Wiring): readonly BridgingGate[] {
  const { gates: held, components } = wiring;
  const bridging: BridgingGate[] = [];
  if (components.length < 2) return bridging;
  const componentOf = componentsByCenter(components);
  for (const link of entriesIn(halvesIn(wiring), LINKS)) {
    const a = componentOf[link.first] ?? OPEN;
    const b = componentOf[link.second] ?? OPEN;
    if (a === b || a === OPEN || b === OPEN) continue;
    const gate = missingGateOf(link, held);
    bridging.push({ gate, channel: link.id, components: ascending(a, b) });
  }
  return bridging;
}

/** The empty channels between two components, as the pairs of their gates. */
function pairsOverEmpty(wiring: Wiring, componentOf: readonly number[]): BridgingPair[] {
  const pairs: BridgingPair[] = [];
  for (const link of entriesIn(emptyIn(wiring), LINKS)) {
    const a = componentOf[link.first] ?? OPEN;
    const b = componentOf[link.second] ?? OPEN;
    if (a === b || a === OPEN || b === OPEN) continue;
    pairs.push({ gates: link.gates, channels: [link.id], components: ascending(a, b) });
  }
  return pairs;
}

/** The half channels that lead from a component into an open center. */
function looseEndsOf(wiring: Wiring, componentOf: readonly number[]): LooseEnd[] {
  const ends: LooseEnd[] = [];
  for (const link of entriesIn(halvesIn(wiring), LINKS)) {
    const a = componentOf[link.first] ?? OPEN;
    const b = componentOf[link.second] ?? OPEN;
    if (a === b || (a !== OPEN && b !== OPEN)) continue;
    const open = a === OPEN ? link.first : link.second;
    const missingGate = missingGateOf(link, wiring.gates);
    ends.push({ channel: link.id, missingGate, component: Math.max(a, b), open });
  }
  return ends;
}

/** The pairs of gates that join components only together; none for fewer than two components. */
export function bridgingPairsIn(wiring: Wiring): readonly BridgingPair[] {
  if (wiring.components.length < 2) return [];
  const componentOf = componentsByCenter(wiring.components);
  // An empty channel into an open center takes two gates and joins nothing then.
  return [
    ...pairsOverEmpty(wiring, componentOf),
    ...pairsOverOpenCenters(looseEndsOf(wiring, componentOf)),
  ];
}

/** All that joins the components of a bodygraph's split definition. */
export function bridgesOf({ activeGates }: Pick<Bodygraph, 'activeGates'>): Bridges {
  const wiring = wiringOf(setOfGates(activeGates));
  return { gates: bridgingGatesIn(wiring), pairs: bridgingPairsIn(wiring) };
}
