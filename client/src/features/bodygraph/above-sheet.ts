/** Below the page's header. */
const HEADER_PX = 57;
/** Between a part and the edges of its room. */
const MARGIN_PX = 7;

/** A stretch of the window from above, in pixels. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Brings the first part above the sheet, together with as many of the others as there is room for;
 * from the header to the sheet there is nothing but the picture.
 * @param parts boxes in the window, most important first
 * @param sheetTop where the sheet begins
 */
export function scrollAboveSheet(
  parts: readonly Stretch[],
  picture: Stretch,
  sheetTop: number,
): void {
  const room = { top: HEADER_PX + MARGIN_PX, bottom: sheetTop - MARGIN_PX };
  const shown = together(parts, room.bottom - room.top);
  if (!shown) return;
  const isShown = shown.top >= room.top && shown.bottom <= room.bottom;
  const wanted = isShown ? 0 : middle(shown) - middle(room);
  const top = within(wanted, picture.top - HEADER_PX, picture.bottom - sheetTop);
  if (top === 0) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
}

/** As wanted, where the ends leave no choice: a picture that is lower than its room. */
function within(wanted: number, least: number, most: number): number {
  return least > most ? wanted : Math.min(Math.max(wanted, least), most);
}

function together([first, ...others]: readonly Stretch[], height: number): Stretch | undefined {
  return first && others.reduce((shown, other) => joined(shown, other, height), first);
}

/** Both, where that isn't too high. */
function joined(shown: Stretch, other: Stretch, height: number): Stretch {
  const top = Math.min(shown.top, other.top);
  const bottom = Math.max(shown.bottom, other.bottom);
  return bottom - top <= height ? { top, bottom } : shown;
}

function middle({ top, bottom }: Stretch): number {
  return (top + bottom) / 2;
}
