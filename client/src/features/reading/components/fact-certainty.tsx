import { Approximate } from '#client/components/ui/approximate.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { ReadingDoubt } from '#shared/contract/reading.ts';
import { forWhom } from '../doubt-words.ts';
import { isToldByType } from '../other-births.ts';
import type { FirstReading } from './first-words.tsx';

interface FactCertaintyProps extends Pick<FirstReading, 'statement'> {
  doubt: ReadingDoubt;
}

/** For whom an answer is: "≈ if Projector". */
export function FactCertainty({ doubt, statement }: FactCertaintyProps) {
  const dates = useDates();
  const words = forWhom(doubt, statement, dates);
  return (
    <Approximate
      when={
        isToldByType(doubt, statement, dates) ? (
          // A phone's line has no room for a long type, which the line on it has named.
          <span className="@max-[36rem]:sr-only">{words}</span>
        ) : (
          <ShortCondition>{words}</ShortCondition>
        )
      }
      isCalm
      className="min-w-0 truncate text-[0.8125rem] text-muted"
    />
  );
}

const CONDITION = /^(if (?:born )?)(.+)$/;

/** "if born before 9:15 PM": a phone’s line has room for "before 9:15 PM", after its ≈. */
function ShortCondition({ children: words }: { children: string }) {
  const [, start, rest] = CONDITION.exec(words) ?? [];
  if (start === undefined) return words;
  return (
    <>
      <span className="@max-[25rem]:sr-only">{start}</span>
      {rest}
    </>
  );
}
