import { CHANNEL_BY_ID, type ChannelId } from './channels.ts';
import type { GateNumber } from './wheel.ts';

/** Of which of a channel's two gates, as its id names them, somebody is conscious. */
export type ConsciousGates = 'both' | 'first' | 'second' | 'none';

/** @param isConscious whether the personality side has a gate */
export function consciousGates(
  isConscious: (gate: GateNumber) => boolean,
  id: ChannelId,
): ConsciousGates {
  const [first, second] = CHANNEL_BY_ID[id].gates;
  if (isConscious(first)) return isConscious(second) ? 'both' : 'first';
  return isConscious(second) ? 'second' : 'none';
}

/** What is told of a channel where the birth time may decide which of its gates are conscious. */
export const USUAL_GATES: Readonly<Record<ChannelId, ConsciousGates>> = {
  '1-8': 'first',
  '2-14': 'none',
  '3-60': 'both',
  '4-63': 'both',
  '5-15': 'none',
  '6-59': 'none',
  '7-31': 'none',
  '9-52': 'both',
  '10-20': 'none',
  '10-34': 'both',
  '10-57': 'second',
  '11-56': 'second',
  '12-22': 'first',
  '13-33': 'both',
  '16-48': 'first',
  '17-62': 'both',
  '18-58': 'first',
  '19-49': 'both',
  '20-34': 'both',
  '20-57': 'both',
  '21-45': 'first',
  '23-43': 'both',
  '24-61': 'both',
  '25-51': 'both',
  '26-44': 'both',
  '27-50': 'both',
  '28-38': 'both',
  '29-46': 'both',
  '30-41': 'first',
  '32-54': 'both',
  '34-57': 'both',
  '35-36': 'both',
  '37-40': 'first',
  '39-55': 'none',
  '42-53': 'both',
  '47-64': 'both',
};
