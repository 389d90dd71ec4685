import type { PentaGate } from '../penta-matrix.ts';
import { PENTA_COLUMNS, type PentaColumn, type PentaRow } from './links.ts';

/** What must be known of a gate to see who is near it. */
export interface NearbyGate {
  readonly gate: number;
  readonly row: PentaRow;
  readonly column: PentaColumn;
  /** The gate at the other end of its channel. */
  readonly partner: number;
  readonly holders: readonly { readonly memberId: string }[];
  readonly possibleHolders: readonly { readonly memberId: string }[];
}

/** Who can cover a missing gate for now, and why that member. */
export interface StandIn {
  readonly memberId: string;
  /** Has the gate at some of the possible birth times: may cover it already. */
  readonly isPossible: boolean;
  /** Holds the other half of the channel. */
  readonly hasPartner: boolean;
  /** Held gates beside it, in the same row of the matrix. */
  readonly neighbors: readonly number[];
  /** Functions that rest on this member alone, if no member has more of them; otherwise 0. */
  readonly burden: number;
}

/** From so many functions on, whoever covers most of them alone is spared. */
const BURDEN_MIN = 2;
const WEIGHTS = { possible: 8, partner: 4, neighbor: 1 };

function isBeside(one: NearbyGate, other: NearbyGate): boolean {
  const distance = PENTA_COLUMNS.indexOf(one.column) - PENTA_COLUMNS.indexOf(other.column);
  return one.row === other.row && Math.abs(distance) === 1;
}

function isAmong(memberId: string, people: NearbyGate['holders']): boolean {
  return people.some((one) => one.memberId === memberId);
}

function weightOf({ isPossible, hasPartner, neighbors }: StandIn): number {
  return (
    (isPossible ? WEIGHTS.possible : 0) +
    (hasPartner ? WEIGHTS.partner : 0) +
    WEIGHTS.neighbor * neighbors.length
  );
}

/** Who alone covers more functions than anybody else does, the first of equals; null for nobody. */
function mostBurdened(gates: readonly NearbyGate[], memberIds: readonly string[]) {
  const burdens = memberIds.map((memberId) => ({
    memberId,
    count: gates.filter(({ holders }) => holders.length === 1 && isAmong(memberId, holders)).length,
  }));
  const [most] = burdens.toSorted((a, b) => b.count - a.count);
  return most && most.count >= BURDEN_MIN ? most : null;
}

/**
 * The members near a missing gate, the nearest first: who may have it already, then who holds the
 * other half of its channel, then who holds gates beside it. Among equals those with the fewest gates
 * first, then in the given order. Whoever covers most functions alone comes last, unless they may have
 * it already. The product's own measure.
 * @param gates all twelve
 * @param memberIds every member, in their given order
 * @returns none when nobody is near, or the gate isn't missing
 */
export function nearestTo(
  missing: PentaGate | number,
  gates: readonly NearbyGate[],
  memberIds: readonly string[],
): StandIn[] {
  const cell = gates.find(({ gate }) => gate === missing);
  if (cell === undefined || cell.holders.length > 0) return [];
  const partner = gates.find(({ gate }) => gate === cell.partner);
  const burdened = mostBurdened(gates, memberIds);
  const loadOf = (id: string) => gates.filter(({ holders }) => isAmong(id, holders)).length;
  return memberIds
    .map(
      (memberId): StandIn => ({
        memberId,
        isPossible: isAmong(memberId, cell.possibleHolders),
        hasPartner: partner !== undefined && isAmong(memberId, partner.holders),
        neighbors: gates
          .filter((one) => isBeside(one, cell) && isAmong(memberId, one.holders))
          .map(({ gate }) => gate),
        burden: burdened?.memberId === memberId ? burdened.count : 0,
      }),
    )
    .filter((one) => weightOf(one) > 0)
    .sort(
      (a, b) =>
        Number(b.isPossible) - Number(a.isPossible) ||
        a.burden - b.burden ||
        weightOf(b) - weightOf(a) ||
        loadOf(a.memberId) - loadOf(b.memberId),
    );
}

/** The member nearest to a missing gate; null when nobody is near, or it isn't missing. */
export function standInFor(
  missing: PentaGate | number,
  gates: readonly NearbyGate[],
  memberIds: readonly string[],
): StandIn | null {
  return nearestTo(missing, gates, memberIds)[0] ?? null;
}
