import { activationsOfSide, type SideActivations } from '../activations.ts';
import { BODY_IDS, type BodyId, type ObservedBodyId } from '../bodies.ts';
import { type GateSet, setOfGates } from '../bodygraph.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import type { GateNumber } from '../wheel.ts';

/** The 13 positions of the sky at an instant; no design side. */
export type SkyActivations = SideActivations;

/**
 * Where the 13 bodies stand.
 * @param utcMs UTC in milliseconds since 1970
 * @throws EphemerisRangeError
 */
export function skyAt(sky: Ephemeris, utcMs: number): SkyActivations {
  return activationsOfSide(sky.longitudes(utcMs));
}

/** The gates that the bodies stand in: up to 13, in chart order, each once. */
export function gatesOfSky(activations: SkyActivations): readonly GateNumber[] {
  return [...new Set(BODY_IDS.map((body) => activations[body].gate))];
}

/** The same as a set. */
export function setOfSky(activations: SkyActivations): GateSet {
  return setOfGates(BODY_IDS.map((body) => activations[body].gate));
}

/** The bodies that stand in a gate, in chart order. */
export function bodiesIn(activations: SkyActivations, gate: GateNumber): readonly BodyId[] {
  return BODY_IDS.filter((body) => activations[body].gate === gate);
}

/** One body's longitude by the instant, as quickly as the ephemeris can tell it. */
export function longitudeOf(sky: Ephemeris, body: ObservedBodyId): (utcMs: number) => number {
  return (utcMs) => sky.longitude?.(body, utcMs) ?? sky.longitudes(utcMs)[body];
}
