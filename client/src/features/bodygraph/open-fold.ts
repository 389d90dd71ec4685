/**
 * Unfolds the rest of a card where that fits beside the picture, down to its foot: else the room below
 * the words would be empty. Folds it where it doesn't.
 */
export function openFoldWithRoom(card: HTMLElement): void {
  const fold = card.querySelector('details');
  const scrolling = card.querySelector<HTMLElement>('.detail-scroll');
  if (!fold || !scrolling) return;
  scrolling.style.maxHeight = '';
  fold.open = true;
  const room = Number.parseFloat(card.style.getPropertyValue('--fill'));
  const isWhole = scrolling.scrollHeight <= scrolling.clientHeight;
  fold.open = isWhole && card.offsetHeight <= Math.ceil(room);
}
