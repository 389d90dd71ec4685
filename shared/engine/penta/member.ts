import type { GateCertainty } from '../certainty/attribute.ts';
import type { GateHolder } from '../chart.ts';
import { PENTA_GATES, type PentaGate } from '../penta-matrix.ts';
import type { GateNumber } from '../wheel.ts';

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

/** Gates that the member holds whatever the birth time was, in the order of the matrix. */
export function sureGatesOf({ activeGates, certainty }: PentaMember): PentaGate[] {
  return PENTA_GATES.filter((gate) =>
    certainty ? certainty[gate].presence === 'sure' : activeGates.includes(gate),
  );
}

/** Gates that the member holds at some of the possible birth times only. */
export function possibleGatesOf({ certainty }: PentaMember): PentaGate[] {
  return certainty ? PENTA_GATES.filter((gate) => certainty[gate].presence === 'possible') : [];
}
