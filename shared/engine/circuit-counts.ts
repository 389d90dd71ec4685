import { countCommon } from './bits.ts';
import { type ChannelSet, channelsWith } from './bodygraph.ts';
import { CIRCUIT_GROUPS, CIRCUITS, type Circuit, type CircuitGroup } from './channels.ts';
import { recordOf } from './lookup.ts';

/** Defined channels of each circuit and of each group. */
export interface CircuitCounts {
  readonly circuits: Readonly<Record<Circuit, number>>;
  readonly groups: Readonly<Record<CircuitGroup, number>>;
}

const IN_CIRCUIT = recordOf(CIRCUITS, (name) => channelsWith(({ circuit }) => circuit === name));
const IN_GROUP = recordOf(CIRCUIT_GROUPS, (name) => channelsWith(({ group }) => group === name));

/** Counts the channels by circuit and by group. */
export function circuitCountsOf(channels: ChannelSet): CircuitCounts {
  // Written out: objects made key by key would cost more than the counting.
  return {
    circuits: {
      Integration: countCommon(channels, IN_CIRCUIT.Integration),
      Knowing: countCommon(channels, IN_CIRCUIT.Knowing),
      Centering: countCommon(channels, IN_CIRCUIT.Centering),
      Understanding: countCommon(channels, IN_CIRCUIT.Understanding),
      Sensing: countCommon(channels, IN_CIRCUIT.Sensing),
      Ego: countCommon(channels, IN_CIRCUIT.Ego),
      Defense: countCommon(channels, IN_CIRCUIT.Defense),
    },
    groups: {
      Integration: countCommon(channels, IN_GROUP.Integration),
      Individual: countCommon(channels, IN_GROUP.Individual),
      Collective: countCommon(channels, IN_GROUP.Collective),
      Tribal: countCommon(channels, IN_GROUP.Tribal),
    },
  };
}
