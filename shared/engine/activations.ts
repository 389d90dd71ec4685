import { type PerPosition, recordOfBodies, type Side } from './bodies.ts';
import { DESIGN_ARC_DEG } from './design-moment.ts';
import type { Longitudes } from './ephemeris/port.ts';
import { entryAt } from './lookup.ts';
import { POSITIONS, positionIndex } from './positions.ts';
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

/** The 13 positions of one side, or of an instant. */
export type SideActivations = Activations[Side];

/** The base cells (`wheelUnit`) of the 26 positions, in the order of `POSITIONS`. */
export type Cells = readonly number[];

/** What a chart is computed from: the longitudes at birth and at the design moment. */
export type SideLongitudes = Readonly<Record<Side, Longitudes>>;

/** A value read off longitudes: what it is at one, and whole degrees on from there. */
interface Reading {
  at(longitudeDeg: number): number;
  after(value: number, wholeDegrees: number): number;
}

/** Places of the two Suns, from which each side is listed. */
const DESIGN = positionIndex('design', 'sun');
const PERSONALITY = positionIndex('personality', 'sun');

/** Cells are moved exactly: adding to the longitude could split a pair. */
const CELL: Reading = { at: wheelUnit, after: wheelUnitAfter };
const LONGITUDE: Reading = { at: (lon) => lon, after: (lon, degrees) => wrap360(lon + degrees) };

/** Writes one side in chart order from a place on; Sun and Earth are there already. */
function readSide(values: number[], place: number, longitudes: Longitudes, reading: Reading): void {
  const { at, after } = reading;
  const node = at(longitudes.north_node);
  values[place + 2] = node;
  values[place + 3] = after(node, 180);
  values[place + 4] = at(longitudes.moon);
  values[place + 5] = at(longitudes.mercury);
  values[place + 6] = at(longitudes.venus);
  values[place + 7] = at(longitudes.mars);
  values[place + 8] = at(longitudes.jupiter);
  values[place + 9] = at(longitudes.saturn);
  values[place + 10] = at(longitudes.uranus);
  values[place + 11] = at(longitudes.neptune);
  values[place + 12] = at(longitudes.pluto);
}

/**
 * The 26 positions in the order of `POSITIONS`. The Design Sun is by definition 88° behind the
 * Personality Sun and is taken so, not from the design moment: a billionth of a degree could
 * otherwise give a profile that does not exist.
 */
function readPositions({ personality, design }: SideLongitudes, reading: Reading): number[] {
  const sun = reading.at(personality.sun);
  const values = new Array<number>(POSITIONS.length);
  values[DESIGN] = reading.after(sun, -DESIGN_ARC_DEG);
  values[DESIGN + 1] = reading.after(sun, 180 - DESIGN_ARC_DEG);
  readSide(values, DESIGN, design, reading);
  values[PERSONALITY] = sun;
  values[PERSONALITY + 1] = reading.after(sun, 180);
  readSide(values, PERSONALITY, personality, reading);
  return values;
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
    design: recordOfBodies((place) => activationAt(DESIGN + place)),
    personality: recordOfBodies((place) => activationAt(PERSONALITY + place)),
  };
}

/** The 13 positions of an instant alone, without a design side. */
export function activationsOfSide(longitudes: Longitudes): SideActivations {
  const cells: number[] = [];
  const lons: number[] = [];
  cells[0] = CELL.at(longitudes.sun);
  lons[0] = longitudes.sun;
  cells[1] = CELL.after(entryAt(cells, 0), 180);
  lons[1] = LONGITUDE.after(longitudes.sun, 180);
  readSide(cells, 0, longitudes, CELL);
  readSide(lons, 0, longitudes, LONGITUDE);
  return recordOfBodies((place) => ({
    lon: entryAt(lons, place),
    ...positionOfUnit(entryAt(cells, place)),
  }));
}

/** The 26 positions, from the longitudes at birth and at the design moment. */
export function activationsFrom(personality: Longitudes, design: Longitudes): Activations {
  const longitudes = { personality, design };
  return activationsIn(cellsOf(longitudes), longitudes);
}
