import { useEffect, useState } from 'react';
import { CHAPTER_IDS, type ChapterId } from '#shared/reading/schema.ts';
import type { ReaderPosition } from './chapter-progress.ts';

/** The id of a chapter's section, for links. */
export function chapterAnchor(id: ChapterId): string {
  return `chapter-${id}`;
}

/** Below the header: a folded chapter is read once it's there. */
const TOP_PX = 96;

function isPassed(section: HTMLElement): boolean {
  const isOpen = section.querySelector('details[open]') !== null;
  return section.getBoundingClientRect().top <= (isOpen ? window.innerHeight / 2 : TOP_PX);
}

/**
 * In the last open chapter that begins in the upper half of the window, or the last folded one at its top, until it
 * ends in that half.
 */
export function useCurrentChapter(): ReaderPosition {
  const [place, setPlace] = useState<ReaderPosition>({ current: null, isPast: false, opened: [] });
  useEffect(() => {
    let frame = 0;
    function read() {
      frame = 0;
      const line = window.innerHeight / 2;
      const passed = CHAPTER_IDS.flatMap((id) => {
        const section = document.getElementById(chapterAnchor(id));
        return section && isPassed(section) ? [{ id, section }] : [];
      });
      const last = passed.at(-1);
      const isPast =
        last !== undefined &&
        last.id === CHAPTER_IDS.at(-1) &&
        last.section.getBoundingClientRect().bottom <= line;
      const current = isPast ? null : (last?.id ?? null);
      const unfolded = passed.flatMap(({ id, section }) =>
        section.querySelector('details[open]') ? [id] : [],
      );
      setPlace((before) => {
        const added = unfolded.filter((id) => !before.opened.includes(id));
        const isHere = current === before.current && isPast === before.isPast;
        if (isHere && added.length === 0) return before;
        return { current, isPast, opened: [...before.opened, ...added] };
      });
    }
    function onScroll() {
      frame ||= requestAnimationFrame(read);
    }
    // Reading now would lay the page out twice.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    // Chapters that fold or unfold move the others without any scrolling; the event doesn't bubble.
    document.addEventListener('toggle', onScroll, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
      document.removeEventListener('toggle', onScroll, true);
    };
  }, []);
  return place;
}
