import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
};

/** A checkbox with the switch role and style, so that it works with any form. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label
      className={cx(
        'inline-flex min-h-9 items-center gap-2.5 text-sm has-disabled:text-muted',
        className,
      )}
    >
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native check box reports its own state
        role="switch"
        className={cx(
          'relative h-6 w-10 shrink-0 appearance-none rounded-full border border-line-strong bg-well',
          'transition-colors checked:border-accent checked:bg-accent disabled:opacity-60',
          'before:absolute before:top-1/2 before:left-[3px] before:size-4 before:-translate-y-1/2',
          'before:rounded-full before:bg-line-strong before:transition-transform',
          'checked:before:translate-x-4 checked:before:bg-accent-ink',
          'forced-colors:appearance-auto',
        )}
      />
      {label}
    </label>
  );
}
