import { CENTERS, type CenterId } from '../engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '../engine/channels.ts';
import type { ReadingChart } from './chart.ts';

/**
 * The defined channels from the Throat to the nearest motor, the Throat's first; none where no motor
 * reaches it. Of equally short routes, the one whose channels come first.
 */
export function routeToThroat({
  definedChannels,
}: Pick<ReadingChart, 'definedChannels'>): readonly ChannelId[] {
  const seen = new Set<CenterId>(['throat']);
  const open: { center: CenterId; route: readonly ChannelId[] }[] = [
    { center: 'throat', route: [] },
  ];
  for (const { center, route } of open) {
    if (CENTERS[center].roles.includes('motor')) return route;
    for (const id of definedChannels) {
      const [from, to] = CHANNEL_BY_ID[id].centers;
      const next = from === center ? to : to === center ? from : null;
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      open.push({ center: next, route: [...route, id] });
    }
  }
  return [];
}
