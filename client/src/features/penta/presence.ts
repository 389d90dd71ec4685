import type { PentaGateReading, PentaPerson } from './people.ts';

/** Who covers a function while everybody, or all but one, is there. */
export interface Presence {
  readonly holders: readonly PentaPerson[];
  readonly possible: readonly PentaPerson[];
  /** Only the absent member covers it. */
  readonly isLost: boolean;
}

/** Who covers the function while `awayId` is away; null: everybody is there. */
export function presenceOf(
  gate: Pick<PentaGateReading, 'holders' | 'possibleHolders'>,
  people: readonly PentaPerson[],
  awayId: string | null,
): Presence {
  const among = (list: readonly { memberId: string }[]) =>
    people.filter(({ id }) => id !== awayId && list.some(({ memberId }) => memberId === id));
  const holders = among(gate.holders);
  return {
    holders,
    possible: among(gate.possibleHolders),
    isLost: holders.length === 0 && gate.holders.length > 0,
  };
}
