import { useCallback, useEffect, useState } from 'react';
import { usePrinting } from '#client/lib/use-printing.ts';
import type { ChapterId } from '#shared/reading/schema.ts';
import { chapterAnchor } from './use-current-chapter.ts';

/** Which chapters are unfolded: the first, what a link leads to, what is opened; all of them on paper. */
export function useOpenChapters(ids: readonly ChapterId[]) {
  const [opened, setOpened] = useState<ReadonlySet<ChapterId>>(() => new Set(ids.slice(0, 1)));
  const isPrinting = usePrinting();
  const change = useCallback((changed: readonly ChapterId[], isOpen: boolean) => {
    setOpened((before) => {
      if (changed.every((id) => before.has(id) === isOpen)) return before;
      const next = new Set(before);
      for (const id of changed) {
        if (isOpen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);

  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids in another array change nothing
  useEffect(() => {
    const openTarget = (hash: string) => {
      const target = ids.find((id) => hash === `#${chapterAnchor(id)}`);
      if (target) change([target], true);
      return target;
    };
    // A second click on the same link changes no address.
    const followLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      if (link) openTarget(link.getAttribute('href') ?? '');
    };
    const followAddress = () => void openTarget(location.hash);
    const linked = openTarget(location.hash);
    // The link was followed before there were chapters; who has scrolled since, reads something else.
    if (linked && window.scrollY === 0) {
      document.getElementById(chapterAnchor(linked))?.scrollIntoView();
    }
    document.addEventListener('click', followLink);
    window.addEventListener('hashchange', followAddress);
    return () => {
      document.removeEventListener('click', followLink);
      window.removeEventListener('hashchange', followAddress);
    };
  }, [key, change]);

  return {
    isOpen: (id: ChapterId) => isPrinting || opened.has(id),
    areAllOpen: ids.every((id) => opened.has(id)),
    change,
  };
}
