import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { HomeLink } from './brand.tsx';
import { CoachButton } from './coach-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { isCurrent, type NavItem } from './nav.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { SkipLink } from './skip-link.tsx';

export interface AppHeaderProps {
  items: readonly NavItem[];
  currentPath: string;
  email: string;
  /** In the profile menu: pages about the person's own affairs. */
  profileLinks?: readonly NavItem[] | undefined;
  /** "Master Admin" or "Account Admin"; nothing for everyone else. */
  roleLabel?: string | undefined;
  /** A search field, or a button where there is little room. */
  search?: ReactNode;
  /** Shown in the header and, on phones, in the slide-out menu. */
  teamSelector?: ReactNode;
  /** In the profile menu: the person's display preferences. */
  settings?: ReactNode;
}

export function AppHeader(props: AppHeaderProps) {
  const { items, currentPath, email, profileLinks, roleLabel, search, teamSelector, settings } =
    props;
  const shown = items.filter((item) => !item.mobileOnly);
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b print:hidden border-line bg-paper">
        {/* It wraps rather than stick out where letters are very large. */}
        <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-4 px-gutter">
          <HomeLink />
          <nav aria-label="Main" className="hidden self-stretch lg:block">
            <ul className="flex h-full gap-1">
              {shown.map((item) => (
                <li key={item.href} className="flex">
                  <HeaderLink item={item} current={isCurrent(item.href, currentPath)} />
                </li>
              ))}
            </ul>
          </nav>
          {search && <div className="-mr-3 ml-auto">{search}</div>}
          <div className={cx('hidden items-center gap-3 lg:flex', !search && 'ml-auto')}>
            <CoachButton />
            {teamSelector}
            {roleLabel && <Badge>{roleLabel}</Badge>}
            <ProfileMenu email={email} links={profileLinks} settings={settings} />
          </div>
          <div className={cx('flex items-center gap-3 lg:hidden', !search && 'ml-auto')}>
            <CoachButton isForPhones />
            <MobileMenu
              items={items}
              currentPath={currentPath}
              email={email}
              profileLinks={profileLinks}
              roleLabel={roleLabel}
              teamSelector={teamSelector}
              settings={settings}
            />
          </div>
        </div>
      </header>
    </>
  );
}

function HeaderLink({ item, current }: { item: NavItem; current: boolean }) {
  return (
    <Link
      href={item.href}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'flex items-center px-2.5 text-sm whitespace-nowrap transition-colors',
        'focus-visible:-outline-offset-2',
        current ? 'font-medium text-ink' : 'text-muted hover:text-ink',
      )}
    >
      {item.label}
    </Link>
  );
}
