import * as z from 'zod/mini';
import { LibraryEntry, LibraryLink, LibraryPage } from '../library/schema.ts';
import { route } from './route.ts';

const CACHE_SECONDS = 300;
export const LIBRARY_QUERY_MAX = 200;

export const getLibrary = route({
  method: 'GET',
  path: '/api/library',
  summary:
    'Every page of the library by term and headline: the overview, and what is found by typing',
  access: 'public',
  cacheSeconds: CACHE_SECONDS,
  reply: z.object({ entries: z.array(LibraryEntry) }),
  errors: [],
});

export const getLibraryPage = route({
  method: 'GET',
  path: '/api/library/:kind/:slug',
  summary: 'One page of the library',
  access: 'public',
  cacheSeconds: CACHE_SECONDS,
  params: z.object({ kind: z.string(), slug: z.string() }),
  reply: LibraryPage,
  errors: ['library.not_found'],
});

export const searchLibrary = route({
  method: 'GET',
  path: '/api/library/search',
  summary: 'Pages of the library whose text answers a question, best first',
  access: 'public',
  limit: 'search',
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIBRARY_QUERY_MAX)),
  }),
  reply: z.object({
    results: z.array(
      z.extend(LibraryLink, {
        /** The start of the passage that fits. */
        excerpt: z.string(),
      }),
    ),
  }),
  errors: ['knowledge.unavailable'],
});
