import { entryAt } from '../lookup.ts';
import { type FunctionMask, functionCount, gatesIn, maskOf } from './function-mask.ts';
import { PENTA_LINKS, type PentaLink } from './links.ts';
import type { MemberFunctions, PentaMember } from './member.ts';

/** How far the Penta can reach when birth times are not exact. */
export interface PentaReach {
  /** The most gates that are held at one and the same set of birth times. */
  readonly gates: number;
  /** The most channels, likewise. */
  readonly channels: number;
  /** Whether some set of birth times fills the channel. */
  canFill(link: PentaLink): boolean;
}

const LINK_MASKS = PENTA_LINKS.map(({ gates }) => maskOf(gates));

function hasAll(mask: FunctionMask, part: FunctionMask): boolean {
  return (mask & part) === part;
}

function channelCount(mask: FunctionMask): number {
  let count = 0;
  for (const link of LINK_MASKS) if (hasAll(mask, link)) count += 1;
  return count;
}

/**
 * The sets of gates that a member can hold at one time. Sets that lie within another of the member's
 * may be missing: each set as large as can be begins together with one of its gates.
 */
function setsOf(
  { certainty }: PentaMember,
  { sure, possible }: MemberFunctions,
): readonly FunctionMask[] {
  if (!certainty) return [sure];
  const sets = new Set([sure]);
  const spans = gatesIn(possible).flatMap((gate) =>
    certainty[gate].spans.map((span) => ({ ...span, mask: maskOf([gate]) })),
  );
  for (const { fromUtcMs } of spans) {
    const held = spans.filter((span) => span.fromUtcMs <= fromUtcMs && fromUtcMs < span.toUtcMs);
    sets.add(held.reduce((all, { mask }) => all | mask, sure));
  }
  return [...sets];
}

/** All that the members can hold together, each a set that some birth times give. */
function unionsOf(
  members: readonly PentaMember[],
  functions: readonly MemberFunctions[],
): readonly FunctionMask[] {
  let all: readonly FunctionMask[] = [0];
  for (const [index, member] of members.entries()) {
    const sets = setsOf(member, entryAt(functions, index));
    const reached = all.flatMap((mask) => sets.map((set) => mask | set));
    all = [...new Set(reached)];
  }
  return all;
}

/**
 * What the members reach at best. One member's gates count together only when one birth time gives
 * them all; birth times of different members do not depend on each other.
 * @param functions what each of them holds
 */
export function reachOf(
  members: readonly PentaMember[],
  functions: readonly MemberFunctions[],
): PentaReach {
  const all = unionsOf(members, functions);
  return {
    gates: Math.max(...all.map(functionCount)),
    channels: Math.max(...all.map(channelCount)),
    canFill: ({ gates }) => all.some((mask) => hasAll(mask, maskOf(gates))),
  };
}
