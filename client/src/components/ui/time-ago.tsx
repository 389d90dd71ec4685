import { useState } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import { useMinute } from '#client/lib/use-minute.ts';
import { cx } from './cx.ts';

export interface TimeAgoProps {
  /** ISO 8601; null when unknown. */
  iso: string | null;
  /** Capitalized for the start of a line: "Yesterday". */
  isCapital?: boolean | undefined;
  /** True inside a button or link, which cannot contain another control: hover only. */
  isInControl?: boolean | undefined;
}

/** "2 minutes ago", "yesterday" or the day; a tap or key toggles to the exact time. */
export function TimeAgo({ iso, isCapital = false, isInControl = false }: TimeAgoProps) {
  const dates = useDates();
  const [isExact, setIsExact] = useState(false);
  useMinute();
  const words = dates.ago(iso, new Date());
  if (iso === null || Number.isNaN(Date.parse(iso))) return words;
  const exact = dates.instant(iso);
  const time = (
    <time
      dateTime={iso}
      title={exact}
      lang={dates.locale}
      className={cx(isCapital && 'inline-block first-letter:uppercase')}
    >
      {isExact ? exact : words}
    </time>
  );
  if (isInControl) return time;
  return (
    <button
      type="button"
      aria-pressed={isExact}
      aria-label={isExact ? exact : `${words}, show the exact time`}
      className="min-h-6 cursor-pointer text-left decoration-dotted underline-offset-4 hover:underline"
      onClick={() => setIsExact(!isExact)}
    >
      {time}
    </button>
  );
}
