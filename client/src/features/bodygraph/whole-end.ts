/** What follows shows this much of itself, under the fade at the end: it says that the card scrolls. */
const PEEK_PX = 24;

/** What may stand whole at the end of the visible part of a card. */
const WHOLE = 'p, dt + dd, li, summary';

/**
 * Makes a card's scrolling part fade out after a whole paragraph where not all of it has room: a
 * line that is cut in two looks like a mistake.
 */
export function endWhole(scrolling: HTMLElement): void {
  scrolling.style.maxHeight = '';
  const room = scrolling.clientHeight;
  if (scrolling.scrollHeight <= room) return;
  const top = scrolling.getBoundingClientRect().top - scrolling.scrollTop;
  const ends = [...scrolling.querySelectorAll(WHOLE)]
    // Not what is folded.
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect().bottom - top + PEEK_PX);
  const end = wholeEnd(ends, room);
  if (end !== null) scrolling.style.maxHeight = `${end}px`;
}

/** The last end within the room, unless it would leave half of the room empty. */
export function wholeEnd(ends: readonly number[], room: number): number | null {
  const within = ends.filter((end) => end <= room);
  const end = Math.max(...within);
  return end >= room / 2 ? Math.round(end) : null;
}
