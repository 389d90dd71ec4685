import { hasBit } from '../bits.ts';
import type { Wiring } from '../bodygraph.ts';

/** What one person has of a channel. In the order of a sum: the lower gate counts 1, the higher 2. */
export const CHANNEL_HOLDS = ['none', 'low', 'high', 'both'] as const;
export type ChannelHold = (typeof CHANNEL_HOLDS)[number];

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

/** What a person has of a channel, given by its index in `CHANNELS`, as an index in `CHANNEL_HOLDS`. */
export function holdAt({ lower, higher }: Wiring, index: number): number {
  return (hasBit(lower, index) ? 1 : 0) + (hasBit(higher, index) ? 2 : 0);
}
