import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface CardProps {
  children: ReactNode;
  /** A named card is a region; give the id of its heading. */
  labelledBy?: string | undefined;
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  padding?: 'none' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

const PADDING = { none: '', md: 'p-5', lg: 'p-6 sm:p-8' } as const;

/** A sheet of paper: a hairline, no shadow. */
export function Card({ children, labelledBy, as = 'div', padding = 'md', className }: CardProps) {
  const Tag = as;
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={cx('rounded-lg border border-line bg-surface', PADDING[padding], className)}
    >
      {children}
    </Tag>
  );
}

export interface CardTitleProps {
  children: ReactNode;
  id?: string | undefined;
  level?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
}

export function CardTitle({ children, id, level = 2, className }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={cx('font-display text-xl font-semibold', className)}>
      {children}
    </Heading>
  );
}
