/**
 * Whether the document that runs was served for this path. An address that changed inside the app
 * keeps the document, and with it the content policy, of the one before. True where a browser
 * cannot tell.
 */
export function isServedFor(path: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !URL.canParse(navigation.name)) return true;
  return new URL(navigation.name).pathname.replace(/\/$/, '') === path;
}
