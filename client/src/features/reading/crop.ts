import { centerLayout, gatePlaces } from '#shared/bodygraph/layout.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import type { Lighting } from './evidence.ts';

/** The picture's own height, and how much of it is looked at closely, in its units. */
const HEIGHT = 940;
const CLOSE = 430;
/** Around what is lit. */
const ROOM = 70;

/** A band of the picture, as shares of its height. */
export interface Crop {
  readonly from: number;
  readonly share: number;
}

/** The band of the picture around what is lit; all of it where that is far apart, or nothing is lit. */
export function cropAround({ gates, channels, centers }: Lighting): Crop {
  const lit = [...gates, ...channels.flatMap((id) => CHANNEL_BY_ID[id].gates)];
  const heights = [
    ...lit.map((gate) => gatePlaces[gate].y),
    ...centers.map((id) => centerLayout(id).labelAt[1]),
  ];
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  if (heights.length === 0 || bottom - top + 2 * ROOM > CLOSE) return { from: 0, share: 1 };
  const from = Math.min(Math.max(0, (top + bottom - CLOSE) / 2), HEIGHT - CLOSE);
  return { from: from / HEIGHT, share: CLOSE / HEIGHT };
}
