import { type RefObject, useEffect, useRef } from 'react';

/**
 * Unfolds a section's fold once the address leads to the section.
 * @param id the section's
 */
export function useUnfoldedByLink(id: string | undefined): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const follow = () => {
      const fold = section.current?.querySelector('details');
      if (fold && id !== undefined && location.hash === `#${id}`) fold.open = true;
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id]);
  return section;
}
