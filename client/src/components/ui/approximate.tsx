import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface ApproximateProps {
  /** When something is as stated: "until 7:20 AM". */
  when: ReactNode;
  /** Beside a sentence on it: without a color of its own. */
  isCalm?: boolean | undefined;
  className?: string | undefined;
}

/** That something depends on the birth time: "≈ until 7:20 AM". */
export function Approximate({ when, isCalm = false, className }: ApproximateProps) {
  return (
    <span className={cx('figures', !isCalm && 'text-sm text-warn', className)}>
      <span aria-hidden="true">≈ </span>
      <span className="sr-only">Approximate: </span>
      {when}
    </span>
  );
}
