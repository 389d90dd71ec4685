import { type ReactNode, useId, useState } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { ChevronDownIcon } from '#client/components/ui/icons.tsx';

export interface CollapsiblePanelProps {
  title: string;
  /** A few words that remain visible when the panel is collapsed. */
  lead: ReactNode;
  children: ReactNode;
}

/** A collapsible part of the page; always open in print. */
export function CollapsiblePanel({ title, lead, children }: CollapsiblePanelProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id={id} className="text-sm font-medium print:font-display print:text-xl">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-8 items-center gap-1.5 rounded-sm text-left pointer-coarse:min-h-11 print:min-h-0"
          >
            {title}
            <ChevronDownIcon
              className={cx(
                'size-4 shrink-0 text-muted transition print:hidden',
                isOpen && 'rotate-180',
              )}
            />
          </button>
        </h2>
        <div className="flex flex-wrap gap-x-3 text-sm text-muted">{lead}</div>
      </div>
      <div id={`${id}-panel`} className={cx('pt-2 print:block print:pt-2', !isOpen && 'hidden')}>
        {children}
      </div>
    </section>
  );
}
