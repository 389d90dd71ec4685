import type { GateCertainty } from '../certainty/attribute.ts';
import type { GateHolder } from '../chart.ts';
import { PENTA_GATES, type PentaGate } from '../penta-matrix.ts';
import type { GateNumber } from '../wheel.ts';
import { type FunctionMask, gatesIn, maskOf } from './function-mask.ts';

/** What the Penta takes from a person's chart. */
export interface PentaMember {
  /** Unlike those of the other members. */
  readonly id: string;
  readonly activeGates: readonly GateNumber[];
  /** The positions in each gate, where they are known. */
  readonly gateHolders?: Readonly<Partial<Record<GateNumber, readonly GateHolder[]>>> | undefined;
  /**
   * For a birth time that is not exact: when each gate is active. It then decides what the member
   * holds, and the chart drawn for some instant does not.
   */
  readonly certainty?: Readonly<Record<PentaGate, GateCertainty>> | undefined;
}

/** The functions that a member holds. */
export interface MemberFunctions {
  /** Whatever the birth time was. */
  readonly sure: FunctionMask;
  /** At some of the possible birth times only. */
  readonly possible: FunctionMask;
}

/** The functions that the member holds, for sure and possibly. */
export function functionsOf({ activeGates, certainty }: PentaMember): MemberFunctions {
  if (!certainty) return { sure: maskOf(activeGates), possible: 0 };
  return {
    sure: maskOf(PENTA_GATES.filter((gate) => certainty[gate].presence === 'sure')),
    possible: maskOf(PENTA_GATES.filter((gate) => certainty[gate].presence === 'possible')),
  };
}

/** Gates that the member holds whatever the birth time was, in the order of the matrix. */
export function sureGatesOf(member: PentaMember): PentaGate[] {
  return gatesIn(functionsOf(member).sure);
}

/** Gates that the member holds at some of the possible birth times only. */
export function possibleGatesOf(member: PentaMember): PentaGate[] {
  return gatesIn(functionsOf(member).possible);
}
