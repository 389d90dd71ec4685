import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { AppFrame } from '#client/components/layout/app-frame.tsx';
import { PublicHeader } from '#client/components/layout/public-header.tsx';
import { SearchPlaceholder } from '#client/components/layout/search-placeholder.tsx';
import { EntryView } from '#client/features/library/components/entry-view.tsx';
import { FigureRoom } from '#client/features/library/components/figure-room.tsx';
import { KindView, Overview } from '#client/features/library/components/overview.tsx';
import { VisitorMark } from '#client/features/library/components/visitor-mark.tsx';
import { signInHrefFor } from '#client/lib/sign-in-href.ts';
import { LIBRARY_KINDS } from '#shared/library/address.ts';
import type { LibraryEntry, LibraryPage } from '#shared/library/schema.ts';

interface Contents {
  readonly entries: readonly LibraryEntry[];
  /** Null for the overview and the shelves. */
  readonly page: LibraryPage | null;
}

/*
 * The build renders every page of the library as visitors see it, so that it can be read before, or
 * without, the scripts.
 */

/** A page as HTML, without what needs a script. @param path from the root */
export function renderLibrary(path: string, contents: Contents): string {
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <AppFrame
        header={<PublicHeader signInHref={signInHrefFor(path)} search={<SearchPlaceholder />} />}
      >
        <View path={path} {...contents} />
      </AppFrame>
    </Router>,
  );
}

function View({ path, entries, page }: Contents & { path: string }) {
  if (page) {
    return (
      <EntryView
        page={page}
        figure={page.figure && <FigureRoom />}
        mark={page.kind !== 'articles' && <VisitorMark />}
      />
    );
  }
  const kind = LIBRARY_KINDS.find((one) => path === `/library/${one}`);
  return kind ? <KindView kind={kind} entries={entries} /> : <Overview entries={entries} />;
}
