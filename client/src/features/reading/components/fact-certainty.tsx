import { Approximate } from '#client/components/ui/approximate.tsx';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { ReadingFact } from '#shared/contract/reading.ts';
import { forWhom } from '../doubt-words.ts';
import type { FirstReading } from './first-words.tsx';

interface FactCertaintyProps extends Pick<FirstReading, 'statement'> {
  fact: ReadingFact;
}

/** For whom an answer is: "≈ if Projector", "✓ at any birth time". */
export function FactCertainty({ fact, statement }: FactCertaintyProps) {
  const dates = useDates();
  if (fact.doubt) {
    const words = forWhom(fact.doubt, statement, dates);
    return (
      <Approximate
        when={<ShortCondition>{words}</ShortCondition>}
        isCalm
        className="min-w-0 truncate text-[0.8125rem] text-muted"
      />
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-1 text-[0.8125rem] text-muted">
      <CheckIcon className="size-3.5 shrink-0 text-ok" />
      at any birth time
    </span>
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
