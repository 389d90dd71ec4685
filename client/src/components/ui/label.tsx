import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type LabelProps = ComponentProps<'label'> & { htmlFor: string };

export function Label({ className, htmlFor, children, ...rest }: LabelProps) {
  return (
    <label {...rest} htmlFor={htmlFor} className={cx('text-sm font-medium text-ink', className)}>
      {children}
    </label>
  );
}
