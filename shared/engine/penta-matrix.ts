import type { ChannelId } from './channels.ts';
import type { GateNumber } from './wheel.ts';

/** The twelve gates of the Penta, row by row from Throat to Sacral. */
export const PENTA_MATRIX = [
  [31, 8, 33],
  [7, 1, 13],
  [15, 2, 46],
  [5, 14, 29],
] as const satisfies readonly (readonly GateNumber[])[];

export const PENTA_GATES = PENTA_MATRIX.flat();
export type PentaGate = (typeof PENTA_GATES)[number];

/** By number. */
export const PENTA_CHANNELS = [
  '1-8',
  '2-14',
  '5-15',
  '7-31',
  '13-33',
  '29-46',
] as const satisfies readonly ChannelId[];
export type PentaChannel = (typeof PENTA_CHANNELS)[number];

/** Between the two upper rows of the matrix, left to right. */
export const PENTA_UPPER: readonly PentaChannel[] = ['7-31', '1-8', '13-33'];

/** Between the two lower rows, left to right. */
export const PENTA_LOWER: readonly PentaChannel[] = ['5-15', '2-14', '29-46'];

export function isPentaGate(gate: number): gate is PentaGate {
  return PENTA_GATES.some((one) => one === gate);
}

export function isPentaChannel(channel: string): channel is PentaChannel {
  return PENTA_CHANNELS.some((one) => one === channel);
}
