import {
  type Bits,
  BitsBuilder,
  bitAt,
  bitsOf,
  commonOf,
  entriesIn,
  entriesInEither,
  hasBit,
  overlaps,
  unionAt,
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
  forEachSet,
  setOfCenters,
} from './centers.ts';
import { recordOfChannels } from './channel-record.ts';
import { CHANNEL_IDS, CHANNELS, type Channel, type ChannelId } from './channels.ts';
import { type Definition, definitionOf } from './definition.ts';
import { type FieldRules, lazyRecords } from './lazy-record.ts';
import { entryAt } from './lookup.ts';
import { onFirstUse } from './on-first-use.ts';
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

/** A set of channels, as their indexes in `CHANNELS`. */
export type ChannelSet = Bits;

/** What a set of active gates joins: all that type, authority and definition depend on. */
export interface Wiring {
  readonly gates: GateSet;
  /** The channels whose lower gate is active, and those whose higher one is. */
  readonly lower: ChannelSet;
  readonly higher: ChannelSet;
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

/** By the index of a channel: its gates, the centers that it joins, and what each gate alone is. */
const GATES_JOINED = CHANNELS.map(({ gates }) => setOfGates(gates));
const CENTERS_JOINED = CHANNELS.map(({ centers }) => setOfCenters(centers));
const LOWER_HALVES = CHANNELS.map(
  ({ id, gates: [low, high] }): HalfChannel => ({ channel: id, heldGate: low, missingGate: high }),
);
const HIGHER_HALVES = CHANNELS.map(
  ({ id, gates: [low, high] }): HalfChannel => ({ channel: id, heldGate: high, missingGate: low }),
);

const ALL_CHANNELS = channelsWith(() => true);

/** By the index of a gate: the channels of which it is the lower gate, and the higher one. */
const AS_LOWER = channelsByGate(0);
const AS_HIGHER = channelsByGate(1);

function channelsByGate(end: 0 | 1): ChannelSet[] {
  const builders = GATE_NUMBERS.map(() => new BitsBuilder());
  for (const [index, { gates }] of CHANNELS.entries()) builders[gates[end] - 1]?.add(index);
  return builders.map((builder) => builder.bits());
}

/** The channels of which something is true. */
export function channelsWith(isMeant: (channel: Channel) => boolean): ChannelSet {
  return bitsOf(CHANNELS.flatMap((channel, index) => (isMeant(channel) ? [index] : [])));
}

/** The gates of each center. */
const GATES_OF_CENTER = CENTER_IDS.map((id) => ({
  center: setOfCenters([id]),
  gates: setOfGates(CENTERS[id].gates),
}));

/**
 * Parts linked centers into connected components.
 * @param links sets of centers that hang together (the two ends of each defined channel)
 * @returns one set for each component, ordered by its first center
 */
export function joinLinks(links: readonly CenterSet[]): CenterSet[] {
  let rest: CenterSet = 0;
  for (const link of links) rest |= link;
  const components: CenterSet[] = [];
  while (rest !== 0) {
    let component = rest & -rest;
    let before = 0;
    while (component !== before) {
      before = component;
      for (const link of links) if ((link & component) !== 0) component |= link;
    }
    components.push(component);
    rest &= ~component;
  }
  return components;
}

/** The channels that the gates define, and the centers that these join. */
export function wiringOf(gates: GateSet): Wiring {
  const lower = unionAt(gates, AS_LOWER);
  const higher = unionAt(gates, AS_HIGHER);
  const channels = commonOf(lower, higher);
  const components = joinLinks(entriesIn(channels, CENTERS_JOINED));
  let centers: CenterSet = 0;
  for (const component of components) centers |= component;
  return { gates, lower, higher, channels, components, centers };
}

/** By how many of its gates are active. */
const CHANNEL_STATUSES: readonly ChannelStatus[] = ['empty', 'partial', 'filled'];

/** What becomes of a channel, given by its index in `CHANNELS`. */
export function channelStatusAt({ lower, higher }: Wiring, index: number): ChannelStatus {
  return CHANNEL_STATUSES[bitAt(lower, index) + bitAt(higher, index)] ?? 'empty';
}

function channelStatusOf(wiring: Wiring): Bodygraph['channelStatus'] {
  const statuses = new Array<ChannelStatus>(CHANNELS.length);
  for (let index = 0; index < CHANNELS.length; index++) {
    statuses[index] = channelStatusAt(wiring, index);
  }
  return recordOfChannels(statuses);
}

/** What tables by the indexes of channels hold for those with only the lower, or only the higher gate. */
export function halvesIn<T extends object>(
  { lower, higher }: Wiring,
  ofLower: readonly T[],
  ofHigher: readonly T[],
  among: ChannelSet = ALL_CHANNELS,
): T[] {
  return entriesInEither(
    commonOf(withoutBits(lower, higher), among),
    ofLower,
    commonOf(withoutBits(higher, lower), among),
    ofHigher,
  );
}

/** The channels with no gate active. */
export function emptyIn({ lower, higher }: Wiring): ChannelSet {
  return withoutBits(ALL_CHANNELS, unionOf(lower, higher));
}

function hangingGatesOf({ gates, channels }: Wiring): GateNumber[] {
  return gatesIn(withoutBits(gates, unionAt(channels, GATES_JOINED)));
}

/** The gates of each of the 512 sets of centers. */
const gatesOfSets = onFirstUse(() =>
  forEachSet(setOfGates([]), (gates, id) => unionOf(gates, setOfGates(CENTERS[id].gates))),
);

/** The gates that lie in some of the centers. */
export function gatesInCenters(centers: CenterSet): GateSet {
  return entryAt(gatesOfSets(), centers);
}

/** The centers in which some of the gates lie. */
function centersOf(gates: GateSet): CenterSet {
  let centers: CenterSet = 0;
  for (const { center, gates: own } of GATES_OF_CENTER) {
    if (overlaps(gates, own)) centers |= center;
  }
  return centers;
}

export function openCentersIn({ centers }: Wiring): CenterSet {
  return ALL_CENTERS & ~centers;
}

/** How each field of a bodygraph follows from the wiring. */
export const BODYGRAPH_RULES: FieldRules<Wiring, Bodygraph> = {
  activeGates: ({ gates }) => gatesIn(gates),
  channelStatus: channelStatusOf,
  definedChannels: ({ channels }) => entriesIn(channels, CHANNEL_IDS),
  halfChannels: (wiring) => halvesIn(wiring, LOWER_HALVES, HIGHER_HALVES),
  hangingGates: hangingGatesOf,
  definedCenters: ({ centers }) => centersIn(centers),
  openCenters: (wiring) => centersIn(openCentersIn(wiring)),
  completelyOpenCenters: (wiring) => centersIn(openCentersIn(wiring) & ~centersOf(wiring.gates)),
  components: ({ components }) => components.map(centersIn),
  definition: ({ components }) => definitionOf(components.length),
};

/** The bodygraph of a wiring; fields are worked out when they are first read. */
export const bodygraphFrom = lazyRecords<Wiring, Bodygraph>(BODYGRAPH_RULES);

/** Derives channels, centers and definition from the active gates, given in any order. */
export function bodygraphOf(gates: Iterable<GateNumber>): Bodygraph {
  return bodygraphFrom(wiringOf(setOfGates([...gates])));
}
