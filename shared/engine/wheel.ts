import { entryAt, recordOf } from './lookup.ts';
import { onFirstUse } from './on-first-use.ts';

// Facts: the mandala as published and used throughout the field. Gate 41 begins at 2° Aquarius;
// one base is exactly 1/192°, so positions are counted in whole units of that width.

/** The 64 gates in rising longitude from 302°. */
export const GATE_WHEEL = [
  41, 19, 13, 49, 30, 55, 37, 63, 22, 36, 25, 17, 21, 51, 42, 3, 27, 24, 2, 23, 8, 20, 16, 35, 45,
  12, 15, 52, 39, 53, 62, 56, 31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50, 28, 44,
  1, 43, 14, 34, 9, 5, 26, 11, 10, 58, 38, 54, 61, 60,
] as const;
export type GateNumber = (typeof GATE_WHEEL)[number];

/** The 64 gates by number. */
export const GATE_NUMBERS: readonly GateNumber[] = [...GATE_WHEEL].sort((a, b) => a - b);

const SIX = [1, 2, 3, 4, 5, 6] as const;
const FIVE = [1, 2, 3, 4, 5] as const;
export type Line = (typeof SIX)[number];
export type Color = (typeof SIX)[number];
export type Tone = (typeof SIX)[number];
export type Base = (typeof FIVE)[number];

/** Where a longitude falls: gate, and the ever finer cells inside it. */
export interface WheelPosition {
  readonly gate: GateNumber;
  readonly line: Line;
  readonly color: Color;
  readonly tone: Tone;
  readonly base: Base;
}

export const WHEEL_START_DEG = 302;
export const GATE_WIDTH_DEG = 5.625;
export const LINE_WIDTH_DEG = 0.9375;
const UNITS_PER_DEGREE = 192;
export const UNITS_PER_CIRCLE = 360 * UNITS_PER_DEGREE;
const UNITS_PER_GATE = 1080;
const UNITS_PER_LINE = 180;
const UNITS_PER_COLOR = 30;
const UNITS_PER_TONE = 5;

/** Brings an angle in degrees into [0, 360). */
export function wrap360(degrees: number): number {
  // Most angles are there already.
  if (degrees >= 0 && degrees < 360) return degrees;
  // As exact as a remainder, and several times as fast; most others lack one turn.
  const isOneTurnBelow = degrees < 0 && degrees >= -360;
  const wrapped = isOneTurnBelow ? degrees + 360 : degrees - 360 * Math.floor(degrees / 360);
  // A tiny negative angle rounds up to a full circle.
  return wrapped === 360 ? 0 : wrapped;
}

/** Brings an angle in degrees into [-180, 180). */
export function wrap180(degrees: number): number {
  return wrap360(degrees + 180) - 180;
}

/**
 * The base cell of a longitude, counted from the start of gate 41; an edge belongs to the later cell.
 * @param longitudeDeg tropical ecliptic longitude of date, any finite number of degrees
 * @returns a whole number, 0 to 69119
 * @throws RangeError for a longitude that is not a finite number
 */
export function wheelUnit(longitudeDeg: number): number {
  const past = wrap360(longitudeDeg - WHEEL_START_DEG);
  if (Number.isNaN(past)) throw new RangeError(`${longitudeDeg} is no longitude`);
  // As a 32-bit number: what is worked out from cells is then several times as fast as with doubles.
  const unit = (past * UNITS_PER_DEGREE) | 0;
  return unit === UNITS_PER_CIRCLE ? 0 : unit;
}

/** The cell as many whole degrees further on as given; exact, unlike adding to the longitude. */
export function wheelUnitAfter(unit: number, wholeDegrees: number): number {
  const moved = (unit + wholeDegrees * UNITS_PER_DEGREE) % UNITS_PER_CIRCLE;
  return moved < 0 ? moved + UNITS_PER_CIRCLE : moved;
}

function noCell(unit: number): RangeError {
  return new RangeError(`${unit} is no cell of the wheel`);
}

// These take cells for 32-bit numbers, and read tables small enough to stay in the processor's cache:
// every chart asks them a hundred times.

/** The gate of a base cell (0 to 69119). @throws RangeError for others */
export function gateOfUnit(unit: number): GateNumber {
  const gate = GATE_WHEEL[(unit / UNITS_PER_GATE) | 0];
  if (gate === undefined) throw noCell(unit);
  return gate;
}

