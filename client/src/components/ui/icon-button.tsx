import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md' | undefined;
  tone?: 'plain' | 'danger' | undefined;
}

export function IconButton({
  label,
  icon,
  size = 'md',
  tone = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-md transition-colors',
        'disabled:cursor-not-allowed disabled:opacity-50',
        size === 'md' ? 'size-11' : 'size-9',
        tone === 'danger'
          ? 'text-muted hover:bg-danger-soft hover:text-danger'
          : 'text-muted hover:bg-well hover:text-ink',
        className,
      )}
    >
      {icon}
    </button>
  );
}
