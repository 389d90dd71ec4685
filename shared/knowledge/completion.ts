import { CHANNEL_BY_ID, type ChannelId, partnerGate } from '../engine/channels.ts';
import type { GateNumber } from '../engine/wheel.ts';

/** What completes a channel, in words that end with the channel's name. */
export interface Completion {
  /** The gate at the other end. */
  readonly partner: GateNumber;
  /** "Gate 44 would complete" */
  readonly lead: string;
  /** "Surrender" */
  readonly channelName: string;
}

/**
 * What completes a channel, told from one of its gates.
 * @param isActive whether the chart has a gate
 */
export function completionOf(
  id: ChannelId,
  gate: GateNumber,
  isActive: (gate: GateNumber) => boolean,
): Completion {
  const channel = CHANNEL_BY_ID[id];
  const partner = partnerGate(channel, gate);
  return {
    partner,
    lead: leadOf(partner, isActive(gate), isActive(partner)),
    channelName: channel.name,
  };
}

function leadOf(partner: GateNumber, hasGate: boolean, hasPartner: boolean): string {
  if (hasGate) {
    return hasPartner ? `Your gate ${partner} completes` : `Gate ${partner} would complete`;
  }
  return hasPartner
    ? `With your gate ${partner}, it would complete`
    : `Together with gate ${partner}, it forms`;
}
