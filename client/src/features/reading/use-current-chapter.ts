import { useEffect, useState } from 'react';
import { CHAPTER_IDS, type ChapterId } from '#shared/reading/schema.ts';

/** The id of a chapter's section, for links. */
export function chapterAnchor(id: ChapterId): string {
  return `chapter-${id}`;
}

/** The last chapter that begins in the upper half of the window; null above the first. */
export function useCurrentChapter(): ChapterId | null {
  const [current, setCurrent] = useState<ChapterId | null>(null);
  useEffect(() => {
    let frame = 0;
    function read() {
      frame = 0;
      const line = window.innerHeight / 2;
      const passed = CHAPTER_IDS.filter((id) => {
        const section = document.getElementById(chapterAnchor(id));
        return section !== null && section.getBoundingClientRect().top <= line;
      });
      setCurrent(passed.at(-1) ?? null);
    }
    function onScroll() {
      frame ||= requestAnimationFrame(read);
    }
    read();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);
  return current;
}
