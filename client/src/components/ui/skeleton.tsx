import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A gray placeholder for loading content; size it by class name. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={cx('block animate-breathe rounded-sm bg-well', className)} />;
}

export interface SkeletonGroupProps {
  /** Announced to screen readers, e.g. "Loading your charts". */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Hides the placeholders from assistive technology and announces what is loading instead. */
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
