import type { CHANNEL_ROWS } from './channels.data.ts';

const CHANNEL_COUNT = 36;

type ChannelId = (typeof CHANNEL_ROWS)[number]['id'];

/**
 * One value for each channel, listed by number. Written out because an object of this size made key by
 * key is several times slower to make and to read.
 */
export function recordOfChannels<V>(values: readonly V[]): Record<ChannelId, V> {
  const record: Record<ChannelId, V | undefined> = {
    '1-8': values[0],
    '2-14': values[1],
    '3-60': values[2],
    '4-63': values[3],
    '5-15': values[4],
    '6-59': values[5],
    '7-31': values[6],
    '9-52': values[7],
    '10-20': values[8],
    '10-34': values[9],
    '10-57': values[10],
    '11-56': values[11],
    '12-22': values[12],
    '13-33': values[13],
    '16-48': values[14],
    '17-62': values[15],
    '18-58': values[16],
    '19-49': values[17],
    '20-34': values[18],
    '20-57': values[19],
    '21-45': values[20],
    '23-43': values[21],
    '24-61': values[22],
    '25-51': values[23],
    '26-44': values[24],
    '27-50': values[25],
    '28-38': values[26],
    '29-46': values[27],
    '30-41': values[28],
    '32-54': values[29],
    '34-57': values[30],
    '35-36': values[31],
    '37-40': values[32],
    '39-55': values[33],
    '42-53': values[34],
    '47-64': values[35],
  };
  if (values.length !== CHANNEL_COUNT) throw new RangeError(`${values.length} values for channels`);
  // Every channel has a value, as has just been seen.
  return record as Record<ChannelId, V>;
}
