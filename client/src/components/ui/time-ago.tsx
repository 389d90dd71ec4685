import { useDates } from '#client/lib/use-dates.ts';
import { useMinute } from '#client/lib/use-minute.ts';
import { cx } from './cx.ts';

export interface TimeAgoProps {
  /** ISO 8601; null when it is not known. */
  iso: string | null;
  /** With a capital where it begins a line: "Yesterday". */
  isCapital?: boolean | undefined;
}

/** "2 minutes ago", "yesterday" or the day; the exact time on demand. */
export function TimeAgo({ iso, isCapital = false }: TimeAgoProps) {
  const dates = useDates();
  useMinute();
  const words = dates.ago(iso, new Date());
  if (iso === null || Number.isNaN(Date.parse(iso))) return words;
  return (
    <time
      dateTime={iso}
      title={dates.instant(iso)}
      lang={dates.locale}
      className={cx(isCapital && 'inline-block first-letter:uppercase')}
    >
      {words}
    </time>
  );
}
