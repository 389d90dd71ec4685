import { cx } from '#client/components/ui/cx.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { BirthHours } from '#shared/contract/reading.ts';
import { spanEnds } from '../doubt-words.ts';

/** Once for all chapters: who the reader is at which birth time, and how chapters tell what varies. */
export function BirthHoursList({ hours = [] }: { hours: readonly BirthHours[] | undefined }) {
  const ends = spanEnds(hours, useDates());
  return (
    <div className="mb-6 rounded-md bg-warn-soft px-4 py-3.5 text-sm print:hidden">
      <p className="text-pretty">
        {hours.length > 0
          ? 'Your chapters are written for the line in bold. Where another birth time would change a chapter’s advice, it says so at the top; what’s certain comes first.'
          : 'Parts of your chapters depend on your birth time. What’s certain comes first; the rest says when it’s true.'}
      </p>
      {hours.length > 0 && (
        <dl className="mt-3 grid gap-x-4 gap-y-1.5 @min-[34rem]:grid-cols-[auto_minmax(0,1fr)]">
          {hours.map(({ who, isWritten }, at) => {
            const when = whenWords(ends[at]);
            const look = isWritten ? 'font-semibold' : 'text-ink-soft';
            return (
              <div key={when} className={cx('@min-[34rem]:contents', look)}>
                <dt className={cx('figures whitespace-nowrap', look)}>{when}</dt>
                <dd className={look}>{who.join(' · ')}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}

function whenWords({ from, to }: ReturnType<typeof spanEnds>[number] = { from: null, to: null }) {
  if (from === null) return `Before ${to}`;
  return to === null ? `After ${from}` : `${from} to ${to}`;
}
