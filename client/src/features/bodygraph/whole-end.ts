/** Below the last whole part, so that no letter touches the edge. */
const END_PX = 8;

/** Less than this below the edge is the padding under the last part. */
const LEAST_PX = 16;

/** What may stand whole at the end of the visible part of a card; a list is one part. */
const WHOLE = 'p, dt + dd, summary';

/** What a part of a card is called, by its text or by `data-part`. */
const CALLED = 'dt, summary, [data-part]';

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
  // The button that says so takes room of its own.
  scrolling.dataset['more'] = '';
  const end = wholeEnd(ends, scrolling.clientHeight);
  if (end !== null) scrolling.style.maxHeight = `${end}px`;
  markMore(scrolling);
}

/** Whether more follows below what is scrolled to, and what: the button after it says so. */
export function markMore(scrolling: HTMLElement): void {
  const below = scrolling.scrollHeight - scrolling.clientHeight - scrolling.scrollTop;
  if (below <= LEAST_PX) {
    delete scrolling.dataset['more'];
    return;
  }
  scrolling.dataset['more'] = '';
  const button = scrolling.nextElementSibling;
  if (button instanceof HTMLElement) button.dataset['next'] = moreWords(nextPart(scrolling));
}

/** "More: your gates here" */
export function moreWords(part: string): string {
  if (part === '' || part.startsWith('More')) return part || 'More';
  return `More: ${part.charAt(0).toLowerCase()}${part.slice(1)}`;
}

/** The first part that ends below the edge. */
function nextPart(scrolling: HTMLElement): string {
  const { bottom } = scrolling.getBoundingClientRect();
  const next = visible(scrolling, CALLED).find(
    (part) => part.getBoundingClientRect().bottom > bottom,
  );
  return next?.getAttribute('data-part') ?? next?.textContent ?? '';
}

function endsOf(scrolling: HTMLElement): number[] {
  const top = scrolling.getBoundingClientRect().top - scrolling.scrollTop;
  return visible(scrolling, WHOLE).map(
    (part) => part.getBoundingClientRect().bottom - top + END_PX,
  );
}

/** Not what is folded. */
function visible(scrolling: HTMLElement, parts: string): Element[] {
  return [...scrolling.querySelectorAll(parts)].filter((part) => part.checkVisibility());
}

/** The last end within the room, unless it would leave half of the room empty. */
export function wholeEnd(ends: readonly number[], room: number): number | null {
  const within = ends.filter((end) => end <= room);
  const end = Math.max(...within);
  return end >= room / 2 ? Math.round(end) : null;
}
