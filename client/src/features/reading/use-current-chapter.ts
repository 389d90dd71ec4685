import { useEffect, useState } from 'react';
import { CHAPTER_IDS, type ChapterId } from '#shared/reading/schema.ts';
import type { Place } from './chapter-progress.ts';

/** The id of a chapter's section, for links. */
export function chapterAnchor(id: ChapterId): string {
  return `chapter-${id}`;
}

/** In the last chapter that begins in the upper half of the window. */
export function useCurrentChapter(): Place {
  const [place, setPlace] = useState<Place>({ current: null, opened: [] });
  useEffect(() => {
    let frame = 0;
    function read() {
      frame = 0;
      const line = window.innerHeight / 2;
      const passed = CHAPTER_IDS.flatMap((id) => {
        const section = document.getElementById(chapterAnchor(id));
        return section && section.getBoundingClientRect().top <= line ? [{ id, section }] : [];
      });
      const current = passed.at(-1)?.id ?? null;
      const unfolded = passed.flatMap(({ id, section }) =>
        section.querySelector('details[open]') ? [id] : [],
      );
      setPlace((before) => {
        const added = unfolded.filter((id) => !before.opened.includes(id));
        if (current === before.current && added.length === 0) return before;
        return { current, opened: [...before.opened, ...added] };
      });
    }
    function onScroll() {
      frame ||= requestAnimationFrame(read);
    }
    // Reading now would lay the page out twice.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);
  return place;
}
