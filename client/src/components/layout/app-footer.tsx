import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { BRAND_NAME } from '#shared/domain/brand.ts';

/** Help is in the same place on every page, signed in or out. */
export function AppFooter() {
  return (
    <footer className="border-t border-line pb-[env(safe-area-inset-bottom)] print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-gutter py-6 text-sm text-muted">
        <p className="figures">© 2025 {BRAND_NAME}. All rights reserved.</p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6">
            <FooterLink href={paths.sample.result}>Sample result</FooterLink>
            <FooterLink href={paths.library.root}>Library</FooterLink>
            <FooterLink href={paths.pricing}>Pricing</FooterLink>
            <FooterLink href="/terms">Terms</FooterLink>
            <FooterLink href="/support">Support</FooterLink>
            <FooterLink href="/about">About</FooterLink>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <Link
        href={href}
        className="inline-flex min-h-9 items-center underline-offset-4 hover:text-ink hover:underline"
      >
        {children}
      </Link>
    </li>
  );
}
