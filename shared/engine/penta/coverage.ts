import { recordOf } from '../lookup.ts';
import type { PentaChannelHolding } from './channels.ts';
import type { PentaGateHolding } from './gates.ts';
import {
  PENTA_COLUMNS,
  PENTA_CORE,
  PENTA_ROWS,
  type PentaColumn,
  type PentaHalf,
  type PentaRow,
} from './links.ts';
import type { PentaReach } from './reach.ts';

/** How much of the Penta is held for sure. There is no official score: these are plain counts. */
export interface PentaCoverage {
  /** Gates with a holder. */
  readonly gates: number;
  readonly gatesOf: 12;
  /** 100 · gates / 12, rounded half up. */
  readonly gatePercent: number;
  /** Filled channels. */
  readonly channels: number;
  readonly channelsOf: 6;
  readonly upper: number;
  readonly lower: number;
  readonly halfOf: 3;
  readonly coreFilled: boolean;
  /** As many as can be held at once if uncertain birth times fall well; else the same again. */
  readonly gatesUpTo: number;
  readonly channelsUpTo: number;
}

export interface PentaColumnCoverage {
  readonly gates: number;
  readonly gatesOf: 4;
  readonly channels: number;
  readonly channelsOf: 2;
}

function countFilled(channels: readonly PentaChannelHolding[], half?: PentaHalf): number {
  return channels.filter(
    (channel) => channel.state === 'filled' && (half === undefined || channel.half === half),
  ).length;
}

/** Counts gates and channels; `reach` gives what uncertain birth times allow at best. */
export function coverageOf(
  gates: readonly PentaGateHolding[],
  channels: readonly PentaChannelHolding[],
  reach: PentaReach,
): PentaCoverage {
  const held = gates.filter(({ isActive }) => isActive).length;
  return {
    gates: held,
    gatesOf: 12,
    gatePercent: Math.round((100 * held) / 12),
    channels: countFilled(channels),
    channelsOf: 6,
    upper: countFilled(channels, 'upper'),
    lower: countFilled(channels, 'lower'),
    halfOf: 3,
    coreFilled: channels.some((one) => one.channel === PENTA_CORE && one.state === 'filled'),
    gatesUpTo: reach.gates,
    channelsUpTo: reach.channels,
  };
}

/** Held gates and filled channels of each column. */
export function columnsOf(
  gates: readonly PentaGateHolding[],
  channels: readonly PentaChannelHolding[],
): Record<PentaColumn, PentaColumnCoverage> {
  return recordOf(PENTA_COLUMNS, (column) => ({
    gates: gates.filter((gate) => gate.column === column && gate.isActive).length,
    gatesOf: 4,
    channels: countFilled(channels.filter((channel) => channel.column === column)),
    channelsOf: 2,
  }));
}

/** Held gates of each row, of three. */
export function rowsOf(gates: readonly PentaGateHolding[]): Record<PentaRow, number> {
  return recordOf(
    PENTA_ROWS,
    (row) => gates.filter((gate) => gate.row === row && gate.isActive).length,
  );
}
