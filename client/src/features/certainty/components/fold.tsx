import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { ChevronRightIcon } from '#client/components/ui/icons.tsx';

export interface FoldProps {
  /** Starts with the marker, which rotates when the fold opens. */
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
  summaryClass: string;
}

/**
 * A disclosure whose content is aligned with its margin, so that ribbons at every depth share one
 * axis. Nested folds rotate only their own marker.
 */
export function Fold({ summary, children, defaultOpen, className, summaryClass }: FoldProps) {
  return (
    <details
      open={defaultOpen}
      className={cx('[&[open]>summary_svg.fold-mark]:rotate-90', className)}
    >
      <summary className={cx('list-none [&::-webkit-details-marker]:hidden', summaryClass)}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

export function FoldMark({ className }: { className?: string }) {
  return (
    <ChevronRightIcon
      className={cx('fold-mark size-4 text-muted transition-transform', className)}
    />
  );
}

/** A fold with a top border and a one-line summary. */
export function RuledFold({
  title,
  defaultOpen,
  children,
}: {
  title: ReactNode;
  defaultOpen?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Fold
      defaultOpen={defaultOpen}
      className="border-t border-line"
      summaryClass="flex min-h-11 items-center gap-2 py-2 font-medium"
      summary={
        <>
          <FoldMark />
          {title}
        </>
      }
    >
      <div className="pt-1 pb-5">{children}</div>
    </Fold>
  );
}
