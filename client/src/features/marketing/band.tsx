import type { ReactNode, Ref } from 'react';
import { cx } from '#client/components/ui/cx.ts';

interface BandProps {
  /** The id of its heading. */
  titleId: string;
  /** On the color of cards rather than of the page. */
  isRaised?: boolean | undefined;
  /** For a section that can be scrolled to. */
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** One section of the landing page below its first screen, over the whole width. */
export function Band({ titleId, isRaised = false, ref, children }: BandProps) {
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={titleId}
      className={cx('border-t border-line outline-none', isRaised && 'bg-surface')}
    >
      <div className="mx-auto max-w-page px-gutter py-9 sm:py-14">{children}</div>
    </section>
  );
}
