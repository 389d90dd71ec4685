import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Route, Switch } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { libraryEntries, libraryPage } from '#client/features/library/api.ts';
import { EntryView } from '#client/features/library/components/entry-view.tsx';
import { FigureRoom } from '#client/features/library/components/figure-room.tsx';
import { MissingPage } from '#client/features/library/components/missing-page.tsx';
import { KindView, Overview } from '#client/features/library/components/overview.tsx';
import { VisitorMark } from '#client/features/library/components/visitor-mark.tsx';
import { isStatus } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useInView } from '#client/lib/use-in-view.ts';
import { usePrinting } from '#client/lib/use-printing.ts';
import { LIBRARY_KINDS } from '#shared/library/address.ts';
import type { LibraryEntry, LibraryPage as Page } from '#shared/library/schema.ts';
import type { OwnChart } from './library-own-chart.tsx';

const LibraryFigure = lazyPart(
  () => import('./library-figure.tsx'),
  ({ LibraryFigure }) => LibraryFigure,
);
const LibraryOwnChart = lazyPart(
  () => import('./library-own-chart.tsx'),
  ({ LibraryOwnChart }) => LibraryOwnChart,
);

/** Everything below /library, signed in or out. */
export function LibraryPages({ isSignedIn }: { isSignedIn: boolean }) {
  const [own, setOwn] = useState<OwnChart | null>(null);
  return (
    <>
      {isSignedIn && (
        <Suspense fallback={null}>
          <LibraryOwnChart onChart={setOwn} />
        </Suspense>
      )}
      <Switch>
        <Route path={paths.library.root}>
          <WithEntries>
            {(entries) => <Overview entries={entries} marked={markedIn(entries, own)} />}
          </WithEntries>
        </Route>
        <Route path={`${paths.library.root}/:kind`}>
          {({ kind }) => <Kind kind={kind} own={own} />}
        </Route>
        <Route path={paths.library.page}>
          {({ kind, slug }) => <Entry kind={kind} slug={slug} own={own} isSignedIn={isSignedIn} />}
        </Route>
        <Route>
          <Missing words="" />
        </Route>
      </Switch>
    </>
  );
}

function markedIn(entries: readonly LibraryEntry[], own: OwnChart | null) {
  if (own === null) return undefined;
  return new Set(entries.filter((entry) => own.markOf(entry)?.isYours).map(({ path }) => path));
}

function WithEntries({ children }: { children: (entries: readonly LibraryEntry[]) => ReactNode }) {
  const entries = useQuery(libraryEntries);
  if (entries.isPending) return <LoadingScreen />;
  if (entries.isError) return <Failed query={entries} />;
  return children(entries.data);
}

function Failed({ query }: { query: Parameters<typeof LoadFailure>[0]['query'] }) {
  return (
    <PageContainer width="reading">
      <LoadFailure level={1} title="We couldn’t load the library" query={query} />
    </PageContainer>
  );
}

function Missing({ words }: { words: string }) {
  return <WithEntries>{(entries) => <MissingPage words={words} entries={entries} />}</WithEntries>;
}

function Kind({ kind, own }: { kind: string; own: OwnChart | null }) {
  const known = LIBRARY_KINDS.find((one) => one === kind);
  if (known === undefined) return <Missing words={kind} />;
  return (
    <WithEntries>
      {(entries) => <KindView kind={known} entries={entries} marked={markedIn(entries, own)} />}
    </WithEntries>
  );
}

interface EntryProps {
  kind: string;
  slug: string;
  own: OwnChart | null;
  isSignedIn: boolean;
}

function Entry({ kind, slug, own, isSignedIn }: EntryProps) {
  const page = useQuery(libraryPage(kind, slug));
  if (page.isPending) return <LoadingScreen />;
  if (isStatus(page.error, 404)) return <Missing words={slug} />;
  if (page.isError) return <Failed query={page} />;
  return (
    <EntryView
      page={page.data}
      figure={page.data.figure && <Figure page={page.data} own={own} />}
      mark={<Mark page={page.data} own={own} isSignedIn={isSignedIn} />}
    />
  );
}

/** Drawn once it's near the window: on phones it stands far below the words. */
function Figure({ page, own }: { page: Page; own: OwnChart | null }) {
  const { place, isNear } = useInView();
  const isPrinting = usePrinting();
  return (
    <FigureRoom ref={place}>
      {(isNear || isPrinting) && (
        <Suspense fallback={null}>
          <LibraryFigure page={page} activations={own?.activations ?? null} />
        </Suspense>
      )}
    </FigureRoom>
  );
}

/** The page in the reader's own chart; visitors get the way to one. */
function Mark({
  page,
  own,
  isSignedIn,
}: {
  page: Page;
  own: OwnChart | null;
  isSignedIn: boolean;
}) {
  const mark = useMemo(() => own?.markOf(page) ?? null, [own, page]);
  if (page.kind === 'articles') return null;
  if (!isSignedIn) return <VisitorMark />;
  if (mark === null || own === null) return null;
  return (
    <p className="flex items-baseline gap-2.5 rounded-md bg-well px-4 py-3">
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full border border-ink ${mark.isYours ? 'bg-ink' : ''}`}
      />
      <span>
        <span className="font-medium">In your chart: </span>
        {mark.sentence}
        {own.isApproximate && ' The birth time is approximate, so this may differ.'}
      </span>
    </p>
  );
}
