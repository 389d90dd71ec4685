import { Link } from 'wouter';
import { cx } from '#client/components/ui/cx.ts';
import type { LibraryLink } from '#shared/library/schema.ts';

export interface LinkRowsProps {
  links: readonly LibraryLink[];
  /** Paths of what the reader's own chart has. */
  marked?: ReadonlySet<string> | undefined;
  className?: string | undefined;
}

/** Pages as rows: the term, and below it what it means. */
export function LinkRows({ links, marked, className }: LinkRowsProps) {
  return (
    <ul className={cx('border-t border-line', className)}>
      {links.map(({ path, term, headline }) => (
        <li key={path} className="border-b border-line">
          <Link
            href={path}
            className="group flex min-h-11 items-baseline gap-3 rounded-sm py-2.5 hover:bg-well"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium group-hover:underline">{term}</span>
              {headline && <span className="block text-sm text-muted">{headline}</span>}
            </span>
            {marked?.has(path) && <ChartDot />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Marks what the reader's own chart has. */
function ChartDot() {
  return (
    <span className="flex items-center gap-1.5 text-xs text-muted">
      <span aria-hidden="true" className="size-2 rounded-full bg-ink" />
      In your chart
    </span>
  );
}
