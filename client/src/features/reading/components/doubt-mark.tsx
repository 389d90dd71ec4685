import { Approximate } from '#client/components/ui/approximate.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ReadingDoubt, ReadingEvidence } from '#shared/contract/reading.ts';
import { doubtWords } from '../doubt-words.ts';

interface DoubtMarkProps {
  doubt: ReadingDoubt;
  /** What the text rests on: its first fact is the one in doubt. */
  evidence: readonly ReadingEvidence[];
  className?: string;
}

/** That a text depends on the birth time, and what is true at other times. */
export function DoubtMark({ doubt, evidence: [fact], className }: DoubtMarkProps) {
  const dates = useDates();
  return (
    <p className={cx('leading-5', className)}>
      <Approximate when={doubtWords(doubt, fact, dates)} />
    </p>
  );
}
