import { entryAt } from '../lookup.ts';
import type { PentaChannel, PentaGate } from '../penta-matrix.ts';
import type { PentaChannelHolding } from './channels.ts';
import { type FunctionMask, gatesIn } from './function-mask.ts';
import type { MemberFunctions } from './member.ts';

/** What one member brings. Lists follow the order of the matrix and may be empty. */
export interface PentaShare {
  readonly member: string;
  /** Held for sure. */
  readonly gates: readonly PentaGate[];
  /** Held at some of the possible birth times only. */
  readonly possibleGates: readonly PentaGate[];
  /** Channels held whole: a role the member carries in any group. */
  readonly consistentStrengths: readonly PentaChannel[];
  /** Gates that nobody else holds for sure. */
  readonly soleHolderOf: readonly PentaGate[];
  /** Channels that are no longer filled without the member. */
  readonly channelsLostIfAbsent: readonly PentaChannel[];
}

/** The group's dependence on one person. The product's own measure. */
export type SingleHolderRisk = Pick<PentaShare, 'member' | 'soleHolderOf' | 'channelsLostIfAbsent'>;

function channelsWhere(
  channels: readonly PentaChannelHolding[],
  list: 'carriers' | 'criticalMembers',
  member: string,
): PentaChannel[] {
  const named: PentaChannel[] = [];
  for (const channel of channels) {
    if (channel[list].includes(member)) named.push(channel.channel);
  }
  return named;
}

/**
 * What each member brings, in the order of the members.
 * @param functions what each of them holds
 * @param single the functions that one member alone holds
 */
export function sharesOf(
  memberIds: readonly string[],
  functions: readonly MemberFunctions[],
  single: FunctionMask,
  channels: readonly PentaChannelHolding[],
): PentaShare[] {
  return memberIds.map((member, index) => {
    const { sure, possible } = entryAt(functions, index);
    return {
      member,
      gates: gatesIn(sure),
      possibleGates: gatesIn(possible),
      consistentStrengths: channelsWhere(channels, 'carriers', member),
      soleHolderOf: gatesIn(sure & single),
      channelsLostIfAbsent: channelsWhere(channels, 'criticalMembers', member),
    };
  });
}

/** All members, those first without whom most channels are lost, then most gates. */
export function singleHolderRiskOf(shares: readonly PentaShare[]): SingleHolderRisk[] {
  return shares
    .map(({ member, soleHolderOf, channelsLostIfAbsent }) => ({
      member,
      soleHolderOf,
      channelsLostIfAbsent,
    }))
    .sort(
      (a, b) =>
        b.channelsLostIfAbsent.length - a.channelsLostIfAbsent.length ||
        b.soleHolderOf.length - a.soleHolderOf.length,
    );
}
