import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A grey stand-in for content on its way; size it by class name. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={cx('block animate-breathe rounded-sm bg-well', className)} />;
}

export interface SkeletonGroupProps {
  /** Said to screen readers, e.g. "Loading your charts". */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Hides the stand-ins from assistive technology and says what is loading instead. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}
