import type { CHANNEL_ROWS } from './channels.data.ts';

type ChannelId = (typeof CHANNEL_ROWS)[number]['id'];

/** Like `entryAt`, which reads tables of many kinds and so is slower for each. */
function valueAt<V>(values: readonly V[], index: number): V {
  const value = values[index];
  if (value === undefined) throw new RangeError(`No value for channel ${index}`);
  return value;
}

/**
 * One value for each channel, in the order by number. Written out because an object of this size made
 * key by key is several times slower to make and to read.
 */
export function recordOfChannels<V>(values: readonly V[]): Record<ChannelId, V> {
  return {
    '1-8': valueAt(values, 0),
    '2-14': valueAt(values, 1),
    '3-60': valueAt(values, 2),
    '4-63': valueAt(values, 3),
    '5-15': valueAt(values, 4),
    '6-59': valueAt(values, 5),
    '7-31': valueAt(values, 6),
    '9-52': valueAt(values, 7),
    '10-20': valueAt(values, 8),
    '10-34': valueAt(values, 9),
    '10-57': valueAt(values, 10),
    '11-56': valueAt(values, 11),
    '12-22': valueAt(values, 12),
    '13-33': valueAt(values, 13),
    '16-48': valueAt(values, 14),
    '17-62': valueAt(values, 15),
    '18-58': valueAt(values, 16),
    '19-49': valueAt(values, 17),
    '20-34': valueAt(values, 18),
    '20-57': valueAt(values, 19),
    '21-45': valueAt(values, 20),
    '23-43': valueAt(values, 21),
    '24-61': valueAt(values, 22),
    '25-51': valueAt(values, 23),
    '26-44': valueAt(values, 24),
    '27-50': valueAt(values, 25),
    '28-38': valueAt(values, 26),
    '29-46': valueAt(values, 27),
    '30-41': valueAt(values, 28),
    '32-54': valueAt(values, 29),
    '34-57': valueAt(values, 30),
    '35-36': valueAt(values, 31),
    '37-40': valueAt(values, 32),
    '39-55': valueAt(values, 33),
    '42-53': valueAt(values, 34),
    '47-64': valueAt(values, 35),
  };
}
