import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { usePopup } from '../ui/use-popup.ts';
import type { NavItem } from './nav.ts';

/** Sign-out leaves the app, so it is a plain link and not a background call. */
export const SIGN_OUT_HREF = '/api/logout';

/** Up to two letters for a person, in place of a picture. */
export function initialsOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => word.charAt(0));
  return letters.join('').toUpperCase() || '?';
}

export interface ProfileMenuProps {
  email: string;
  /** Pages about the person's own affairs, which are not in the main navigation. */
  links?: readonly NavItem[] | undefined;
  /** The person's display preferences. */
  settings?: ReactNode;
}

/** Who is signed in, and sign-out. A disclosure, not a menu: Tab moves through it. */
export function ProfileMenu({ email, links, settings }: ProfileMenuProps) {
  const { isOpen, setOpen, root, button, onBlur } = usePopup();
  const panelId = useId();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving
    <div ref={root} className="relative" onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-label="Profile menu"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md pr-1 pl-2 hover:bg-well"
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full border border-line bg-surface text-xs font-semibold"
        >
          {initialsOf(email)}
        </span>
        <ChevronDownIcon className="size-4 text-muted" />
      </button>
      {isOpen && (
        <div
          id={panelId}
          className="absolute top-full right-0 z-40 mt-2 w-max max-w-80 min-w-60 animate-appear rounded-md border border-line bg-raised shadow-overlay"
        >
          <SignedInAs email={email} className="border-b border-line px-4 py-3" />
          {settings && <div className="border-b border-line px-4 pt-3 pb-4">{settings}</div>}
          <div className="p-1.5">
            <ProfileLinks links={links} onClick={() => setOpen(false)} />
            <SignOutLink />
          </div>
        </div>
      )}
    </div>
  );
}

export interface SignedInAsProps {
  email: string;
  className?: string | undefined;
}

export function SignedInAs({ email, className }: SignedInAsProps) {
  return (
    <p className={className}>
      <span className="block text-sm text-muted">Signed in as</span>
      <span className="block font-medium wrap-anywhere">{email}</span>
    </p>
  );
}

export interface ProfileLinksProps {
  links?: readonly NavItem[] | undefined;
  onClick: () => void;
}

export function ProfileLinks({ links = [], onClick }: ProfileLinksProps) {
  return links.map(({ href, label }) => (
    <Link
      key={href}
      href={href}
      onClick={onClick}
      className="flex min-h-11 items-center rounded-sm px-3 font-medium hover:bg-well"
    >
      {label}
    </Link>
  ));
}

export function SignOutLink({ onClick }: { onClick?: (() => void) | undefined }) {
  return (
    <a
      href={SIGN_OUT_HREF}
      onClick={onClick}
      className="flex min-h-11 items-center rounded-sm px-3 font-medium hover:bg-well"
    >
      Sign Out
    </a>
  );
}
