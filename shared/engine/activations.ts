import type { BodyId, PerPosition, Side } from './bodies.ts';
import { DESIGN_ARC_DEG } from './design-moment.ts';
import type { Longitudes } from './ephemeris/port.ts';
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

/** Places of the two Suns, from which each side is listed. */
const DESIGN = positionIndex('design', 'sun');
const PERSONALITY = positionIndex('personality', 'sun');

/**
 * Writes the cells of one side in chart order from an index on. Opposite cells are counted on, not read
 * off a longitude: adding to that could split a pair.
 */
function writeCells(cells: number[], index: number, sun: number, longitudes: Longitudes): void {
  const node = wheelUnit(longitudes.north_node);
  cells[index] = sun;
  cells[index + 1] = wheelUnitAfter(sun, 180);
  cells[index + 2] = node;
  cells[index + 3] = wheelUnitAfter(node, 180);
  const { moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = longitudes;
  let next = index + 4;
  for (const body of [moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto]) {
    cells[next] = wheelUnit(body);
    next += 1;
  }
}

/**
 * The 26 positions in the order of `POSITIONS`. The Design Sun is by definition 88° behind the
 * Personality Sun and is taken so, not from the design moment: a billionth of a degree could
 * otherwise give a profile that does not exist.
 */
export function cellsOf({ personality, design }: SideLongitudes): Cells {
  const sun = wheelUnit(personality.sun);
  const cells = new Array<number>(POSITIONS.length);
  writeCells(cells, DESIGN, wheelUnitAfter(sun, -DESIGN_ARC_DEG), design);
  writeCells(cells, PERSONALITY, sun, personality);
  return cells;
}

/** The cells of activations that are known already. */
export function cellsIn(activations: Activations): Cells {
  return POSITIONS.map(({ side, body }) => unitOfPosition(activations[side][body]));
}

function activationAt(cells: Cells, index: number, lon: number): Activation {
  const { gate, line, color, tone, base } = positionOfUnit(cells[index] ?? Number.NaN);
  return { lon, gate, line, color, tone, base };
}

/** One side in full, from its cells, which begin at an index, and the longitudes behind them. */
function sideIn(
  cells: Cells,
  index: number,
  sun: number,
  longitudes: Longitudes,
): Record<BodyId, Activation> {
  const { north_node: node } = longitudes;
  return {
    sun: activationAt(cells, index, sun),
    earth: activationAt(cells, index + 1, wrap360(sun + 180)),
    north_node: activationAt(cells, index + 2, node),
    south_node: activationAt(cells, index + 3, wrap360(node + 180)),
    moon: activationAt(cells, index + 4, longitudes.moon),
    mercury: activationAt(cells, index + 5, longitudes.mercury),
    venus: activationAt(cells, index + 6, longitudes.venus),
    mars: activationAt(cells, index + 7, longitudes.mars),
    jupiter: activationAt(cells, index + 8, longitudes.jupiter),
    saturn: activationAt(cells, index + 9, longitudes.saturn),
    uranus: activationAt(cells, index + 10, longitudes.uranus),
    neptune: activationAt(cells, index + 11, longitudes.neptune),
    pluto: activationAt(cells, index + 12, longitudes.pluto),
  };
}

/** The 26 positions in full, from the longitudes and the cells read off them. */
export function activationsIn(cells: Cells, { personality, design }: SideLongitudes): Activations {
  return {
    design: sideIn(cells, DESIGN, wrap360(personality.sun - DESIGN_ARC_DEG), design),
    personality: sideIn(cells, PERSONALITY, personality.sun, personality),
  };
}

/** The 13 positions of an instant alone, without a design side. */
export function activationsOfSide(longitudes: Longitudes): SideActivations {
  const cells: number[] = [];
  writeCells(cells, 0, wheelUnit(longitudes.sun), longitudes);
  return sideIn(cells, 0, longitudes.sun, longitudes);
}

/** The 26 positions, from the longitudes at birth and at the design moment. */
export function activationsFrom(personality: Longitudes, design: Longitudes): Activations {
  const longitudes = { personality, design };
  return activationsIn(cellsOf(longitudes), longitudes);
}
