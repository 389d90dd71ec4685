import type { Channel } from '../channels.ts';
import type { GateNumber } from '../wheel.ts';

/** What one person has of a channel: neither gate, the lower, the higher, or both. */
export type ChannelHold = 'none' | 'low' | 'high' | 'both';

/** How two people meet in a channel; where modes tie, the earlier one leads. */
export const PAIR_MODES = ['Electromagnetic', 'Companionship', 'Compromise', 'Dominance'] as const;
export type PairMode = (typeof PAIR_MODES)[number];

// Facts as published and used throughout the field (domain reference, section 14).
/** By the hold of the first person, then of the second; null where no whole channel comes about. */
export const MODE_MATRIX: Readonly<
  Record<ChannelHold, Readonly<Record<ChannelHold, PairMode | null>>>
> = {
  none: { none: null, low: null, high: null, both: 'Dominance' },
  low: { none: null, low: null, high: 'Electromagnetic', both: 'Compromise' },
  high: { none: null, low: 'Electromagnetic', high: null, both: 'Compromise' },
  both: { none: 'Dominance', low: 'Compromise', high: 'Compromise', both: 'Companionship' },
};

/** What a person with these gates has of a channel. */
export function holdOf(channel: Channel, gates: ReadonlySet<GateNumber>): ChannelHold {
  const [low, high] = channel.gates;
  if (gates.has(low)) return gates.has(high) ? 'both' : 'low';
  return gates.has(high) ? 'high' : 'none';
}
