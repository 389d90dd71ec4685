/** Below the page's header. */
const TOP_PX = 64;
/** The sheet covers up to 62 % of the window from below. */
const BOTTOM_SHARE = 0.37;

/** A stretch of the window from above, in pixels. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Brings the first part above the sheet, together with as many of the others as there is room for.
 * @param parts boxes in the window, most important first
 */
export function scrollAboveSheet(parts: readonly Stretch[]): void {
  const room = { top: TOP_PX, bottom: window.innerHeight * BOTTOM_SHARE };
  const shown = together(parts, room.bottom - room.top);
  if (!shown || (shown.top >= room.top && shown.bottom <= room.bottom)) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({
    top: middle(shown) - middle(room),
    behavior: isStill ? 'instant' : 'smooth',
  });
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
