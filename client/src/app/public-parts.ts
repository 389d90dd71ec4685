import { lazyPart } from '#client/lib/lazy-part.tsx';

/* What visitors and signed-in people both load when they come to it. */

export const InfoPages = lazyPart(
  () => import('./info-pages.tsx'),
  ({ InfoPages }) => InfoPages,
);

export const PublicPages = lazyPart(
  () => import('./public-pages.tsx'),
  ({ PublicPages }) => PublicPages,
);

export const LibraryPages = lazyPart(
  () => import('#client/pages/library.tsx'),
  ({ LibraryPages }) => LibraryPages,
);

export const LibrarySearch = lazyPart(
  () => import('#client/features/library/components/library-search.tsx'),
  ({ LibrarySearch }) => LibrarySearch,
);
