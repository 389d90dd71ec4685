import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** For controlled use; omit it to let the tabs manage their own state. */
  value?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  /** All panels are there, one below the other, for as long as the page is printed. */
  isPrinting?: boolean | undefined;
  className?: string | undefined;
}

export function Tabs(props: TabsProps) {
  const { label, items, value, onValueChange, isPrinting, className } = props;
  const [own, setOwn] = useState(items[0]?.id);
  const active = items.find((item) => item.id === (value ?? own)) ?? items[0];

  function choose(id: string) {
    setOwn(id);
    onValueChange?.(id);
  }

  return (
    <Radix.Root value={active?.id ?? ''} onValueChange={choose} className={className}>
      <Radix.List
        aria-label={label}
        className={cx(
          'flex gap-6 overflow-x-auto border-b border-line max-sm:gap-4',
          isPrinting && 'print:hidden',
        )}
      >
        {items.map(({ id, label: name }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className={cx(
              '-mb-px min-h-11 shrink-0 border-b-2 py-2 font-medium transition-colors',
              'focus-visible:-outline-offset-2',
              id === active?.id
                ? 'border-accent text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map(({ id, content }) => (
        <Radix.Content
          key={id}
          value={id}
          forceMount={isPrinting || undefined}
          className={cx(
            'pt-5',
            isPrinting && 'data-[state=inactive]:hidden print:data-[state=inactive]:block',
          )}
        >
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
