/**
 * Whether the current document was served for this path. Client-side navigation keeps the document,
 * and with it the content security policy of the earlier page. True where a browser cannot tell.
 */
export function isServedFor(path: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !URL.canParse(navigation.name)) return true;
  return new URL(navigation.name).pathname.replace(/\/$/, '') === path;
}
