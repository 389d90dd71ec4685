import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { SIGN_IN_HREF } from '#client/lib/sign-in-href.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { HomeLink } from './brand.tsx';
import { isCurrent, type NavItem } from './nav.ts';
import { PublicMenu } from './public-menu.tsx';
import { SkipLink } from './skip-link.tsx';

/** What visitors can read without signing in. */
export const PUBLIC_NAV: readonly NavItem[] = [
  { label: 'Sample result', href: paths.sample.result },
  { label: 'Library', href: paths.library.root },
  { label: 'Pricing', href: paths.pricing },
  { label: 'About', href: paths.about },
];

export interface PublicHeaderProps {
  /** `SIGN_IN_HREF`, or one that leads back to the page. */
  signInHref?: string | undefined;
  /** A search field, or a button where there is little room. */
  search?: ReactNode;
}

/** The header of pages that are readable signed out. */
export function PublicHeader({ signInHref = SIGN_IN_HREF, search }: PublicHeaderProps) {
  const [path] = useLocation();
  return (
    <>
      <SkipLink />
      <header className="print:hidden">
        <div className="relative mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-4 px-gutter md:gap-x-6 lg:gap-x-10 py-2 lg:min-h-18">
          <HomeLink />
          <nav aria-label="Site" className="hidden md:block">
            <ul className="flex gap-x-1">
              {PUBLIC_NAV.map((item) => (
                <li key={item.href}>
                  <SiteLink item={item} current={isCurrent(item.href, path)} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
            {search}
            <ButtonAnchor href={signInHref} variant="secondary">
              Sign In
            </ButtonAnchor>
            <PublicMenu items={PUBLIC_NAV} currentPath={path} className="md:hidden" />
          </div>
        </div>
      </header>
    </>
  );
}

function SiteLink({ item, current }: { item: NavItem; current: boolean }) {
  return (
    <Link
      href={item.href}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'inline-flex min-h-11 items-center rounded-md px-2.5 text-sm whitespace-nowrap transition-colors',
        current ? 'font-medium text-ink' : 'text-muted hover:text-ink',
      )}
    >
      {item.label}
    </Link>
  );
}
