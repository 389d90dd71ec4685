import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { paths } from '#client/lib/paths.ts';
import { LIBRARY_KINDS, type LibraryKind } from '#shared/library/address.ts';
import { KIND_TEXTS, OVERVIEW } from '#shared/library/kinds.data.ts';
import type { LibraryEntry } from '#shared/library/schema.ts';
import { LibraryHeading } from './library-heading.tsx';
import { LinkRows } from './links.tsx';

interface OverviewProps {
  entries: readonly LibraryEntry[];
  marked?: ReadonlySet<string> | undefined;
}

const ofKind = (entries: readonly LibraryEntry[], kind: LibraryKind) =>
  entries.filter((entry) => entry.kind === kind);

/** The whole library on one page. */
export function Overview({ entries, marked }: OverviewProps) {
  return (
    <PageContainer>
      <LibraryHeading crumbs={[]} documentTitle={OVERVIEW.documentTitle} lead={OVERVIEW.lead}>
        {OVERVIEW.headline}
      </LibraryHeading>
      {LIBRARY_KINDS.map((kind) => (
        <Shelf key={kind} kind={kind}>
          {kind === 'gates' || kind === 'channels' ? (
            <Numbers entries={ofKind(entries, kind)} marked={marked} />
          ) : (
            <LinkRows
              links={ofKind(entries, kind)}
              marked={marked}
              className="sm:columns-2 sm:gap-x-10 lg:columns-3 *:break-inside-avoid"
            />
          )}
        </Shelf>
      ))}
    </PageContainer>
  );
}

function Shelf({ kind, children }: { kind: LibraryKind; children: ReactNode }) {
  const { title, lead } = KIND_TEXTS[kind];
  return (
    <section className="mt-14">
      <h2 className="font-display text-2xl">
        <Link href={`${paths.library.root}/${kind}`} className="underline-offset-4 hover:underline">
          {title}
        </Link>
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">{lead}</p>
      {children}
    </section>
  );
}

/** Gates and channels by number: each name is in its link. */
function Numbers({ entries, marked }: OverviewProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map(({ path, id, term, headline }) => (
        <li key={path}>
          <Link
            href={path}
            title={`${term}: ${headline}`}
            aria-label={`${term}${marked?.has(path) ? ', in your chart' : ''}`}
            className={cx(
              'figures inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border px-3 text-sm font-medium',
              marked?.has(path)
                ? 'border-ink bg-ink text-paper'
                : 'border-line-strong hover:bg-well',
            )}
          >
            {id}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface KindViewProps extends OverviewProps {
  kind: LibraryKind;
}

/** All pages of one kind. */
export function KindView({ kind, entries, marked }: KindViewProps) {
  const { title, lead } = KIND_TEXTS[kind];
  return (
    <PageContainer>
      <LibraryHeading
        crumbs={[{ label: 'Library', href: paths.library.root }]}
        documentTitle={`${title} in plain words`}
        lead={lead}
      >
        {title}
      </LibraryHeading>
      <LinkRows
        links={ofKind(entries, kind)}
        marked={marked}
        className="mt-8 sm:columns-2 sm:gap-x-12 *:break-inside-avoid"
      />
    </PageContainer>
  );
}
