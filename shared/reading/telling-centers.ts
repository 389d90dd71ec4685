import { CENTER_IDS, type CenterId } from '../engine/centers.ts';
import { GATES } from '../engine/gates.ts';
import type { ReadingChart } from './chart.ts';
import { speakingCenter } from './evidence.ts';

/** How many of a hundred people have a center defined, roughly: for ranking, never to be shown. */
const DEFINED_SHARE: Readonly<Record<CenterId, number>> = {
  head: 30,
  ajna: 48,
  throat: 72,
  g: 55,
  heart: 35,
  spleen: 55,
  solarPlexus: 50,
  sacral: 70,
  root: 65,
};

/** How common the center's state is; the lower, the more it tells this person from others. */
function commonness(chart: ReadingChart, center: CenterId): number {
  if (chart.definedCenters.includes(center)) return DEFINED_SHARE[center];
  const open = 100 - DEFINED_SHARE[center];
  return chart.completelyOpenCenters.includes(center) ? open / 2 : open;
}

/**
 * The nine centers, the most telling first: where the two Suns stand, then by how rare their state
 * is; a center without any gate counts as twice as rare as an open one. What type and authority
 * already speak of comes last: the Sacral, whose state follows from the type, and the authority's
 * own center.
 */
export function tellingCenters(chart: ReadingChart): readonly CenterId[] {
  const { personality, design } = chart.activations;
  const suns = [personality.sun.gate, design.sun.gate].map((gate) => GATES[gate].center);
  const isTold = (center: CenterId) =>
    center === 'sacral' || center === speakingCenter(chart.authority);
  const rank = (center: CenterId) => {
    const rarity = suns.includes(center) ? suns.indexOf(center) : 2 + commonness(chart, center);
    return isTold(center) ? 1000 + rarity : rarity;
  };
  return [...CENTER_IDS].sort((a, b) => rank(a) - rank(b));
}
