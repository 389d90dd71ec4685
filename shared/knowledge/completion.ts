import { CHANNEL_BY_ID, type ChannelId, partnerGate } from '../engine/channels.ts';
import type { GateNumber } from '../engine/wheel.ts';

/** What completes a channel, in words that its keynote follows as a verb. */
export interface Completion {
  /** The gate at the other end. */
  readonly partner: GateNumber;
  /** The chart has both gates, only the one told of, or only the partner. */
  readonly kind: 'own' | 'colleague' | 'partner-only';
  /** "Together with someone who has gate 44, you" */
  readonly lead: string;
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
  const told = { partner };
  if (!isActive(gate)) {
    const lead = `Together with your gate ${partner}, someone who has gate ${gate} helps you`;
    return isActive(partner) ? { ...told, kind: 'partner-only', lead } : null;
  }
  return isActive(partner)
    ? { ...told, kind: 'own', lead: `Together with your gate ${partner}, you` }
    : { ...told, kind: 'colleague', lead: `Together with someone who has gate ${partner}, you` };
}
