import { entryAt } from '../lookup.ts';
import { PENTA_GATES, type PentaGate } from '../penta-matrix.ts';
import type { PentaGateHolding } from './gates.ts';
import { PENTA_CORE, PENTA_LINKS, type PentaLink } from './links.ts';

export type PentaChannelState = 'filled' | 'half' | 'empty';

/** Whether one member fills a channel alone, several do together, or both is the case. */
export type FilledBy = 'person' | 'people' | 'both';

/** A Penta channel and who fills it. Members are named in their given order. */
export interface PentaChannelHolding extends PentaLink {
  readonly isCore: boolean;
  /** From the gates that are held for sure. */
  readonly state: PentaChannelState;
  /** Of a half channel, else null. */
  readonly heldGate: PentaGate | null;
  readonly missingGate: PentaGate | null;
  /** Members who hold both gates. */
  readonly carriers: readonly string[];
  /** null unless the channel is filled. */
  readonly filledBy: FilledBy | null;
  /** Members of a filled channel without whom it is no longer filled. */
  readonly criticalMembers: readonly string[];
  /** True when it is not filled for sure, but is at some of the possible birth times. */
  readonly mayBeFilled: boolean;
}

function filledByOf(
  carriers: readonly string[],
  first: readonly string[],
  second: readonly string[],
): FilledBy {
  if (carriers.length === 0) return 'people';
  const byTwo = first.some((one) => second.some((other) => other !== one));
  return byTwo ? 'both' : 'person';
}

function isOnly(member: string, holders: readonly string[]): boolean {
  return holders.length === 1 && holders[0] === member;
}

function stateOf(first: readonly string[], second: readonly string[]): PentaChannelState {
  if (first.length > 0 && second.length > 0) return 'filled';
  return first.length > 0 || second.length > 0 ? 'half' : 'empty';
}

function channelOf(
  { channel, label, gates, half, column }: PentaLink,
  holders: readonly [readonly string[], readonly string[]],
  memberIds: readonly string[],
  canBeFilled: boolean,
): PentaChannelHolding {
  const [one, other] = gates;
  const [first, second] = holders;
  const state = stateOf(first, second);
  const isFilled = state === 'filled';
  const isHalf = state === 'half';
  const carriers = isFilled ? first.filter((member) => second.includes(member)) : [];
  // Field by field: spreading the link would cost more than all counting together.
  return {
    channel,
    label,
    gates,
    half,
    column,
    isCore: channel === PENTA_CORE,
    state,
    heldGate: isHalf ? (first.length > 0 ? one : other) : null,
    missingGate: isHalf ? (first.length > 0 ? other : one) : null,
    carriers,
    filledBy: isFilled ? filledByOf(carriers, first, second) : null,
    criticalMembers: isFilled
      ? memberIds.filter((member) => isOnly(member, first) || isOnly(member, second))
      : [],
    mayBeFilled: !isFilled && canBeFilled,
  };
}

/** The indexes of each channel's gates in the matrix. */
const GATE_INDEXES = PENTA_LINKS.map(
  ({ gates: [one, other] }) => [PENTA_GATES.indexOf(one), PENTA_GATES.indexOf(other)] as const,
);

function namesAt(gates: readonly PentaGateHolding[], index: number): string[] {
  return entryAt(gates, index).holders.map(({ member }) => member);
}

/**
 * How the six channels stand, in the order of the matrix.
 * @param gates all twelve, in the order of the matrix
 * @param memberIds every member, in the order in which members are to be named
 * @param canFill whether the channel is filled at some of the possible birth times
 */
export function channelsOf(
  gates: readonly PentaGateHolding[],
  memberIds: readonly string[],
  canFill: (link: PentaLink) => boolean,
): PentaChannelHolding[] {
  return PENTA_LINKS.map((link, index) => {
    const [one, other] = entryAt(GATE_INDEXES, index);
    const holders = [namesAt(gates, one), namesAt(gates, other)] as const;
    return channelOf(link, holders, memberIds, canFill(link));
  });
}
