import { astronomyEphemeris } from '#shared/engine/ephemeris/astronomy.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';

/** The positions that charts are computed from. */
export function loadEphemeris(): Ephemeris {
  return astronomyEphemeris();
}
