import { CENTER_IDS } from '#shared/engine/centers.ts';

const ALL = CENTER_IDS.length;

/**
 * What a small graph shows of the centers, in a sentence or two.
 *
 * @param doubted how many depend on the birth time; null while that is being worked out
 */
export function centersCaption(defined: number, doubted: number | null): string | null {
  if (doubted === null) return null;
  if (doubted > 0) return doubtCaption(ALL - doubted);
  const open = ALL - defined;
  if (defined === 0) return 'No center is colored: all nine are shaped by the people around you.';
  if (open === 0) return 'All nine centers are colored: they’re steady in you.';
  const others = open === 1 ? 'other one is' : `other ${open} are`;
  return `The ${defined} colored centers are steady in you. The ${others} shaped by the people around you.`;
}

function doubtCaption(certain: number): string {
  const others = ALL - certain;
  if (certain === 0) return 'All nine centers depend on your birth time.';
  const be = certain === 1 ? 'is' : 'are';
  const rest =
    others === 1
      ? 'The other one, with a dotted rim, depends on it.'
      : `The other ${others}, with dotted rims, depend on it.`;
  return `${certain} of your ${ALL} centers ${be} the same at any birth time. ${rest}`;
}
