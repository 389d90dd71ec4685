import { getLibrary, getLibraryPage, searchLibrary } from '#shared/contract/library.ts';
import type { Library } from '#shared/library/library.ts';
import { handle } from '../handle.ts';
import { pageOf, searchPages } from './service.ts';

export function libraryRoutes({ library }: { readonly library: () => Library }) {
  return [
    handle(getLibrary, () => ({ entries: [...library().entries] })),
    handle(getLibraryPage, ({ params }) => pageOf(library(), params)),
    handle(searchLibrary, async ({ ctx, query }) => ({
      results: await searchPages(ctx, library(), query.q),
    })),
  ];
}
