import type { TimeSpan } from '../certainty/parts.ts';
import type { GateHolder } from '../chart.ts';
import { entryAt } from '../lookup.ts';
import { PENTA_MATRIX, type PentaChannel, type PentaGate } from '../penta-matrix.ts';
import { maskOf } from './function-mask.ts';
import {
  PENTA_COLUMNS,
  PENTA_LINKS,
  PENTA_ROWS,
  type PentaColumn,
  type PentaHalf,
  type PentaRow,
} from './links.ts';
import type { MemberFunctions, PentaMember } from './member.ts';

/** Nobody, one member, or several hold the gate. */
export type PentaGateState = 'gap' | 'single' | 'shared';

export interface PentaHolder {
  readonly member: string;
  /** In the chart as drawn; empty where the positions are not known. */
  readonly positions: readonly GateHolder[];
}

/** A member in whose chart the gate is active at some of the possible birth times. */
export interface PossibleHolder {
  readonly member: string;
  /** When it is active, in order of time. */
  readonly spans: readonly TimeSpan[];
}

/** A cell of the matrix, which of the channels it belongs to, and who fills it. */
export interface PentaGateHolding {
  readonly gate: PentaGate;
  readonly row: PentaRow;
  readonly column: PentaColumn;
  readonly half: PentaHalf;
  readonly channel: PentaChannel;
  readonly partner: PentaGate;
  /** From the members who hold it for sure, as is `isActive`. */
  readonly state: PentaGateState;
  readonly isActive: boolean;
  /** In the order of the members. */
  readonly holders: readonly PentaHolder[];
  readonly possibleHolders: readonly PossibleHolder[];
}

function stateOf(holderCount: number): PentaGateState {
  if (holderCount === 0) return 'gap';
  return holderCount === 1 ? 'single' : 'shared';
}

const CELLS = PENTA_MATRIX.flatMap((gates, row) =>
  gates.map((gate: PentaGate, column) => {
    const link = PENTA_LINKS.find((candidate) => candidate.gates.includes(gate));
    if (link === undefined) throw new RangeError(`Gate ${gate} is in no Penta channel`);
    const { channel, half, gates: ends } = link;
    return {
      gate,
      mask: maskOf([gate]),
      row: entryAt(PENTA_ROWS, row),
      column: entryAt(PENTA_COLUMNS, column),
      half,
      channel,
      partner: ends[0] === gate ? ends[1] : ends[0],
    };
  }),
);

/** What a member has in a gate: its mask is among those of `functions`, or nothing is added. */
function addHolder(
  { id, gateHolders, certainty }: PentaMember,
  { sure, possible }: MemberFunctions,
  { gate, mask }: (typeof CELLS)[number],
  to: { readonly holders: PentaHolder[]; readonly possibleHolders: PossibleHolder[] },
): void {
  if ((sure & mask) !== 0) {
    to.holders.push({ member: id, positions: gateHolders?.[gate] ?? [] });
  } else if ((possible & mask) !== 0) {
    to.possibleHolders.push({ member: id, spans: certainty?.[gate].spans ?? [] });
  }
}

/**
 * Who holds each of the twelve gates, row by row.
 * @param functions what each of the members holds
 */
export function holdingsOf(
  members: readonly PentaMember[],
  functions: readonly MemberFunctions[],
): PentaGateHolding[] {
  // Field by field: spreading the cell would cost more than all counting together.
  return CELLS.map((cell) => {
    const holders: PentaHolder[] = [];
    const possibleHolders: PossibleHolder[] = [];
    for (let index = 0; index < members.length; index++) {
      addHolder(entryAt(members, index), entryAt(functions, index), cell, {
        holders,
        possibleHolders,
      });
    }
    const state = stateOf(holders.length);
    return {
      gate: cell.gate,
      row: cell.row,
      column: cell.column,
      half: cell.half,
      channel: cell.channel,
      partner: cell.partner,
      state,
      isActive: state !== 'gap',
      holders,
      possibleHolders,
    };
  });
}
