/** Below the last whole part, so that no letter touches the edge. */
const END_PX = 8;

/** Less than this below the edge is the padding under the last part. */
const LEAST_PX = 16;

/** What may stand whole at the end of the visible part of a card. */
const WHOLE = 'p, dt + dd, li, summary';

/**
 * Ends a card's scrolling part after a whole paragraph where not all of it has room, and has
 * `data-more` say that more follows: a line that is cut in two looks like a mistake.
 */
export function endWhole(scrolling: HTMLElement): void {
  scrolling.style.maxHeight = '';
  delete scrolling.dataset['more'];
  if (scrolling.scrollHeight <= scrolling.clientHeight) return;
  const ends = endsOf(scrolling);
  // The padding below the last of them may be missing.
  if (Math.max(...ends) <= scrolling.clientHeight) return;
  const end = wholeEnd(ends, scrolling.clientHeight);
  if (end !== null) scrolling.style.maxHeight = `${end}px`;
  markMore(scrolling);
}

/** Whether more follows below what is scrolled to. */
export function markMore(scrolling: HTMLElement): void {
  const below = scrolling.scrollHeight - scrolling.clientHeight - scrolling.scrollTop;
  if (below > LEAST_PX) scrolling.dataset['more'] = '';
  else delete scrolling.dataset['more'];
}

function endsOf(scrolling: HTMLElement): number[] {
  const top = scrolling.getBoundingClientRect().top - scrolling.scrollTop;
  return (
    [...scrolling.querySelectorAll(WHOLE)]
      // Not what is folded.
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect().bottom - top + END_PX)
  );
}

/** The last end within the room, unless it would leave half of the room empty. */
export function wholeEnd(ends: readonly number[], room: number): number | null {
  const within = ends.filter((end) => end <= room);
  const end = Math.max(...within);
  return end >= room / 2 ? Math.round(end) : null;
}
