import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { ChevronRightIcon } from './icons.tsx';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** For controlled use, with `onToggle`. */
  isOpen?: boolean | undefined;
  className?: string | undefined;
  /** Called with the new open state. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
}

/** Details on demand, using the native details element: works with find-in-page and print. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, defaultOpen, isOpen = defaultOpen, className, onToggle } = props;
  return (
    <details
      open={isOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className={cx('group border-y border-line', className)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRightIcon className="size-4 text-muted transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      <div className="pt-1 pb-5 pl-6">{children}</div>
    </details>
  );
}
