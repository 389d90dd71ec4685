import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  title: string;
  /** What will be here, in one or two sentences. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

export function EmptyState({ title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx(
        'grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong',
        'px-6 py-14 text-center',
        className,
      )}
    >
      <Heading className="font-display text-xl font-semibold">{title}</Heading>
      {children && <div className="max-w-[46ch] text-pretty text-muted">{children}</div>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}
