import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ChevronDownIcon } from '#client/components/ui/icons.tsx';
import { endWhole, markMore } from './whole-end.ts';

interface CardScrollProps {
  /** Gives the card more room, if it can have more; else the button scrolls. */
  onMore?: (() => void) | undefined;
  /** Asks the coach. */
  footer: ReactNode;
  /** To the cards before and after this one. */
  steps: ReactNode;
  children: ReactNode;
}

/** The content of a card above its footer: it ends with a whole paragraph, and a button says that more follows. */
export function CardScroll({ onMore, footer, steps, children }: CardScrollProps) {
  const scrolling = useRef<HTMLDivElement>(null);
  useWholeEnd(scrolling);

  function showMore() {
    const part = scrolling.current;
    // The button may disappear.
    part?.focus({ preventScroll: true });
    if (onMore) onMore();
    else part?.scrollBy({ top: part.clientHeight * 0.8 });
  }

  return (
    <>
      <div
        ref={scrolling}
        tabIndex={-1}
        onScroll={({ currentTarget }) => markMore(currentTarget)}
        className="detail-scroll min-h-0 flex-1 outline-none"
      >
        {children}
      </div>
      <button
        type="button"
        aria-label="More of this card"
        onClick={showMore}
        className="detail-more min-h-8 shrink-0 items-center gap-1.5 px-5 text-left text-sm text-ink hover:text-accent-strong"
      >
        <ChevronDownIcon className="size-4" />
      </button>
      <div className="detail-foot flex shrink-0 items-center border-t border-line px-2 py-1 in-[.detail-sheet]:pt-0.5 in-[.detail-sheet]:pb-[max(0.125rem,env(safe-area-inset-bottom))]">
        <div className="empty:hidden">{footer}</div>
        <div className="ml-auto flex">{steps}</div>
      </div>
    </>
  );
}

/** Again with each card, and when a fold of it opens. */
function useWholeEnd(scrolling: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    if (scrolling.current) endWhole(scrolling.current);
  });
  useEffect(() => {
    const part = scrolling.current;
    const content = part?.firstElementChild;
    if (!part || !content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => endWhole(part));
    observer.observe(content);
    return () => observer.disconnect();
  }, [scrolling]);
}
