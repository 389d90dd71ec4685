import type { Bodygraph, HalfChannel } from './bodygraph.ts';
import { CENTER_IDS, type CenterId } from './centers.ts';
import { CHANNEL_BY_ID, CHANNELS, type ChannelId } from './channels.ts';
import { recordOf } from './lookup.ts';
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

/** The index of each center's component, null for an open center. */
type ComponentOf = Readonly<Record<CenterId, number | null>>;

function indexComponents(bodygraph: Bodygraph): ComponentOf {
  const componentOf = recordOf<CenterId, number | null>(CENTER_IDS, () => null);
  for (const [index, component] of bodygraph.components.entries()) {
    for (const center of component) componentOf[center] = index;
  }
  return componentOf;
}

function ascending<N extends number>(a: N, b: N): [N, N] {
  return a < b ? [a, b] : [b, a];
}

/** The two components that centers lie in, or null when one is open or they lie in the same. */
function componentsBetween(
  componentOf: ComponentOf,
  [first, second]: readonly [CenterId, CenterId],
): [number, number] | null {
  const [a, b] = [componentOf[first], componentOf[second]];
  return a === null || b === null || a === b ? null : ascending(a, b);
}

/** All single gates that join components, by channel. */
export function bridgingGatesOf(bodygraph: Bodygraph): BridgingGate[] {
  if (bodygraph.components.length < 2) return [];
  const componentOf = indexComponents(bodygraph);
  const bridges: BridgingGate[] = [];
  for (const { channel, missingGate } of bodygraph.halfChannels) {
    const components = componentsBetween(componentOf, CHANNEL_BY_ID[channel].centers);
    if (components) bridges.push({ gate: missingGate, channel, components });
  }
  return bridges;
}

function overEmptyChannels(bodygraph: Bodygraph, componentOf: ComponentOf): BridgingPair[] {
  const pairs: BridgingPair[] = [];
  for (const { id, gates, centers } of CHANNELS) {
    if (bodygraph.channelStatus[id] !== 'empty') continue;
    const components = componentsBetween(componentOf, centers);
    if (components) pairs.push({ gates, channels: [id], components });
  }
  return pairs;
}

function overOpenCenters(bodygraph: Bodygraph, componentOf: ComponentOf): BridgingPair[] {
  /** Half channels between a component and an open center. */
  const loose: { half: HalfChannel; component: number; open: CenterId }[] = [];
  for (const half of bodygraph.halfChannels) {
    const [first, second] = CHANNEL_BY_ID[half.channel].centers;
    const [a, b] = [componentOf[first], componentOf[second]];
    if (a !== null && b === null) loose.push({ half, component: a, open: second });
    if (a === null && b !== null) loose.push({ half, component: b, open: first });
  }
  const pairs: BridgingPair[] = [];
  for (const a of loose) {
    for (const b of loose) {
      if (a.component >= b.component || a.open !== b.open) continue;
      pairs.push({
        gates: ascending(a.half.missingGate, b.half.missingGate),
        channels: [a.half.channel, b.half.channel],
        components: [a.component, b.component],
      });
    }
  }
  return pairs;
}

/** All pairs of gates that join components only together. */
export function bridgingPairsOf(bodygraph: Bodygraph): BridgingPair[] {
  if (bodygraph.components.length < 2) return [];
  const componentOf = indexComponents(bodygraph);
  return [...overEmptyChannels(bodygraph, componentOf), ...overOpenCenters(bodygraph, componentOf)];
}
