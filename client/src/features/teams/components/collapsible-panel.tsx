import { type ReactNode, useId, useState } from 'react';
import { Card } from '#client/components/ui/card.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { ChevronDownIcon } from '#client/components/ui/icons.tsx';

export interface CollapsiblePanelProps {
  title: string;
  /** One sentence that remains visible when the panel is collapsed. */
  lead: string;
  children: ReactNode;
}

/** A collapsible part of the page; always open in print. */
export function CollapsiblePanel({ title, lead, children }: CollapsiblePanelProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Card as="section" padding="lg" labelledBy={id} className="print:border-none print:p-0">
      <h2 id={id} className="font-display text-2xl font-semibold print:text-xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-4 rounded-sm text-left print:min-h-0"
        >
          {title}
          <ChevronDownIcon
            className={cx('shrink-0 text-muted transition print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <p className="text-muted">{lead}</p>
      <div id={`${id}-panel`} className={cx('pt-6 print:block print:pt-2', !isOpen && 'hidden')}>
        {children}
      </div>
    </Card>
  );
}
