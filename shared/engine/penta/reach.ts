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

function bitsOf(gates: readonly PentaGate[]): GateBits {
  return gates.reduce((bits, gate) => bits | (1 << PENTA_GATES.indexOf(gate)), 0);
}

const LINK_BITS = PENTA_LINKS.map(({ gates }) => bitsOf(gates));
const GATE_BITS = PENTA_GATES.map((gate) => bitsOf([gate]));

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
function setsOf(member: PentaMember): Set<GateBits> {
  const sure = bitsOf(sureGatesOf(member));
  const sets = new Set([sure]);
  const spans = possibleGatesOf(member).flatMap((gate) =>
    (member.certainty?.[gate].spans ?? []).map((span) => ({ ...span, bit: bitsOf([gate]) })),
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
  let reached = new Set<GateBits>([0]);
  for (const member of members) {
    const sets = [...setsOf(member)];
    reached = new Set([...reached].flatMap((bits) => sets.map((set) => bits | set)));
  }
  const all = [...reached];
  return {
    gates: Math.max(...all.map((bits) => countOf(bits, GATE_BITS))),
    channels: Math.max(...all.map((bits) => countOf(bits, LINK_BITS))),
    canFill: (link) => all.some((bits) => includesBits(bits, bitsOf(link.gates))),
  };
}
