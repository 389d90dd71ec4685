import type { PentaChannel, PentaGate } from '../penta-matrix.ts';
import type { Penta } from './group.ts';

/** What a Penta keeps while some of its members are away. */
export interface PentaAbsence {
  /** Gates that only absent members hold. */
  readonly gatesLost: readonly PentaGate[];
  /** Filled channels that are no longer filled. */
  readonly channelsLost: readonly PentaChannel[];
  readonly gatesLeft: number;
  readonly channelsLeft: number;
}

/** Read off the holders, without deriving the smaller group; unknown ids change nothing. */
export function absenceOf(penta: Penta, absentIds: readonly string[]): PentaAbsence {
  const isLost = (holders: readonly { readonly member: string }[]) =>
    holders.length > 0 && holders.every(({ member }) => absentIds.includes(member));
  const gatesLost = penta.gates.filter(({ holders }) => isLost(holders)).map(({ gate }) => gate);
  const channelsLost = penta.channels
    .filter(
      ({ state, gates }) => state === 'filled' && gates.some((gate) => gatesLost.includes(gate)),
    )
    .map(({ channel }) => channel);
  return {
    gatesLost,
    channelsLost,
    gatesLeft: penta.coverage.gates - gatesLost.length,
    channelsLeft: penta.coverage.channels - channelsLost.length,
  };
}
