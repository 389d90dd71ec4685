import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
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
  className?: string | undefined;
}

export function Tabs({ label, items, value, onValueChange, className }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(items[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const active = items.find((item) => item.id === (value ?? own)) ?? items[0];

  function choose(id: string) {
    setOwn(id);
    onValueChange?.(id);
  }
  function onKeyDown(event: KeyboardEvent) {
    const index = items.findIndex((item) => item.id === active?.id);
    const next = items.at(nextIndex(event.key, index, items.length) ?? index);
    if (!next || next.id === active?.id) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto border-b border-line"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === active?.id}
            aria-controls={`${base}-panel`}
            tabIndex={item.id === active?.id ? 0 : -1}
            onClick={() => choose(item.id)}
            className={cx(
              '-mb-px min-h-11 shrink-0 border-b-2 py-2 font-medium transition-colors',
              'focus-visible:-outline-offset-2',
              item.id === active?.id
                ? 'border-accent text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {active && (
        <div
          key={active.id}
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-tab-${active.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern makes a panel reachable
          tabIndex={0}
          className="pt-5"
        >
          {active.content}
        </div>
      )}
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
