import { type ReactNode, useEffect, useRef } from 'react';
import { BRAND_NAME } from '#shared/domain/brand.ts';
import { cx } from '../ui/cx.ts';
import { useRouteFocus } from './use-route-focus.ts';

/** Sets the document's title while the page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND_NAME}`;
  }, [title]);
}

export interface PageHeadingProps {
  children: ReactNode;
  /** The document's title when the heading is not plain text or is too long. */
  pageTitle?: string | undefined;
  /** What the heading is called, where its children don't show all of that. */
  name?: string | undefined;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** Buttons on the right, below on phones. */
  actions?: ReactNode;
  /** On the heading's line, before and after it. */
  before?: ReactNode;
  after?: ReactNode;
  /** A label where something else on the page is the larger statement; hidden where it's shown already. */
  look?: 'title' | 'label' | 'hidden' | undefined;
  className?: string | undefined;
}

const LOOKS = {
  hidden: { frame: 'sr-only print:not-sr-only', heading: 'wrap-anywhere', actions: '' },
  title: {
    frame: 'mb-8 gap-y-5 print:mb-4',
    heading: 'font-display text-3xl font-semibold wrap-break-word',
    actions: 'flex-wrap gap-3',
  },
  label: {
    frame: 'mb-2 gap-y-3 sm:mb-3 print:mb-1',
    heading: 'text-sm text-muted wrap-anywhere',
    // One row on phones, so that what the page says stays in the first window.
    actions:
      'gap-3 sm:flex-wrap max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 max-sm:*:shrink-0',
  },
};

/** The page's only h1. It receives the focus when the page was reached from another page. */
export function PageHeading(props: PageHeadingProps) {
  const {
    children,
    pageTitle,
    name,
    lead,
    actions,
    before,
    after,
    look = 'title',
    className,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useRouteFocus(heading);
  usePageTitle(pageTitle ?? (typeof children === 'string' ? children : BRAND_NAME));
  return (
    <div
      className={cx(
        'flex flex-wrap items-end justify-between gap-x-8',
        LOOKS[look].frame,
        className,
      )}
    >
      <div className="min-w-0 max-w-reading">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {before}
          <h1 ref={heading} tabIndex={-1} aria-label={name} className={LOOKS[look].heading}>
            {children}
          </h1>
          {after}
        </div>
        {lead && <div className="mt-3 text-lg text-pretty text-muted">{lead}</div>}
      </div>
      {actions && (
        <div className={cx('flex max-sm:max-w-[100vw] print:hidden', LOOKS[look].actions)}>
          {actions}
        </div>
      )}
    </div>
  );
}
