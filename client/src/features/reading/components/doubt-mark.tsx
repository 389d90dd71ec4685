import { cx } from '#client/components/ui/cx.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ReadingParagraph } from '#shared/contract/reading.ts';

type Doubt = NonNullable<ReadingParagraph['doubt']>;

/** That a text depends on the birth time, and until or from when it holds. */
export function DoubtMark({ doubt, className }: { doubt: Doubt; className?: string }) {
  const dates = useDates();
  const [span] = doubt.spans;
  const at = (local: string) => dates.time(local.slice(0, 5));
  const until = span?.to ? `until ${at(span.to.localTime)}` : null;
  const from = span?.from ? `from ${at(span.from.localTime)}` : null;
  const when = [from, until].filter(Boolean).join(' ') || 'depends on your birth time';
  const otherwise = doubt.otherwise[0];
  return (
    <p className={cx('figures text-sm text-warn', className)}>
      <span aria-hidden="true">≈ </span>
      <span className="sr-only">Approximate: </span>
      {when}
      {otherwise && `; otherwise ${otherwise}`}
    </p>
  );
}
