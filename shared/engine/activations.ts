import type { BodyId, PerPosition } from './bodies.ts';
import { DESIGN_ARC_DEG } from './design-moment.ts';
import type { Longitudes } from './ephemeris/port.ts';
import { positionOfUnit, type WheelPosition, wheelUnit, wheelUnitAfter, wrap360 } from './wheel.ts';

/** One of the 26 positions of a chart. */
export interface Activation extends WheelPosition {
  /** Longitude in degrees, [0, 360), frame of `Longitudes`. */
  readonly lon: number;
}

export type Activations = PerPosition<Activation>;

function activation(lon: number, unit: number): Activation {
  const { gate, line, color, tone, base } = positionOfUnit(unit);
  return { lon, gate, line, color, tone, base };
}

function activationAt(lon: number): Activation {
  return activation(lon, wheelUnit(lon));
}

/** Whole degrees on from a longitude, with the cell moved exactly: floats cannot split a pair. */
function activationAfter(lon: number, wholeDegrees: number): Activation {
  return activation(wrap360(lon + wholeDegrees), wheelUnitAfter(wheelUnit(lon), wholeDegrees));
}

function sideOf(
  longitudes: Longitudes,
  sun: Activation,
  earth: Activation,
): Readonly<Record<BodyId, Activation>> {
  return {
    sun,
    earth,
    north_node: activationAt(longitudes.north_node),
    south_node: activationAfter(longitudes.north_node, 180),
    moon: activationAt(longitudes.moon),
    mercury: activationAt(longitudes.mercury),
    venus: activationAt(longitudes.venus),
    mars: activationAt(longitudes.mars),
    jupiter: activationAt(longitudes.jupiter),
    saturn: activationAt(longitudes.saturn),
    uranus: activationAt(longitudes.uranus),
    neptune: activationAt(longitudes.neptune),
    pluto: activationAt(longitudes.pluto),
  };
}

/**
 * The 26 positions, from the longitudes at birth and at the design moment. The Design Sun is by
 * definition 88° behind the Personality Sun and is taken so, not from `design.sun`: a billionth of
 * a degree could otherwise give a profile that does not exist.
 */
export function activationsFrom(personality: Longitudes, design: Longitudes): Activations {
  const sun = personality.sun;
  return {
    design: sideOf(
      design,
      activationAfter(sun, -DESIGN_ARC_DEG),
      activationAfter(sun, 180 - DESIGN_ARC_DEG),
    ),
    personality: sideOf(personality, activationAt(sun), activationAfter(sun, 180)),
  };
}
