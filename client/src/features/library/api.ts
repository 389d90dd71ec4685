import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { getLibrary, getLibraryPage, searchLibrary } from '#shared/contract/library.ts';

/** Every page by term and headline, for the overview and the search field. */
export const libraryEntries = queryOptions({
  queryKey: ['library', 'entries'],
  queryFn: async ({ signal }) => (await call(getLibrary, undefined, signal)).entries,
});

export const libraryPage = (kind: string, slug: string) =>
  queryOptions({
    queryKey: ['library', 'page', kind, slug],
    queryFn: ({ signal }) => call(getLibraryPage, { params: { kind, slug } }, signal),
  });

/** Pages whose text answers a question. */
export const librarySearch = (query: string) =>
  queryOptions({
    queryKey: ['library', 'search', query],
    queryFn: async ({ signal }) =>
      (await call(searchLibrary, { query: { q: query } }, signal)).results,
  });
