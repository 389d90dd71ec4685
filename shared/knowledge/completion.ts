import { CHANNEL_BY_ID, type ChannelId, partnerGate } from '../engine/channels.ts';
import type { GateNumber } from '../engine/wheel.ts';

/** What completes a channel, in words that end with the channel's name. */
export interface Completion {
  /** The gate at the other end. */
  readonly partner: GateNumber;
  /** "With a colleague who has gate 44, you form" */
  readonly lead: string;
  /** "Surrender" */
  readonly channelName: string;
}

/**
 * What completes a channel, told from one of its gates; null where the chart has neither of them.
 * @param isActive whether the chart has a gate
 */
export function completionOf(
  id: ChannelId,
  gate: GateNumber,
  isActive: (gate: GateNumber) => boolean,
): Completion | null {
  const channel = CHANNEL_BY_ID[id];
  const partner = partnerGate(channel, gate);
  const lead = leadOf(partner, isActive(gate), isActive(partner));
  return lead === null ? null : { partner, lead, channelName: channel.name };
}

function leadOf(partner: GateNumber, hasGate: boolean, hasPartner: boolean): string | null {
  if (hasGate) {
    return hasPartner
      ? `Your gate ${partner} completes`
      : `With a colleague who has gate ${partner}, you form`;
  }
  return hasPartner ? `Your gate ${partner} and a colleague with this gate form` : null;
}
