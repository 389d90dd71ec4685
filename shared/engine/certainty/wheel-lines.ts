import { entryAt } from '../lookup.ts';
import {
  type GateNumber,
  LINE_WIDTH_DEG,
  type Line,
  positionOfUnit,
  UNITS_PER_CIRCLE,
  WHEEL_START_DEG,
  wheelUnit,
  wheelUnitAfter,
  wrap180,
} from '../wheel.ts';

/** A line as charts write it: "51.3". */
export type PositionText = `${GateNumber}.${Line}`;

/** The lines of the wheel in rising longitude, numbered 0 to 383 from 41.1. */
const LINES_PER_CIRCLE = 384;
const LINES_PER_GATE = 6;
const UNITS_PER_LINE = UNITS_PER_CIRCLE / LINES_PER_CIRCLE;

const GATE_LINES: readonly { readonly gate: GateNumber; readonly text: PositionText }[] =
  Array.from({ length: LINES_PER_CIRCLE }, (_, lineIndex) => {
    const { gate, line } = positionOfUnit(lineIndex * UNITS_PER_LINE);
    return { gate, text: `${gate}.${line}` };
  });

/**
 * The line that lies whole degrees on from a longitude: the very cell that a chart has there.
 * @returns 0 to 383
 */
export function lineIndexAfter(longitudeDeg: number, wholeDegrees: number): number {
  return Math.floor(wheelUnitAfter(wheelUnit(longitudeDeg), wholeDegrees) / UNITS_PER_LINE);
}

/** How far a longitude lies beyond the beginning of a line (any whole number), [-180, 180). */
export function degreesPast(longitudeDeg: number, lineIndex: number): number {
  return wrap180(longitudeDeg - WHEEL_START_DEG - lineIndex * LINE_WIDTH_DEG);
}

function wrapLine(lineIndex: number): number {
  return ((lineIndex % LINES_PER_CIRCLE) + LINES_PER_CIRCLE) % LINES_PER_CIRCLE;
}

/** From one line to another the shorter way: -192 to 191, positive in rising longitude. */
export function linesBetween(from: number, to: number): number {
  const half = LINES_PER_CIRCLE / 2;
  return wrapLine(to - from + half) - half;
}

/** The line 180° away. */
export function oppositeLine(lineIndex: number): number {
  return wrapLine(lineIndex + LINES_PER_CIRCLE / 2);
}

export function gateOfLine(lineIndex: number): GateNumber {
  return entryAt(GATE_LINES, lineIndex).gate;
}

export function positionTextAt(lineIndex: number): PositionText {
  return entryAt(GATE_LINES, lineIndex).text;
}

/** The number of the line within its gate, 1 to 6. */
export function lineInGate(lineIndex: number): Line {
  return positionOfUnit(lineIndex * UNITS_PER_LINE).line;
}

/** True when both lines belong to one gate. */
export function isSameGate(lineIndex: number, other: number): boolean {
  return Math.floor(lineIndex / LINES_PER_GATE) === Math.floor(other / LINES_PER_GATE);
}
