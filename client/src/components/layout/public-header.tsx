import { ButtonAnchor } from '../ui/button.tsx';
import { HomeLink } from './brand.tsx';
import { SkipLink } from './skip-link.tsx';

/** Signing in leaves the app for the identity provider, so it is a plain link. */
export const SIGN_IN_HREF = '/api/login';

export interface PublicHeaderProps {
  /** `SIGN_IN_HREF`, or one that leads back to the page. */
  signInHref?: string | undefined;
}

/** The header of pages that are readable signed out. */
export function PublicHeader({ signInHref = SIGN_IN_HREF }: PublicHeaderProps) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line print:hidden">
        <div className="mx-auto flex min-h-16 max-w-page items-center justify-between gap-6 px-gutter">
          <HomeLink />
          <ButtonAnchor href={signInHref} variant="secondary">
            Sign In
          </ButtonAnchor>
        </div>
      </header>
    </>
  );
}
