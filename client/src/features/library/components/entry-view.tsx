import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { paths } from '#client/lib/paths.ts';
import { KIND_TEXTS } from '#shared/library/kinds.data.ts';
import type { LibraryPage } from '#shared/library/schema.ts';
import { LibraryHeading } from './library-heading.tsx';
import { LibraryText } from './library-text.tsx';
import { LinkRows } from './links.tsx';

interface EntryViewProps {
  page: LibraryPage;
  /** Where it stands on the graph. */
  figure?: ReactNode;
  /** What it means in the reader's own chart, or the way to have one. */
  mark?: ReactNode;
}

/** One page of the library. */
export function EntryView({ page, figure, mark }: EntryViewProps) {
  const crumbs = [
    { label: 'Library', href: paths.library.root },
    { label: KIND_TEXTS[page.kind].title, href: `${paths.library.root}/${page.kind}` },
  ];
  return (
    <PageContainer className="max-w-[64rem]">
      <article className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,38rem)_19rem] lg:justify-between">
        <div className="min-w-0">
          <LibraryHeading
            crumbs={crumbs}
            term={page.headline === '' ? undefined : page.term}
            documentTitle={page.documentTitle}
            lead={page.lead}
          >
            {page.headline || page.term}
          </LibraryHeading>
          {mark && <div className="mt-5">{mark}</div>}
          <Facts facts={page.facts} />
          {page.sections.map(({ title, body }) => (
            <Section key={title} title={title}>
              <LibraryText text={body} />
            </Section>
          ))}
          {page.lines.length > 0 && <Lines gate={page.id} lines={page.lines} />}
        </div>
        <aside aria-label="Around it" className="min-w-0 space-y-10 lg:pt-8">
          {figure}
          {page.neighbors.map(({ title, links }) => (
            <Group key={title} title={title}>
              <LinkRows links={links} />
            </Group>
          ))}
          {page.articles.length > 0 && (
            <Group title="Read on">
              <LinkRows links={page.articles} />
            </Group>
          )}
          <Group title="Sources">
            <ul className="space-y-2 text-sm text-muted">
              {page.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
              <li>
                <Link href={paths.library.article('how-a-chart-is-computed')} className="text-link">
                  How a chart is computed
                </Link>
              </li>
            </ul>
          </Group>
        </aside>
      </article>
    </PageContainer>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      {title && <h2 className="mb-3 font-display text-xl font-semibold">{title}</h2>}
      <div className="font-display text-lg">{children}</div>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-sm font-medium text-muted">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: Pick<LibraryPage, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-4 border-y border-line py-4 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="figures font-medium">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ gate, lines }: { gate: string } & Pick<LibraryPage, 'lines'>) {
  return (
    <section className="mt-10">
      <h2 className="font-display text-xl font-semibold">Line by line</h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        The number after the dot in a chart, as in {gate}.4. This is our own reading of how the line
        colors the gate.
      </p>
      <ol className="border-t border-line">
        {lines.map(({ path, term, text }) => (
          <li key={path} className="border-b border-line py-3">
            <Link href={path} className="inline-flex min-h-6 items-center text-sm text-link">
              {term}
            </Link>
            <p className="mt-0.5 font-display text-lg">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
