import { CHANNEL_BY_ID, type ChannelId, partnerGate } from '../engine/channels.ts';
import type { GateNumber } from '../engine/wheel.ts';

/** What completes a channel, in words that the channel's keynote follows. */
export interface Completion {
  /** The gate at the other end. */
  readonly partner: GateNumber;
  /** The chart has both gates, only the one told of, or only the partner. */
  readonly kind: 'own' | 'colleague' | 'partner-only';
  /** "With a colleague’s gate 44, it forms" */
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
  const told = { partner, channelName: channel.name };
  if (!isActive(gate)) {
    const lead = `Your gate ${partner} and a colleague’s gate ${gate} form`;
    return isActive(partner) ? { ...told, kind: 'partner-only', lead } : null;
  }
  return isActive(partner)
    ? { ...told, kind: 'own', lead: `With your gate ${partner}, it forms` }
    : { ...told, kind: 'colleague', lead: `With a colleague’s gate ${partner}, it forms` };
}
