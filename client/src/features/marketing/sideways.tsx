import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { useMedia } from '#client/lib/use-media.ts';

/** `lg` of the design: from there on, nothing scrolls. */
const WIDE = '(min-width: 64rem)';

interface SidewaysProps {
  label: string;
  /** The columns of a wide window. */
  columns: string;
  /** List items that snap to the start. */
  children: ReactNode;
}

/** A row that narrow windows scroll sideways instead of stacking it. */
export function Sideways({ label, columns, children }: SidewaysProps) {
  const isWide = useMedia(WIDE);
  return (
    <ul
      aria-label={label}
      // Scrolled with the arrow keys.
      tabIndex={isWide ? undefined : 0}
      className={cx(
        'mt-8 grid gap-x-8 max-lg:-mx-gutter max-lg:snap-x max-lg:scroll-px-gutter max-lg:auto-cols-[min(17rem,78vw)] max-lg:grid-flow-col max-lg:gap-x-4 max-lg:overflow-x-auto max-lg:px-gutter max-lg:pb-3',
        columns,
      )}
    >
      {children}
    </ul>
  );
}
