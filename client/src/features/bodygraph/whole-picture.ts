/**
 * Brings a picture wholly into the window where it has room there, and with it the words beside it:
 * a card speaks of what one sees.
 */
export function showWhole(picture: Element): void {
  const { top, bottom } = picture.getBoundingClientRect();
  const room = roomInWindow();
  const isWhole = top >= room.top && bottom <= room.bottom;
  if (isWhole || window.scrollY === 0 || bottom - top > room.bottom - room.top) return;
  // The page's own beginning, rather than a line of it behind the header.
  const isOfFirstScreen = bottom + window.scrollY <= room.bottom;
  // Not smooth: the card is placed next.
  window.scrollTo({
    top: isOfFirstScreen ? 0 : window.scrollY + top - room.top,
    behavior: 'instant',
  });
}

/** Below what the page keeps for its header. */
function roomInWindow() {
  const kept = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return { top: Number.isNaN(kept) ? 0 : kept, bottom: window.innerHeight };
}
