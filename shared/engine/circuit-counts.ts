import { sumAt } from './bits.ts';
import type { ChannelSet } from './bodygraph.ts';
import { CHANNELS, CIRCUIT_GROUPS, CIRCUITS, type Circuit, type CircuitGroup } from './channels.ts';

/** Defined channels of each circuit and of each group. */
export interface CircuitCounts {
  readonly circuits: Readonly<Record<Circuit, number>>;
  readonly groups: Readonly<Record<CircuitGroup, number>>;
}

// Counts of the circuits are added up side by side in one number, four bits each: none has more than
// 15 channels. So are those of the groups, five bits each.
const CIRCUIT_BITS = 4;
const GROUP_BITS = 5;

/** One channel more, by its index. */
const ONE_IN_CIRCUIT = CHANNELS.map(
  ({ circuit }) => 1 << (CIRCUIT_BITS * CIRCUITS.indexOf(circuit)),
);
const ONE_IN_GROUP = CHANNELS.map(({ group }) => 1 << (GROUP_BITS * CIRCUIT_GROUPS.indexOf(group)));

function countAt(counts: number, index: number, bits: number): number {
  return (counts >>> (bits * index)) & ((1 << bits) - 1);
}

/** Counts the channels by circuit and by group. */
export function circuitCountsOf(channels: ChannelSet): CircuitCounts {
  const circuits = sumAt(channels, ONE_IN_CIRCUIT);
  const groups = sumAt(channels, ONE_IN_GROUP);
  // Written out: objects made key by key would cost more than the counting.
  return {
    circuits: {
      Integration: countAt(circuits, 0, CIRCUIT_BITS),
      Knowing: countAt(circuits, 1, CIRCUIT_BITS),
      Centering: countAt(circuits, 2, CIRCUIT_BITS),
      Understanding: countAt(circuits, 3, CIRCUIT_BITS),
      Sensing: countAt(circuits, 4, CIRCUIT_BITS),
      Ego: countAt(circuits, 5, CIRCUIT_BITS),
      Defense: countAt(circuits, 6, CIRCUIT_BITS),
    },
    groups: {
      Integration: countAt(groups, 0, GROUP_BITS),
      Individual: countAt(groups, 1, GROUP_BITS),
      Collective: countAt(groups, 2, GROUP_BITS),
      Tribal: countAt(groups, 3, GROUP_BITS),
    },
  };
}
