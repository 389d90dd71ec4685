import { type FocusEvent, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import type { NavItem } from './nav.ts';
import { isCurrent } from './nav.ts';

interface PublicMenuProps {
  items: readonly NavItem[];
  currentPath: string;
  className?: string | undefined;
}

/** The header's links on phones. A disclosure: dialogs aren't worth their code to a visitor. */
export function PublicMenu({ items, currentPath, className }: PublicMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  function onBlur(event: FocusEvent) {
    const next = event.relatedTarget;
    if (next instanceof Node && !root.current?.contains(next)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape and the focus leaving
    <div
      ref={root}
      className={className}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <IconButton
        label={open ? 'Close menu' : 'Open menu'}
        icon={open ? <CloseIcon className="size-6" /> : <MenuIcon className="size-6" />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-mr-2.5 text-ink"
      />
      <nav
        id={id}
        aria-label="Site"
        hidden={!open}
        className="absolute inset-x-0 top-full z-40 animate-appear border-y border-line bg-raised px-gutter py-3 shadow-overlay"
      >
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <Link
                href={item.href}
                onClick={() => setOpen(false)}
                aria-current={isCurrent(item.href, currentPath) ? 'page' : undefined}
                className={cx(
                  'flex min-h-12 items-center rounded-md text-lg',
                  isCurrent(item.href, currentPath) ? 'font-semibold text-accent' : 'text-ink',
                )}
              >
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
