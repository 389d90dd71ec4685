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
  /** All panels are there, one below the other, for as long as the page is printed. */
  isPrinting?: boolean | undefined;
  className?: string | undefined;
}

/** By the ARIA tabs pattern: one stop of the Tab key, and arrows show the tab that they move to. */
export function Tabs(props: TabsProps) {
  const { label, items, value, onValueChange, isPrinting = false, className } = props;
  const [own, setOwn] = useState(items[0]?.id);
  const found = items.findIndex(({ id }) => id === (value ?? own));
  const activeIndex = found === -1 ? 0 : found;
  const list = useRef<HTMLDivElement>(null);
  const baseId = useId();

  function choose(id: string) {
    setOwn(id);
    onValueChange?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = indexAfter(event, activeIndex, items.length);
    const next = to === undefined ? undefined : items[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cx(
          'flex gap-6 overflow-x-auto border-b border-line max-sm:gap-4',
          isPrinting && 'print:hidden',
        )}
      >
        {items.map((item, index) => (
          <Tab
            key={item.id}
            item={item}
            baseId={baseId}
            isActive={index === activeIndex}
            onChoose={() => choose(item.id)}
          />
        ))}
      </div>
      {items.map((item, index) => (
        <Panel
          key={item.id}
          item={item}
          baseId={baseId}
          isActive={index === activeIndex}
          isPrinting={isPrinting}
        />
      ))}
    </div>
  );
}

interface PartProps {
  item: TabItem;
  /** Begins the ids by which a tab and its panel name each other. */
  baseId: string;
  isActive: boolean;
}

const tabId = ({ item, baseId }: PartProps) => `${baseId}-tab-${item.id}`;
const panelId = ({ item, baseId }: PartProps) => `${baseId}-panel-${item.id}`;

function Tab(props: PartProps & { onChoose: () => void }) {
  const { item, isActive, onChoose } = props;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(props)}
      aria-selected={isActive}
      aria-controls={panelId(props)}
      tabIndex={isActive ? 0 : -1}
      onClick={onChoose}
      className={cx(
        '-mb-px min-h-11 shrink-0 border-b-2 py-2 font-medium transition-colors',
        'focus-visible:-outline-offset-2',
        isActive ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {item.label}
    </button>
  );
}

/** Empty unless it is shown, but there: its tab names it. */
function Panel(props: PartProps & { isPrinting: boolean }) {
  const { item, isActive, isPrinting } = props;
  return (
    <div
      role="tabpanel"
      id={panelId(props)}
      aria-labelledby={tabId(props)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: by the ARIA pattern, the Tab key goes from a tab to its panel
      tabIndex={0}
      hidden={!isActive && !isPrinting}
      className={cx('pt-5', !isActive && isPrinting && 'hidden print:block')}
    >
      {(isActive || isPrinting) && item.content}
    </div>
  );
}

/** Where a key moves in a row of tabs, around its ends; undefined for keys that don't. */
function indexAfter(event: KeyboardEvent, from: number, count: number): number | undefined {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return undefined;
  switch (event.key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
