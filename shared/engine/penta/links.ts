import type { PentaChannel, PentaGate } from '../penta-matrix.ts';

export const PENTA_HALVES = ['upper', 'lower'] as const;
export type PentaHalf = (typeof PENTA_HALVES)[number];

/** Left looks ahead by logic, the middle is the individual present, right looks back. */
export const PENTA_COLUMNS = ['left', 'middle', 'right'] as const;
export type PentaColumn = (typeof PENTA_COLUMNS)[number];

export const PENTA_ROWS = ['Throat', 'G upper', 'G lower', 'Sacral'] as const;
export type PentaRow = (typeof PENTA_ROWS)[number];

/** A Penta channel and its place between two rows of the matrix. */
export interface PentaLink {
  readonly channel: PentaChannel;
  /** As the Penta writes it, upper gate first: "46-29". */
  readonly label: string;
  /** The gate of the upper row first. */
  readonly gates: readonly [PentaGate, PentaGate];
  readonly half: PentaHalf;
  readonly column: PentaColumn;
}

/** The six channels in the order of the matrix. */
export const PENTA_LINKS: readonly PentaLink[] = [
  { channel: '7-31', label: '31-7', gates: [31, 7], half: 'upper', column: 'left' },
  { channel: '1-8', label: '8-1', gates: [8, 1], half: 'upper', column: 'middle' },
  { channel: '13-33', label: '33-13', gates: [33, 13], half: 'upper', column: 'right' },
  { channel: '5-15', label: '15-5', gates: [15, 5], half: 'lower', column: 'left' },
  { channel: '2-14', label: '2-14', gates: [2, 14], half: 'lower', column: 'middle' },
  { channel: '29-46', label: '46-29', gates: [46, 29], half: 'lower', column: 'right' },
];

/** The channel that carries the group's material survival. */
export const PENTA_CORE: PentaChannel = '2-14';
