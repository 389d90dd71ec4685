import { type RefObject, useEffect, useState } from 'react';

/** Where one reads: a band above the middle of the window. */
const READING_BAND = '-25% 0px -55% 0px';

/**
 * The id of the paragraph that is being read: the first one in the band, else the last that was.
 * @param text holds the paragraphs, each with its id as `data-paragraph`
 */
export function useParagraphInView(
  text: RefObject<HTMLElement | null>,
  isWatched: boolean,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!isWatched || !text.current) return;
    const inBand = new Set<Element>();
    const paragraphs = [...text.current.querySelectorAll('[data-paragraph]')];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inBand.add(target);
          else inBand.delete(target);
        }
        const first = paragraphs.find((paragraph) => inBand.has(paragraph));
        if (first) setCurrent(first.getAttribute('data-paragraph'));
      },
      { rootMargin: READING_BAND },
    );
    for (const paragraph of paragraphs) observer.observe(paragraph);
    return () => observer.disconnect();
  }, [text, isWatched]);
  return current;
}
