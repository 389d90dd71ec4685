import type { PentaChannel, PentaGate } from '../penta-matrix.ts';
import type { PentaChannelHolding } from './channels.ts';
import type { PentaGateHolding } from './gates.ts';

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

function isAmong(member: string, holders: PentaGateHolding['possibleHolders' | 'holders']) {
  return holders.some((holder) => holder.member === member);
}

function shareOf(
  member: string,
  gates: readonly PentaGateHolding[],
  channels: readonly PentaChannelHolding[],
): PentaShare {
  const held = gates.filter(({ holders }) => isAmong(member, holders));
  return {
    member,
    gates: held.map(({ gate }) => gate),
    possibleGates: gates
      .filter(({ possibleHolders }) => isAmong(member, possibleHolders))
      .map(({ gate }) => gate),
    consistentStrengths: channels
      .filter(({ carriers }) => carriers.includes(member))
      .map(({ channel }) => channel),
    soleHolderOf: held.filter(({ state }) => state === 'single').map(({ gate }) => gate),
    channelsLostIfAbsent: channels
      .filter(({ criticalMembers }) => criticalMembers.includes(member))
      .map(({ channel }) => channel),
  };
}

/** What each member brings, in the order of the members. */
export function sharesOf(
  memberIds: readonly string[],
  gates: readonly PentaGateHolding[],
  channels: readonly PentaChannelHolding[],
): PentaShare[] {
  return memberIds.map((member) => shareOf(member, gates, channels));
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
