import { PageContainer } from '#client/components/layout/page-container.tsx';
import { paths } from '#client/lib/paths.ts';
import { LIBRARY_KINDS } from '#shared/library/address.ts';
import { findEntries } from '#shared/library/find.ts';
import { KIND_TEXTS } from '#shared/library/kinds.data.ts';
import type { LibraryEntry, LibraryLink } from '#shared/library/schema.ts';
import { LibraryHeading } from './library-heading.tsx';
import { LinkRows } from './links.tsx';

const SHELVES: readonly LibraryLink[] = LIBRARY_KINDS.map((kind) => ({
  path: `${paths.library.root}/${kind}`,
  term: KIND_TEXTS[kind].title,
  headline: KIND_TEXTS[kind].lead,
}));

/** An address below /library that has no page: what may have been meant, and all shelves. */
export function MissingPage({
  words,
  entries,
}: {
  words: string;
  entries: readonly LibraryEntry[];
}) {
  const meant = findEntries(entries, words, 4);
  return (
    <PageContainer width="reading">
      <LibraryHeading
        crumbs={[{ label: 'Library', href: paths.library.root }]}
        documentTitle="Not in the library"
        lead="There’s no page at this address. Gates run from 1 to 64, and a channel is named by both of its gates, as in 26-44."
      >
        Not in the library
      </LibraryHeading>
      {meant.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-3 font-display text-xl font-semibold">Did you mean one of these?</h2>
          <LinkRows links={meant} />
        </section>
      )}
      <section className="mt-10">
        <h2 className="mb-3 font-display text-xl font-semibold">What the library has</h2>
        <LinkRows links={SHELVES} />
      </section>
    </PageContainer>
  );
}
