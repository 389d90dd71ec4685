import type { CenterId } from './centers.ts';
import { recordOfChannels } from './channel-record.ts';
import { CHANNEL_ROWS } from './channels.data.ts';
import type { GateNumber } from './wheel.ts';

/** Lower gate first: "10-20". */
export type ChannelId = (typeof CHANNEL_ROWS)[number]['id'];

export const CIRCUITS = [
  'Integration',
  'Knowing',
  'Centering',
  'Understanding',
  'Sensing',
  'Ego',
  'Defense',
] as const;
export type Circuit = (typeof CIRCUITS)[number];

export const CIRCUIT_GROUPS = ['Integration', 'Individual', 'Collective', 'Tribal'] as const;
export type CircuitGroup = (typeof CIRCUIT_GROUPS)[number];

/** What the joined centers make of the channel's energy. */
export type ChannelEnergy = 'Projected' | 'Generated' | 'Manifested' | 'Manifesting-Generated';

export interface Channel {
  readonly id: ChannelId;
  /** Lower number first. */
  readonly gates: readonly [GateNumber, GateNumber];
  /** The first gate lies in the first center, the second gate in the second. */
  readonly centers: readonly [CenterId, CenterId];
  readonly name: string;
  readonly circuit: Circuit;
  readonly group: CircuitGroup;
  readonly energyType: ChannelEnergy;
}

/** All 36 channels by number. */
export const CHANNELS: readonly Channel[] = CHANNEL_ROWS;

export const CHANNEL_IDS: readonly ChannelId[] = CHANNEL_ROWS.map((row) => row.id);

export const CHANNEL_BY_ID: Readonly<Record<ChannelId, Channel>> = recordOfChannels(CHANNELS);

/** The six channels among gates 10, 20, 34 and 57, which form one figure. */
export const INTEGRATION_COMPLEX: readonly ChannelId[] = [
  '10-20',
  '10-34',
  '10-57',
  '20-34',
  '20-57',
  '34-57',
];

/** The channel's gate at the other end. */
export function partnerGate(channel: Channel, gate: GateNumber): GateNumber {
  return channel.gates[0] === gate ? channel.gates[1] : channel.gates[0];
}
