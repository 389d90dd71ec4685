import { recordOf } from '../lookup.ts';
import { PENTA_GATES, type PentaGate } from '../penta-matrix.ts';
import { PENTA_LINKS, type PentaLink } from './links.ts';
import { type PentaMember, possibleGatesOf, sureGatesOf } from './member.ts';

/** How far the Penta can reach when birth times are not exact. */
export interface PentaReach {
  /** The most gates that are held at one and the same set of birth times. */
  readonly gates: number;
  /** The most channels, likewise. */
  readonly channels: number;
  /** Whether some set of birth times fills the channel. */
  canFill(link: PentaLink): boolean;
}

/** Gates of the Penta as twelve bits in the order of the matrix. */
type GateBits = number;

const BIT = recordOf(PENTA_GATES, (gate) => 1 << PENTA_GATES.indexOf(gate));

function bitsOf(gates: readonly PentaGate[]): GateBits {
  let bits = 0;
  for (const gate of gates) bits |= BIT[gate];
  return bits;
}

const LINK_BITS = PENTA_LINKS.map(({ gates }) => bitsOf(gates));
const GATE_BITS = PENTA_GATES.map((gate) => BIT[gate]);

function includesBits(bits: GateBits, set: GateBits): boolean {
  return (bits & set) === set;
}

function countOf(bits: GateBits, sets: readonly GateBits[]): number {
  let count = 0;
  for (const set of sets) if (includesBits(bits, set)) count += 1;
  return count;
}

/**
 * The sets of gates that a member can hold at one time. Sets that lie within another of the member's
 * may be missing: each set as large as can be begins together with one of its gates.
 */
function setsOf(member: PentaMember): Iterable<GateBits> {
  const sure = bitsOf(sureGatesOf(member));
  if (!member.certainty) return [sure];
  const sets = new Set([sure]);
  const spans = possibleGatesOf(member).flatMap((gate) =>
    (member.certainty?.[gate].spans ?? []).map((span) => ({ ...span, bit: BIT[gate] })),
  );
  for (const { fromUtcMs } of spans) {
    const held = spans.filter((span) => span.fromUtcMs <= fromUtcMs && fromUtcMs < span.toUtcMs);
    sets.add(held.reduce((bits, { bit }) => bits | bit, sure));
  }
  return sets;
}

/**
 * What the members reach at best. One member's gates count together only when one birth time gives
 * them all; birth times of different members do not depend on each other.
 */
export function reachOf(members: readonly PentaMember[]): PentaReach {
  let all: readonly GateBits[] = [0];
  for (const member of members) {
    const sets = [...setsOf(member)];
    const reached = all.flatMap((bits) => sets.map((set) => bits | set));
    all = sets.length > 1 ? [...new Set(reached)] : reached;
  }
  return {
    gates: Math.max(...all.map((bits) => countOf(bits, GATE_BITS))),
    channels: Math.max(...all.map((bits) => countOf(bits, LINK_BITS))),
    canFill: ({ gates }) => all.some((bits) => includesBits(bits, bitsOf(gates))),
  };
}
