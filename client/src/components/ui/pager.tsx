import { Button } from './button.tsx';

export interface PagerProps {
  /** The accessible name, e.g. "Pages of accounts". */
  label: string;
  /** From 1. */
  page: number;
  /** Undefined while it is loading. */
  pages: number | undefined;
  hasNext: boolean;
  onPage: (page: number) => void;
}

/** Navigates the pages of a list. */
export function Pager({ label, page, pages, hasNext, onPage }: PagerProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={label} className="mt-6 flex items-center justify-between gap-4">
      <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p role="status" className="figures text-sm text-muted">
        Page {page}
        {pages !== undefined && ` of ${pages}`}
      </p>
      <Button variant="secondary" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
