import type { PentaGate } from '../penta-matrix.ts';
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

function channelOf(
  link: PentaLink,
  holdersOf: ReadonlyMap<PentaGate, readonly string[]>,
  mayBeFilled: boolean,
): PentaChannelHolding {
  const [one, other] = link.gates;
  const first = holdersOf.get(one) ?? [];
  const second = holdersOf.get(other) ?? [];
  const fixed = { ...link, isCore: link.channel === PENTA_CORE };
  const none = { heldGate: null, missingGate: null, carriers: [], criticalMembers: [] };
  if (first.length === 0 && second.length === 0) {
    return { ...fixed, ...none, state: 'empty', filledBy: null, mayBeFilled };
  }
  if (first.length === 0 || second.length === 0) {
    const [heldGate, missingGate] = second.length === 0 ? [one, other] : [other, one];
    const half = { heldGate, missingGate, filledBy: null, mayBeFilled };
    return { ...fixed, ...none, ...half, state: 'half' };
  }
  const carriers = first.filter((member) => second.includes(member));
  const lone = [first, second].flatMap((holders) => (holders.length === 1 ? holders : []));
  return {
    ...fixed,
    ...none,
    state: 'filled',
    carriers,
    filledBy: filledByOf(carriers, first, second),
    criticalMembers: [...new Set(lone)],
    mayBeFilled: false,
  };
}

/**
 * How the six channels stand, in the order of the matrix.
 * @param memberIds every member, in the order in which members are to be named
 * @param canFill whether the channel is filled at some of the possible birth times
 */
export function channelsOf(
  gates: readonly PentaGateHolding[],
  memberIds: readonly string[],
  canFill: (link: PentaLink) => boolean,
): PentaChannelHolding[] {
  const holdersOf = new Map(
    gates.map(({ gate, holders }) => [gate, holders.map(({ member }) => member)]),
  );
  return PENTA_LINKS.map((link) => {
    const channel = channelOf(link, holdersOf, canFill(link));
    const criticalMembers = memberIds.filter((id) => channel.criticalMembers.includes(id));
    return { ...channel, criticalMembers };
  });
}
