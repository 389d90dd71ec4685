import type { ReactNode } from 'react';
import { useInPlaceOfServedPage } from '#client/lib/served-page.ts';
import { cx } from '../ui/cx.ts';
import { MAIN_ID } from './skip-link.tsx';

export type PageWidth = 'form' | 'reading' | 'page';

const WIDTHS: Record<PageWidth, string> = {
  form: 'max-w-form',
  reading: 'max-w-reading',
  page: 'max-w-page',
};

export interface PageContainerProps {
  children: ReactNode;
  width?: PageWidth | undefined;
  /** Little space above and below, where the page has much to hold. */
  isTight?: boolean | undefined;
  className?: string | undefined;
}

/** The main region of a page inside the app's frame. One per page. */
export function PageContainer({
  children,
  width = 'page',
  isTight,
  className,
}: PageContainerProps) {
  useInPlaceOfServedPage();
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={cx(
        'mx-auto w-full flex-1 px-gutter print:p-0',
        isTight ? 'pt-5 pb-12 sm:pt-6' : 'pt-8 pb-20 sm:pt-12',
        WIDTHS[width],
        className,
      )}
    >
      {children}
    </main>
  );
}
