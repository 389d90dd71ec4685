/** What the library has pages about, in the order of its overview. */
export const LIBRARY_KINDS = [
  'types',
  'authorities',
  'profiles',
  'lines',
  'definitions',
  'centers',
  'channels',
  'gates',
  'articles',
] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** A term as the last part of an address: "solarPlexus" is "solar-plexus", "5/1" is "5-1". */
export function slugOf(term: string | number): string {
  return String(term)
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** The address of a page of the library: "/library/gates/26". */
export function libraryPath(kind: LibraryKind, term: string | number): string {
  return `/library/${kind}/${slugOf(term)}`;
}
