import {
  CENTER_IDS,
  CENTERS,
  type CenterId,
  type CenterSet,
  centersIn,
  setOfCenters,
} from './centers.ts';
import { recordOfChannels } from './channel-record.ts';
import { CHANNELS, type ChannelId } from './channels.ts';
import { type Definition, definitionOf } from './definition.ts';
import { entryAt } from './lookup.ts';
import { GATE_NUMBERS, type GateNumber } from './wheel.ts';

export type ChannelStatus = 'empty' | 'partial' | 'filled';

/** A channel with one of its gates active. */
export interface HalfChannel {
  readonly channel: ChannelId;
  readonly heldGate: GateNumber;
  readonly missingGate: GateNumber;
}

/** All that follows from a set of active gates alone, for one person or a composite. */
export interface Bodygraph {
  /** Ascending. */
  readonly activeGates: readonly GateNumber[];
  readonly channelStatus: Readonly<Record<ChannelId, ChannelStatus>>;
  readonly definedChannels: readonly ChannelId[];
  readonly halfChannels: readonly HalfChannel[];
  /** Active gates in no defined channel, whether their center is defined or not. */
  readonly hangingGates: readonly GateNumber[];
  readonly definedCenters: readonly CenterId[];
  readonly openCenters: readonly CenterId[];
  /** Open centers without any active gate. */
  readonly completelyOpenCenters: readonly CenterId[];
  /** The defined centers, parted where no defined channel joins them. */
  readonly components: readonly (readonly CenterId[])[];
  readonly definition: Definition;
}

/** The 36 channels, each with the set of the two centers it joins. */
const LINKS = CHANNELS.map(({ id, gates: [low, high], centers }) => ({
  id,
  low,
  high,
  link: setOfCenters(centers),
}));

/** By gate number, from 1, the set of the center that the gate lies in. */
const CENTER_OF_GATE: readonly CenterSet[] = [
  0,
  ...GATE_NUMBERS.map((gate) =>
    setOfCenters(CENTER_IDS.filter((id) => CENTERS[id].gates.includes(gate))),
  ),
];

const ALL_CENTERS: CenterSet = setOfCenters(CENTER_IDS);

/**
 * Parts linked centers into connected components.
 * @param links sets of centers that hang together (the two ends of each defined channel)
 * @returns one set for each component, ordered by its first center
 */
export function joinLinks(links: readonly CenterSet[]): CenterSet[] {
  let components: CenterSet[] = [];
  for (const link of links) {
    let joined = link;
    const apart: CenterSet[] = [];
    for (const component of components) {
      if ((component & joined) === 0) apart.push(component);
      else joined |= component;
    }
    apart.push(joined);
    components = apart;
  }
  // The lowest bit of a set is its first center.
  return components.sort((a, b) => (a & -a) - (b & -b));
}

/** Derives channels, centers and definition from the active gates, given in any order. */
export function bodygraphOf(gates: Iterable<GateNumber>): Bodygraph {
  // Plain flags by gate number: sets would make up half of the time a chart takes.
  const isActive: boolean[] = new Array(65).fill(false);
  const isInDefinedChannel: boolean[] = new Array(65).fill(false);
  /** Centers with an active gate. */
  let touched: CenterSet = 0;
  for (const gate of gates) {
    isActive[gate] = true;
    touched |= entryAt(CENTER_OF_GATE, gate);
  }
  const statuses: ChannelStatus[] = [];
  const definedChannels: ChannelId[] = [];
  const halfChannels: HalfChannel[] = [];
  const links: CenterSet[] = [];
  for (const { id, low, high, link } of LINKS) {
    if (isActive[low] && isActive[high]) {
      statuses.push('filled');
      definedChannels.push(id);
      links.push(link);
      isInDefinedChannel[low] = true;
      isInDefinedChannel[high] = true;
    } else if (isActive[low] || isActive[high]) {
      statuses.push('partial');
      const [heldGate, missingGate] = isActive[low] ? [low, high] : [high, low];
      halfChannels.push({ channel: id, heldGate, missingGate });
    } else {
      statuses.push('empty');
    }
  }
  const components = joinLinks(links);
  const defined = components.reduce((all, set) => all | set, 0);
  const open = ALL_CENTERS & ~defined;
  const activeGates = GATE_NUMBERS.filter((gate) => isActive[gate]);
  return {
    activeGates,
    channelStatus: recordOfChannels((index) => entryAt(statuses, index)),
    definedChannels,
    halfChannels,
    hangingGates: activeGates.filter((gate) => !isInDefinedChannel[gate]),
    definedCenters: centersIn(defined),
    openCenters: centersIn(open),
    completelyOpenCenters: centersIn(open & ~touched),
    components: components.map(centersIn),
    definition: definitionOf(components.length),
  };
}
