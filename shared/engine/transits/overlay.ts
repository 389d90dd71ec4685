import { entriesIn, unionOf, withoutBits } from '../bits.ts';
import {
  type Bodygraph,
  bodygraphFrom,
  type GateSet,
  gatesIn,
  hasGate,
  setOfGates,
  type Wiring,
  wiringOf,
} from '../bodygraph.ts';
import { type CenterId, centersIn } from '../centers.ts';
import { CHANNELS, type ChannelId } from '../channels.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import { lazyRecords } from '../lazy-record.ts';
import type { GateNumber } from '../wheel.ts';
import { changesBetween } from './changes.ts';
import { type SkyActivations, setOfSky, skyAt } from './sky.ts';

/** Whose sky it is: a person's chart, or any set of gates. */
export interface NatalGates {
  readonly activeGates: readonly GateNumber[];
}

/** A channel that is defined now and was not at birth. */
export interface TransitChannel {
  readonly channel: ChannelId;
  /** `together`: a gate of the chart meets one of the sky. `sky`: the sky has both gates. */
  readonly madeBy: 'together' | 'sky';
  /** Gates of the channel that the chart has: one or none. */
  readonly ownGates: readonly GateNumber[];
  /** Gates of the channel that the sky has: one or both. */
  readonly skyGates: readonly GateNumber[];
}

/** What the sky adds to a chart at an instant. */
export interface TransitOverlay {
  /** Gates of the sky that the chart does not have, ascending. */
  readonly addedGates: readonly GateNumber[];
  /** Channels that are defined for now, in chart order. */
  readonly channels: readonly TransitChannel[];
  /** Centers that are defined for now and open at birth. */
  readonly centers: readonly CenterId[];
  /** The sky alone. */
  readonly sky: Bodygraph;
  /** Chart and sky as one. */
  readonly both: Bodygraph;
}

/**
 * What the sky adds to a chart: which channels it completes or brings, and which centers these
 * define for now. Only gates count, whichever body stands in them. Type, authority and profile
 * belong to birth and do not change with the sky.
 */
export function transitOverlay(
  { activeGates }: NatalGates,
  activations: SkyActivations,
): TransitOverlay {
  const own = setOfGates(activeGates);
  const inSky = setOfSky(activations);
  const natal = wiringOf(own);
  const both = wiringOf(unionOf(own, inSky));
  return overlayFrom({ own, inSky, natal, both });
}

/** The wiring of chart, sky and both. */
interface Layers {
  readonly own: GateSet;
  readonly inSky: GateSet;
  readonly natal: Wiring;
  readonly both: Wiring;
}

/** Worked out when first read: who walks through a year asks for little of it. */
const overlayFrom = lazyRecords<Layers, TransitOverlay>({
  addedGates: ({ own, inSky }) => gatesIn(withoutBits(inSky, own)),
  channels: ({ own, inSky, natal, both }) =>
    entriesIn(withoutBits(both.channels, natal.channels), CHANNELS).map(({ id, gates }) => {
      const skyGates = gates.filter((gate) => hasGate(inSky, gate));
      return {
        channel: id,
        madeBy: skyGates.length === gates.length ? 'sky' : 'together',
        ownGates: gates.filter((gate) => hasGate(own, gate)),
        skyGates,
      };
    }),
  centers: ({ natal, both }) => centersIn(both.centers & ~natal.centers),
  sky: ({ inSky }) => bodygraphFrom(wiringOf(inSky)),
  both: ({ both }) => bodygraphFrom(both),
});

/** When what the sky adds ends; null where it lasts longer than was looked. */
export interface OverlayEnds {
  readonly channels: ReadonlyMap<ChannelId, number | null>;
  readonly centers: ReadonlyMap<CenterId, number | null>;
}

/**
 * Until when the channels and centers that the sky adds at an instant are defined without a break;
 * a gate that one body leaves while another stands in it goes on.
 * @param utcMs UTC in whole milliseconds since 1970
 * @param horizonMs how far ahead to look, within `MAX_CHANGE_YEARS`
 * @throws as `changesBetween`
 */
export function overlayEnds(
  natal: NatalGates,
  sky: Ephemeris,
  utcMs: number,
  horizonMs: number,
): OverlayEnds {
  let activations = skyAt(sky, utcMs);
  const start = transitOverlay(natal, activations);
  const channels = new Map<ChannelId, number | null>();
  const centers = new Map<CenterId, number | null>();
  for (const { channel } of start.channels) channels.set(channel, null);
  for (const center of start.centers) centers.set(center, null);
  let openEnds = channels.size + centers.size;
  if (openEnds === 0) return { channels, centers };
  for (const { at, body, gate, line } of changesBetween(sky, utcMs + 1, utcMs + horizonMs)) {
    activations = { ...activations, [body]: { ...activations[body], gate, line } };
    const { both } = transitOverlay(natal, activations);
    openEnds -= endMissing(channels, both.definedChannels, at);
    openEnds -= endMissing(centers, both.definedCenters, at);
    if (openEnds === 0) break;
  }
  return { channels, centers };
}

/** Ends what lasts so far and is no longer there, and says how many that are. */
function endMissing<T>(ends: Map<T, number | null>, present: readonly T[], at: number): number {
  let ended = 0;
  for (const [key, end] of ends) {
    if (end !== null || present.includes(key)) continue;
    ends.set(key, at);
    ended += 1;
  }
  return ended;
}
