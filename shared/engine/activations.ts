import { BODY_IDS, type PerPosition, recordOfBodies, type Side } from './bodies.ts';
import { DESIGN_ARC_DEG } from './design-moment.ts';
import type { Longitudes } from './ephemeris/port.ts';
import { entryAt } from './lookup.ts';
import { POSITIONS } from './positions.ts';
import {
  positionOfUnit,
  unitOfPosition,
  type WheelPosition,
  wheelUnit,
  wheelUnitAfter,
  wrap360,
} from './wheel.ts';

/** One of the 26 positions of a chart. */
export interface Activation extends WheelPosition {
  /** Longitude in degrees, [0, 360), frame of `Longitudes`. */
  readonly lon: number;
}

export type Activations = PerPosition<Activation>;

/** The base cells (`wheelUnit`) of the 26 positions, in the order of `POSITIONS`. */
export type Cells = readonly number[];

/** What a chart is computed from: the longitudes at birth and at the design moment. */
export type SideLongitudes = Readonly<Record<Side, Longitudes>>;

/** A value read off longitudes: what it is at one, and whole degrees on from there. */
interface Reading {
  at(longitudeDeg: number): number;
  after(value: number, wholeDegrees: number): number;
}

/** Cells are moved exactly: adding to the longitude could split a pair. */
const CELL: Reading = { at: wheelUnit, after: wheelUnitAfter };
const LONGITUDE: Reading = { at: (lon) => lon, after: (lon, degrees) => wrap360(lon + degrees) };

/** One side in chart order, from the place of its Sun. */
function readSide(longitudes: Longitudes, sun: number, earth: number, { at, after }: Reading) {
  const node = at(longitudes.north_node);
  return [
    sun,
    earth,
    node,
    after(node, 180),
    at(longitudes.moon),
    at(longitudes.mercury),
    at(longitudes.venus),
    at(longitudes.mars),
    at(longitudes.jupiter),
    at(longitudes.saturn),
    at(longitudes.uranus),
    at(longitudes.neptune),
    at(longitudes.pluto),
  ];
}

/**
 * The 26 positions in the order of `POSITIONS`. The Design Sun is by definition 88° behind the
 * Personality Sun and is taken so, not from the design moment: a billionth of a degree could
 * otherwise give a profile that does not exist.
 */
function readPositions({ personality, design }: SideLongitudes, reading: Reading): number[] {
  const sun = reading.at(personality.sun);
  const designSun = reading.after(sun, -DESIGN_ARC_DEG);
  const designEarth = reading.after(sun, 180 - DESIGN_ARC_DEG);
  return [
    ...readSide(design, designSun, designEarth, reading),
    ...readSide(personality, sun, reading.after(sun, 180), reading),
  ];
}

export function cellsOf(longitudes: SideLongitudes): Cells {
  return readPositions(longitudes, CELL);
}

/** The cells of activations that are known already. */
export function cellsIn(activations: Activations): Cells {
  return POSITIONS.map(({ side, body }) => unitOfPosition(activations[side][body]));
}

/** The 26 positions in full, from the longitudes and the cells read off them. */
export function activationsIn(cells: Cells, longitudes: SideLongitudes): Activations {
  const lons = readPositions(longitudes, LONGITUDE);
  const activationAt = (place: number): Activation => {
    const { gate, line, color, tone, base } = positionOfUnit(entryAt(cells, place));
    return { lon: entryAt(lons, place), gate, line, color, tone, base };
  };
  return {
    design: recordOfBodies(activationAt),
    personality: recordOfBodies((body) => activationAt(BODY_IDS.length + body)),
  };
}

/** The 26 positions, from the longitudes at birth and at the design moment. */
export function activationsFrom(personality: Longitudes, design: Longitudes): Activations {
  const longitudes = { personality, design };
  return activationsIn(cellsOf(longitudes), longitudes);
}
