import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';
import { ChevronDownIcon } from './icons.tsx';

export type SelectProps = ComponentProps<'select'>;

/** The native select, which keyboards, phones and screen readers already support. */
export function Select({ className, children, ...rest }: SelectProps) {
  const field = useFieldControl();
  return (
    <span className={cx('relative block', className)}>
      <select {...field} {...rest} className={cx(CONTROL_CLASS, 'appearance-none pr-10')}>
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
    </span>
  );
}
