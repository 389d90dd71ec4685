import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface IconProps {
  className?: string | undefined;
}

export interface IconShapeProps extends IconProps {
  children: ReactNode;
}

/** A 20-unit line drawing in the text color. Icons always come with text or a label. */
export function IconShape({ className, children }: IconShapeProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('size-5 shrink-0', className)}
    >
      {children}
    </svg>
  );
}
