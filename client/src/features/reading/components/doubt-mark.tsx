import { Approximate } from '#client/components/ui/approximate.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ReadingDoubt } from '#shared/contract/reading.ts';
import { doubtWords } from '../doubt-words.ts';

/** That a text depends on the birth time, and what is true at other times. */
export function DoubtMark({ doubt, className }: { doubt: ReadingDoubt; className?: string }) {
  const dates = useDates();
  return (
    <p className={cx('leading-5', className)}>
      <Approximate when={doubtWords(doubt, dates)} />
    </p>
  );
}
