/** Signing in leaves the app for the identity provider, so it is a plain link. */
export const SIGN_IN_HREF = '/api/login';

/** The sign-in address that leads back to a page. @param address its path and query, as written */
export function signInHrefFor(address: string): string {
  if (address === '/') return SIGN_IN_HREF;
  return `${SIGN_IN_HREF}?returnTo=${encodeURIComponent(address)}`;
}
