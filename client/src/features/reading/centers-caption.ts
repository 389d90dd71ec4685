import { CENTER_IDS } from '#shared/engine/centers.ts';

const ALL = CENTER_IDS.length;

/** What a reader who has never seen a graph has to know first. */
const WHAT_A_CENTER_IS = 'Each shape is a center: a part of how you work.';

const DOTTED = 'Dotted parts depend on your birth time.';

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
  const words = doubted > 0 ? doubtWords(ALL - doubted) : steadyWords(defined, hasDots);
  return `${WHAT_A_CENTER_IS} ${words}`;
}

/** With dots to explain, the open centers are left to the key: all of it would run into the graph. */
function steadyWords(defined: number, hasDots: boolean): string {
  const open = ALL - defined;
  const also = hasDots ? ` ${DOTTED}` : '';
  if (defined === 0) return `No center is colored: the people around you shape all nine.${also}`;
  if (open === 0) return `All nine centers are colored: they’re steady in you.${also}`;
  const others = open === 1 ? 'other one' : `other ${open}`;
  const rest = hasDots ? DOTTED : `The people around you shape the ${others}.`;
  return `The ${defined} colored centers are steady in you. ${rest}`;
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
