import { useDates } from '#client/lib/use-dates.ts';
import { cx } from './cx.ts';

export interface UtcTimeProps {
  /** ISO 8601. */
  iso: string;
  className?: string | undefined;
}

/** An instant in UTC, expanded by a key or tap; always shown in print. */
export function UtcTime({ iso, className }: UtcTimeProps) {
  const words = useDates().utc(iso);
  return (
    <div className={cx('figures inline-block', className)}>
      <details className="group inline-block print:hidden">
        <summary className="inline-flex min-h-6 cursor-pointer list-none text-link [&::-webkit-details-marker]:hidden">
          UTC time
        </summary>
        <time dateTime={iso}>{words}</time>
      </details>
      <span className="hidden print:inline">{words}</span>
    </div>
  );
}
