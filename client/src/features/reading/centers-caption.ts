import { CENTER_IDS } from '#shared/engine/centers.ts';

const ALL = CENTER_IDS.length;

/** What a reader who has never seen a graph has to know first. */
const WHAT_A_CENTER_IS = 'Each shape is a center: a part of how you work.';

/**
 * What a graph shows of the centers, in a few sentences.
 *
 * @param doubted how many depend on the birth time; null while that is being worked out
 * @param hasDots whether other parts depend on it
 */
export function centersCaption(
  defined: number,
  doubted: number | null,
  hasDots = false,
): string | null {
  if (doubted === null) return null;
  const words = doubted > 0 ? doubtWords(ALL - doubted) : steadyWords(defined);
  const dots = hasDots && doubted === 0 ? ' Dotted parts depend on your birth time.' : '';
  return `${WHAT_A_CENTER_IS} ${words}${dots}`;
}

function steadyWords(defined: number): string {
  const open = ALL - defined;
  if (defined === 0) return 'No center is colored: the people around you shape all nine.';
  if (open === 0) return 'All nine centers are colored: they’re steady in you.';
  const others = open === 1 ? 'other one' : `other ${open}`;
  return `The ${defined} colored centers are steady in you. The people around you shape the ${others}.`;
}

function doubtWords(certain: number): string {
  const others = ALL - certain;
  if (certain === 0) return 'All nine centers depend on your birth time.';
  const be = certain === 1 ? 'is' : 'are';
  const rest =
    others === 1
      ? 'The other one, with a dotted rim, depends on it.'
      : `The other ${others}, with dotted rims, depend on it.`;
  return `${certain} of your ${ALL} centers ${be} the same at any birth time. ${rest}`;
}
