import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';

export type InputProps = ComponentProps<'input'>;

/** A text-like input. Inside a `Field` it takes id, description and error state from it. */
export function Input({ className, ...rest }: InputProps) {
  const field = useFieldControl();
  return <input {...field} {...rest} className={cx(CONTROL_CLASS, className)} />;
}
