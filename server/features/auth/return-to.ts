const PATH = /^\/(?![/\\])[\w\-./~%?#=&+,:@!$'()*;]*$/;
/** Matched ignoring case, as the router does. */
const NO_PAGE = /^\/(api|issuer)(\/|$)/i;
const MAX_LENGTH = 2_000;

/**
 * Where to redirect after sign-in: one of our own paths, or the start page. Refuses anything a
 * browser could read as another origin, encoded or not.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !PATH.test(value)) return '/';
  try {
    const decoded = decodeURIComponent(value);
    if (/^\/[/\\]/.test(decoded) || /[\\\p{Cc}]/u.test(decoded)) return '/';
    const base = 'http://own.invalid';
    const url = new URL(value, base);
    if (url.origin !== base || url.pathname.startsWith('//')) return '/';
    if (NO_PAGE.test(url.pathname)) return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}
