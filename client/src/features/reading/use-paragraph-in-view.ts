import { type RefObject, useEffect, useState } from 'react';

/** The window above the line up to which one has read on: a little above its middle. */
const READ_ON = '0px 0px -55% 0px';

/**
 * The id of the paragraph that is being read: the last one that has come up to the line, and stays
 * so while none is above it. The first one in sight may be left with no more than its last words.
 * @param text holds the paragraphs, each with its id as `data-paragraph`
 */
export function useParagraphInView(
  text: RefObject<HTMLElement | null>,
  isWatched: boolean,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!isWatched || !text.current) return;
    const begun = new Set<Element>();
    const paragraphs = [...text.current.querySelectorAll('[data-paragraph]')];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target);
          else begun.delete(target);
        }
        const last = paragraphs.findLast((paragraph) => begun.has(paragraph));
        if (last) setCurrent(last.getAttribute('data-paragraph'));
      },
      { rootMargin: READ_ON },
    );
    for (const paragraph of paragraphs) observer.observe(paragraph);
    return () => observer.disconnect();
  }, [text, isWatched]);
  return current;
}
