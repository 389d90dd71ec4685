import type { CHANNEL_ROWS } from './channels.data.ts';

type ChannelId = (typeof CHANNEL_ROWS)[number]['id'];

/**
 * One value for each channel, given by its place by number. Written out because an object of this
 * size made key by key is several times slower to make and to read.
 */
export function recordOfChannels<V>(valueAt: (place: number) => V): Record<ChannelId, V> {
  return {
    '1-8': valueAt(0),
    '2-14': valueAt(1),
    '3-60': valueAt(2),
    '4-63': valueAt(3),
    '5-15': valueAt(4),
    '6-59': valueAt(5),
    '7-31': valueAt(6),
    '9-52': valueAt(7),
    '10-20': valueAt(8),
    '10-34': valueAt(9),
    '10-57': valueAt(10),
    '11-56': valueAt(11),
    '12-22': valueAt(12),
    '13-33': valueAt(13),
    '16-48': valueAt(14),
    '17-62': valueAt(15),
    '18-58': valueAt(16),
    '19-49': valueAt(17),
    '20-34': valueAt(18),
    '20-57': valueAt(19),
    '21-45': valueAt(20),
    '23-43': valueAt(21),
    '24-61': valueAt(22),
    '25-51': valueAt(23),
    '26-44': valueAt(24),
    '27-50': valueAt(25),
    '28-38': valueAt(26),
    '29-46': valueAt(27),
    '30-41': valueAt(28),
    '32-54': valueAt(29),
    '34-57': valueAt(30),
    '35-36': valueAt(31),
    '37-40': valueAt(32),
    '39-55': valueAt(33),
    '42-53': valueAt(34),
    '47-64': valueAt(35),
  };
}
