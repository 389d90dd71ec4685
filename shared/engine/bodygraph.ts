import { type Bits, bitsOf, entriesIn, hasBit, overlaps, unionOf, withoutBits } from './bits.ts';
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

/** The 36 channels, each with its gates and with the set of the two centers it joins. */
const LINKS = CHANNELS.map(({ id, gates: [low, high], centers }) => ({
  id,
  low,
  high,
  gates: setOfGates([low, high]),
  link: setOfCenters(centers),
}));

/** The gates of each center. */
const GATES_OF_CENTER = CENTER_IDS.map((id) => ({
  center: setOfCenters([id]),
  gates: setOfGates(CENTERS[id].gates),
}));

/** Adds a link to components, joining those that it touches, in place: this runs for every chart. */
function addLink(components: CenterSet[], link: CenterSet): void {
  let joined = link;
  let apart = 0;
  for (const component of components) {
    if ((component & joined) === 0) components[apart++] = component;
    else joined |= component;
  }
  components[apart] = joined;
  components.length = apart + 1;
}

/** The lowest bit of a set is its first center. */
function byFirstCenter(a: CenterSet, b: CenterSet): number {
  return (a & -a) - (b & -b);
}

/**
 * Parts linked centers into connected components.
 * @param links sets of centers that hang together (the two ends of each defined channel)
 * @returns one set for each component, ordered by its first center
 */
export function joinLinks(links: readonly CenterSet[]): CenterSet[] {
  const components: CenterSet[] = [];
  for (const link of links) addLink(components, link);
  return components.sort(byFirstCenter);
}

/** The channels that the gates define, and the centers that these join. */
export function wiringOf(gates: GateSet): Wiring {
  const places: number[] = [];
  const components: CenterSet[] = [];
  let centers: CenterSet = 0;
  let place = -1;
  for (const { low, high, link } of LINKS) {
    place += 1;
    if (!hasGate(gates, low) || !hasGate(gates, high)) continue;
    places.push(place);
    addLink(components, link);
    centers |= link;
  }
  if (components.length > 1) components.sort(byFirstCenter);
  return { gates, channels: bitsOf(places), components, centers };
}

/** What becomes of a channel, given by its place in `CHANNELS`. */
export function channelStatusAt({ gates, channels }: Wiring, place: number): ChannelStatus {
  if (hasBit(channels, place)) return 'filled';
  return overlaps(gates, entryAt(LINKS, place).gates) ? 'partial' : 'empty';
}

function halfChannelsOf({ gates }: Wiring): HalfChannel[] {
  const half: HalfChannel[] = [];
  for (const { id, low, high } of LINKS) {
    const holdsLow = hasGate(gates, low);
    if (holdsLow === hasGate(gates, high)) continue;
    half.push({
      channel: id,
      heldGate: holdsLow ? low : high,
      missingGate: holdsLow ? high : low,
    });
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

/** The gates that lie in some of the centers. */
export function gatesInCenters(centers: CenterSet): GateSet {
  let gates: GateSet = { low: 0, high: 0 };
  for (const { center, gates: own } of GATES_OF_CENTER) {
    if ((centers & center) !== 0) gates = unionOf(gates, own);
  }
  return gates;
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
