import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '#client/components/layout/page-heading.tsx';
import { useRouteFocus } from '#client/components/layout/use-route-focus.ts';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

interface LibraryHeadingProps {
  crumbs: readonly Crumb[];
  /** The term above the headline; the headline alone where there is none. */
  term?: string | undefined;
  /** What it means, as the page's headline. */
  children: ReactNode;
  documentTitle: string;
  lead?: string | undefined;
}

/** The head of every page of the library. */
export function LibraryHeading(props: LibraryHeadingProps) {
  const { crumbs, term, children, documentTitle, lead } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useRouteFocus(heading);
  usePageTitle(documentTitle);
  return (
    <div className="max-w-reading">
      {crumbs.length > 0 && (
        <nav aria-label="Breadcrumb" className="-mt-3 mb-3">
          <ol className="flex flex-wrap text-sm text-muted">
            {crumbs.map(({ label, href }, at) => (
              <li key={href} className="flex items-center">
                {at > 0 && (
                  <span aria-hidden="true" className="px-2">
                    /
                  </span>
                )}
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1 ref={heading} tabIndex={-1} className="font-display text-3xl sm:text-4xl">
        {term && (
          <span className="mb-2 block font-sans text-base font-medium tracking-normal text-muted">
            {term}
            <span className="sr-only">: </span>
          </span>
        )}
        {children}
      </h1>
      {lead && <p className="mt-4 font-display text-xl text-pretty">{lead}</p>}
    </div>
  );
}
