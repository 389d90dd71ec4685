import { CENTER_IDS, CENTERS, type CenterId } from '../engine/centers.ts';
import { asGate, type GateNumber, type Line } from '../engine/wheel.ts';

/*
 * How charts are written: a position as "34.2", defined centers by their names. Everything else
 * works with what is read here.
 */

/** Where a body stands: a gate from 1 to 64, a line from 1 to 6. */
export interface GateLine {
  readonly gate: GateNumber;
  readonly line: Line;
}

const WRITTEN = /^(\d{1,2})(?:\.(\d*))?$/;

function lineOf(digit: string | undefined): Line | null {
  // The pattern lets only the six lines through.
  return digit !== undefined && /^[1-6]$/.test(digit) ? (Number(digit) as Line) : null;
}

/** "34.2" for gate 34, line 2. */
export function positionText({ gate, line }: GateLine): string {
  return `${gate}.${line}`;
}

/**
 * Reads a position, also one without a valid line, for drawings that need only the gate.
 * @returns null for any text that names none of the 64 gates
 */
export function readGate(text: string): { gate: GateNumber; line: Line | null } | null {
  const [, number, digit] = WRITTEN.exec(text.trim()) ?? [];
  const gate = number === undefined ? null : asGate(Number(number));
  return gate === null ? null : { gate, line: lineOf(digit) };
}

/** @returns null for any text that is not a gate with its line */
export function readPosition(text: string): GateLine | null {
  const found = readGate(text);
  return found?.line ? { gate: found.gate, line: found.line } : null;
}

/** The ids of the named centers, in the order Head … Root; unknown names are left out. */
export function centersNamed(names: readonly string[]): CenterId[] {
  return CENTER_IDS.filter((id) => names.includes(CENTERS[id].name));
}
