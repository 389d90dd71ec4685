import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';

export type TextareaProps = ComponentProps<'textarea'> & {
  /** Grow with the text, up to the height in the class name. */
  grows?: boolean | undefined;
};

export function Textarea({ className, grows = false, rows = 4, ...rest }: TextareaProps) {
  const field = useFieldControl();
  return (
    <textarea
      {...field}
      {...rest}
      rows={grows ? 1 : rows}
      className={cx(
        CONTROL_CLASS,
        grows ? 'field-sizing-content resize-none' : 'resize-y',
        className,
      )}
    />
  );
}
