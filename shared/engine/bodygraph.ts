import {
  type Bits,
  BitsBuilder,
  bitsOf,
  entriesIn,
  hasBit,
  includes,
  overlaps,
  unionOf,
  withoutBits,
} from './bits.ts';
import {
  ALL_CENTERS,
  CENTER_IDS,
  CENTERS,
  type CenterId,
  type CenterSet,
  centersIn,
  setOfCenters,
} from './centers.ts';
import { recordOfChannels } from './channel-record.ts';
import { CHANNEL_IDS, CHANNELS, type ChannelId } from './channels.ts';
import { type Definition, definitionOf } from './definition.ts';
import { type FieldRules, lazyRecords } from './lazy-record.ts';
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

/** A set of gates: gate n as the number n - 1. */
export type GateSet = Bits;

/** A set of channels, as their places in `CHANNELS`. */
export type ChannelSet = Bits;

/** What a set of active gates joins: all that type, authority and definition depend on. */
export interface Wiring {
  readonly gates: GateSet;
  /** The defined channels: those with both gates active. */
  readonly channels: ChannelSet;
  /** The defined centers, parted where no defined channel joins them, by their first center. */
  readonly components: readonly CenterSet[];
  /** All defined centers. */
  readonly centers: CenterSet;
}

export function setOfGates(gates: readonly GateNumber[]): GateSet {
  return bitsOf(gates, 1);
}

/** The gates of a set, ascending. */
export function gatesIn(set: GateSet): GateNumber[] {
  return entriesIn(set, GATE_NUMBERS);
}

export function hasGate(set: GateSet, gate: GateNumber): boolean {
  return hasBit(set, gate - 1);
}

/** The 36 channels, each with its gates, its two halves, and the set of the two centers it joins. */
const LINKS = CHANNELS.map(({ id, gates: [low, high], centers }) => ({
  id,
  low,
  high,
  gates: setOfGates([low, high]),
  link: setOfCenters(centers),
  lowHalf: { channel: id, heldGate: low, missingGate: high } satisfies HalfChannel,
  highHalf: { channel: id, heldGate: high, missingGate: low } satisfies HalfChannel,
}));

/** The gates of each center. */
const GATES_OF_CENTER = CENTER_IDS.map((id) => ({
  center: setOfCenters([id]),
  gates: setOfGates(CENTERS[id].gates),
}));

/** A component has two centers at least. */
const MAX_COMPONENTS = Math.floor(CENTER_IDS.length / 2);

/** Adds a link to the components, joining those that it touches; 0 stands for none. */
function addLink(components: CenterSet[], link: CenterSet): void {
  let joined = link;
  for (let index = 0; index < MAX_COMPONENTS; index += 1) {
    const component = components[index] ?? 0;
    if ((component & link) === 0) continue;
    joined |= component;
    components[index] = 0;
  }
  components[components.indexOf(0)] = joined;
}

/**
 * Parts linked centers into connected components.
 * @param links sets of centers that hang together (the two ends of each defined channel)
 * @returns one set for each component, ordered by its first center
 */
export function joinLinks(links: readonly CenterSet[]): CenterSet[] {
  const joined: CenterSet[] = [0, 0, 0, 0];
  let centers: CenterSet = 0;
  for (const link of links) {
    addLink(joined, link);
    centers |= link;
  }
  const ordered: CenterSet[] = [];
  while (centers !== 0) {
    const first = centers & -centers;
    const component = joined.find((one) => (one & first) !== 0) ?? 0;
    ordered.push(component);
    centers &= ~component;
  }
  return ordered;
}

/** The channels that the gates define, and the centers that these join. */
export function wiringOf(gates: GateSet): Wiring {
  const channels = new BitsBuilder();
  const links: CenterSet[] = [];
  let centers: CenterSet = 0;
  let place = 0;
  for (const channel of LINKS) {
    if (includes(gates, channel.gates)) {
      channels.add(place);
      links.push(channel.link);
      centers |= channel.link;
    }
    place += 1;
  }
  return { gates, channels: channels.bits(), components: joinLinks(links), centers };
}

/** What becomes of a channel, given by its place in `CHANNELS`. */
export function channelStatusAt({ gates, channels }: Wiring, place: number): ChannelStatus {
  if (hasBit(channels, place)) return 'filled';
  return overlaps(gates, entryAt(LINKS, place).gates) ? 'partial' : 'empty';
}

function halfChannelsOf({ gates }: Wiring): HalfChannel[] {
  const half: HalfChannel[] = [];
  for (const { low, high, lowHalf, highHalf } of LINKS) {
    const holdsLow = hasGate(gates, low);
    if (holdsLow !== hasGate(gates, high)) half.push(holdsLow ? lowHalf : highHalf);
  }
  return half;
}

function hangingGatesOf({ gates, channels }: Wiring): GateNumber[] {
  const inChannels = entriesIn(channels, LINKS).reduce<GateSet>(
    (all, link) => unionOf(all, link.gates),
    { low: 0, high: 0 },
  );
  return gatesIn(withoutBits(gates, inChannels));
}

/** The gates of each of the 512 sets of centers. */
const GATES_IN_CENTERS: readonly GateSet[] = Array.from({ length: ALL_CENTERS + 1 }, (_, centers) =>
  setOfGates(centersIn(centers).flatMap((id) => CENTERS[id].gates)),
);

/** The gates that lie in some of the centers. */
export function gatesInCenters(centers: CenterSet): GateSet {
  return entryAt(GATES_IN_CENTERS, centers);
}

/** The centers in which some of the gates lie. */
function centersOf(gates: GateSet): CenterSet {
  return GATES_OF_CENTER.reduce(
    (all, { center, gates: own }) => (overlaps(gates, own) ? all | center : all),
    0,
  );
}

/** How each field of a bodygraph follows from the wiring. */
export const BODYGRAPH_RULES: FieldRules<Wiring, Bodygraph> = {
  activeGates: ({ gates }) => gatesIn(gates),
  channelStatus: (wiring) => recordOfChannels((place) => channelStatusAt(wiring, place)),
  definedChannels: ({ channels }) => entriesIn(channels, CHANNEL_IDS),
  halfChannels: halfChannelsOf,
  hangingGates: hangingGatesOf,
  definedCenters: ({ centers }) => centersIn(centers),
  openCenters: ({ centers }) => centersIn(ALL_CENTERS & ~centers),
  completelyOpenCenters: ({ centers, gates }) =>
    centersIn(ALL_CENTERS & ~centers & ~centersOf(gates)),
  components: ({ components }) => components.map(centersIn),
  definition: ({ components }) => definitionOf(components.length),
};

/** The bodygraph of a wiring; fields are worked out when they are first read. */
export const bodygraphFrom = lazyRecords<Wiring, Bodygraph>(BODYGRAPH_RULES);

/** Derives channels, centers and definition from the active gates, given in any order. */
export function bodygraphOf(gates: Iterable<GateNumber>): Bodygraph {
  return bodygraphFrom(wiringOf(setOfGates([...gates])));
}
