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

/** What a gate is by the channels: not active, active by itself, or one end of a defined channel. */
const NOT_HELD = 0;
const HANGING = 1;
const IN_CHANNEL = 2;

/** Derives channels, centers and definition from the active gates, given in any order. */
export function bodygraphOf(gates: Iterable<GateNumber>): Bodygraph {
  // Plain flags by gate number: sets would make up half of the time a chart takes.
  const held: number[] = new Array(65).fill(NOT_HELD);
  /** Centers with an active gate. */
  let touched: CenterSet = 0;
  for (const gate of gates) {
    held[gate] = HANGING;
    touched |= entryAt(CENTER_OF_GATE, gate);
  }
  const statuses: ChannelStatus[] = new Array(CHANNELS.length);
  let index = -1;
  const definedChannels: ChannelId[] = [];
  const halfChannels: HalfChannel[] = [];
  const links: CenterSet[] = [];
  for (const { id, low, high, link } of LINKS) {
    index += 1;
    const holdsLow = held[low] !== NOT_HELD;
    const holdsHigh = held[high] !== NOT_HELD;
    if (holdsLow && holdsHigh) {
      statuses[index] = 'filled';
      definedChannels.push(id);
      links.push(link);
      held[low] = IN_CHANNEL;
      held[high] = IN_CHANNEL;
    } else if (holdsLow || holdsHigh) {
      statuses[index] = 'partial';
      halfChannels.push({
        channel: id,
        heldGate: holdsLow ? low : high,
        missingGate: holdsLow ? high : low,
      });
    } else {
      statuses[index] = 'empty';
    }
  }
  const components = joinLinks(links);
  const defined = components.reduce((all, set) => all | set, 0);
  const open = ALL_CENTERS & ~defined;
  const activeGates = GATE_NUMBERS.filter((gate) => held[gate] !== NOT_HELD);
  return {
    activeGates,
    channelStatus: recordOfChannels((place) => entryAt(statuses, place)),
    definedChannels,
    halfChannels,
    hangingGates: activeGates.filter((gate) => held[gate] === HANGING),
    definedCenters: centersIn(defined),
    openCenters: centersIn(open),
    completelyOpenCenters: centersIn(open & ~touched),
    components: components.map(centersIn),
    definition: definitionOf(components.length),
  };
}