/** The line of a base cell (0 to 69119). @throws RangeError for others */
export function lineOfUnit(unit: number): Line {
  const line = SIX[((unit % UNITS_PER_GATE) / UNITS_PER_LINE) | 0];
  if (line === undefined) throw noCell(unit);
  return line;
}

/** The color of a base cell (0 to 69119). @throws RangeError for others */
export function colorOfUnit(unit: number): Color {
  const color = SIX[((unit % UNITS_PER_LINE) / UNITS_PER_COLOR) | 0];
  if (color === undefined) throw noCell(unit);
  return color;
}

/** The tone of a base cell (0 to 69119). @throws RangeError for others */
export function toneOfUnit(unit: number): Tone {
  const tone = SIX[((unit % UNITS_PER_COLOR) / UNITS_PER_TONE) | 0];
  if (tone === undefined) throw noCell(unit);
  return tone;
}

/** The base of a base cell (0 to 69119). @throws RangeError for others */
export function baseOfUnit(unit: number): Base {
  const base = FIVE[unit % UNITS_PER_TONE];
  if (base === undefined) throw noCell(unit);
  return base;
}

/** What the cells of a line share, for each of the 384 lines of the wheel. */
const linesOfWheel = onFirstUse(() =>
  Array.from({ length: UNITS_PER_CIRCLE / UNITS_PER_LINE }, (_, index) => ({
    gate: gateOfUnit(index * UNITS_PER_LINE),
    line: lineOfUnit(index * UNITS_PER_LINE),
  })),
);

/** What a cell is within its line: the same in all lines. */
const cellsOfLine = onFirstUse(() =>
  Array.from({ length: UNITS_PER_LINE }, (_, unit) => ({
    color: colorOfUnit(unit),
    tone: toneOfUnit(unit),
    base: baseOfUnit(unit),
  })),
);

/** Gate, line, color, tone and base of a base cell (0 to 69119). @throws RangeError for others */
export function positionOfUnit(unit: number): WheelPosition {
  const ofLine = linesOfWheel()[(unit / UNITS_PER_LINE) | 0];
  const ofCell = cellsOfLine()[unit % UNITS_PER_LINE];
  if (ofLine === undefined || ofCell === undefined) throw noCell(unit);
  const { gate, line } = ofLine;
  const { color, tone, base } = ofCell;
  return { gate, line, color, tone, base };
}

/** The base cell of gate, line, color, tone and base, 0 to 69119. */
export function unitOfPosition({ gate, line, color, tone, base }: WheelPosition): number {
  return (
    WHEEL_INDEX[gate] * UNITS_PER_GATE +
    (line - 1) * UNITS_PER_LINE +
    (color - 1) * UNITS_PER_COLOR +
    (tone - 1) * UNITS_PER_TONE +
    (base - 1)
  );
}

/** Gate, line, color, tone and base of a longitude in degrees. @throws RangeError if not finite */
export function wheelPosition(longitudeDeg: number): WheelPosition {
  return positionOfUnit(wheelUnit(longitudeDeg));
}

const WHEEL_INDEX: Readonly<Record<GateNumber, number>> = recordOf(GATE_WHEEL, (gate) =>
  GATE_WHEEL.indexOf(gate),
);

/** Place of a gate on the wheel, 0 (gate 41) to 63 (gate 60). */
export function wheelIndex(gate: GateNumber): number {
  return WHEEL_INDEX[gate];
}

/** The gate some steps on (or, with a negative number, back) in rising longitude. */
export function gateAfter(gate: GateNumber, steps: number): GateNumber {
  return entryAt(GATE_WHEEL, (((WHEEL_INDEX[gate] + steps) % 64) + 64) % 64);
}

/** The gate 180° away. */
export function oppositeGate(gate: GateNumber): GateNumber {
  return gateAfter(gate, 32);
}

/** Longitude in degrees at which a gate begins; exact in binary. */
export function gateStartDeg(gate: GateNumber): number {
  return wrap360(WHEEL_START_DEG + GATE_WIDTH_DEG * WHEEL_INDEX[gate]);
}

/** Longitude in degrees at which a line begins; exact in binary. */
export function lineStartDeg(gate: GateNumber, line: Line): number {
  return wrap360(gateStartDeg(gate) + LINE_WIDTH_DEG * (line - 1));
}

/** The gate a number names, or null: gates are whole numbers from 1 to 64. */
export function asGate(number: number): GateNumber | null {
  return GATE_NUMBERS[number - 1] ?? null;
}
