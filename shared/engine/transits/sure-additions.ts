import { entriesIn, unionOf, withoutBits } from '../bits.ts';
import { setOfGates, wiringOf } from '../bodygraph.ts';
import { type CenterId, centersIn } from '../centers.ts';
import { CHANNELS, type ChannelId } from '../channels.ts';
import type { GateNumber } from '../wheel.ts';
import type { NatalGates } from './overlay.ts';
import { type SkyActivations, setOfSky } from './sky.ts';

/** The gates of a chart whose birth time may be doubtful. */
export interface UncertainGates extends NatalGates {
  /** Active at some of the possible birth times only, whether or not the drawn chart has them. */
  readonly possibleGates: readonly GateNumber[];
}

/** What the sky adds whatever the birth time. */
export interface SureAdditions {
  readonly channels: ReadonlySet<ChannelId>;
  readonly centers: ReadonlySet<CenterId>;
}

/**
 * Which of the channels and centers that the sky adds are additions at every possible birth time:
 * complete without any doubtful gate, and not defined at birth by any of them.
 */
export function sureAdditions(
  { activeGates, possibleGates }: UncertainGates,
  activations: SkyActivations,
): SureAdditions {
  const [own, doubtful] = [setOfGates(activeGates), setOfGates(possibleGates)];
  const least = wiringOf(unionOf(withoutBits(own, doubtful), setOfSky(activations)));
  const mostAtBirth = wiringOf(unionOf(own, doubtful));
  const channels = entriesIn(withoutBits(least.channels, mostAtBirth.channels), CHANNELS);
  return {
    channels: new Set(channels.map(({ id }) => id)),
    centers: new Set(centersIn(least.centers & ~mostAtBirth.centers)),
  };
}
