import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { MenuIcon } from '../ui/icons.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { isCurrent, type NavItem } from './nav.ts';
import { ProfileLinks, SignedInAs, SignOutLink } from './profile-menu.tsx';

export interface MobileMenuProps {
  items: readonly NavItem[];
  currentPath: string;
  email: string;
  profileLinks?: readonly NavItem[] | undefined;
  roleLabel?: string | undefined;
  teamSelector?: ReactNode;
  settings?: ReactNode;
}

/** The slide-out menu. It closes when a link is chosen and on sign-out. */
export function MobileMenu({
  items,
  currentPath,
  email,
  profileLinks,
  roleLabel,
  teamSelector,
  settings,
}: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const firstLink = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <IconButton
        label="Open menu"
        icon={<MenuIcon className="size-6" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-mr-2.5 text-ink"
      />
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Menu"
        closeLabel="Close menu"
        initialFocus={firstLink}
      >
        <nav aria-label="Main">
          <NavLinks
            items={items}
            currentPath={currentPath}
            firstLink={firstLink}
            onChoose={close}
          />
        </nav>
        {teamSelector && <div className="mt-5 border-t border-line pt-5">{teamSelector}</div>}
        <div className="mt-5 grid gap-3 border-t border-line pt-5">
          {roleLabel && <Badge className="justify-self-start">{roleLabel}</Badge>}
          <SignedInAs email={email} />
          {settings}
          <div className="-mx-3">
            <ProfileLinks links={profileLinks} onClick={close} />
            <SignOutLink onClick={close} />
          </div>
        </div>
      </Sheet>
    </>
  );
}

interface NavLinksProps extends Pick<MobileMenuProps, 'items' | 'currentPath'> {
  firstLink: RefObject<HTMLAnchorElement | null>;
  onChoose: () => void;
}

function NavLinks({ items, currentPath, firstLink, onChoose }: NavLinksProps) {
  return (
    <ul className="-mx-3">
      {items.map((item, index) => (
        <li key={item.href}>
          <Link
            ref={index === 0 ? firstLink : undefined}
            href={item.href}
            onClick={onChoose}
            aria-current={isCurrent(item.href, currentPath) ? 'page' : undefined}
            className={cx(
              'flex min-h-12 items-center rounded-md px-3 text-lg hover:bg-well',
              isCurrent(item.href, currentPath) ? 'font-semibold text-accent' : 'text-ink',
            )}
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
