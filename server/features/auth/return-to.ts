const PATH = /^\/(?![/\\])[\w\-./~%?#=&+,:@!$'()*;]*$/;
/** Addresses in any case, as the router takes them. */
const NO_PAGE = /^\/(api|issuer)(\/|$)/i;
const MAX_LENGTH = 2_000;

/**
 * Where to go after signing in: a path of our own, or the start page.
 * Anything a browser could read as another origin is refused, also in its encoded forms.
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
