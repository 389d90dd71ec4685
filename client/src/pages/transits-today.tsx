import {
  additionSentence,
  quietSentence,
  type Telling,
  untilSentence,
} from '#client/features/transits/additions.ts';
import type { Moment } from '#client/features/transits/use-moment.ts';
import type { Transits } from '#client/features/transits/use-transits.ts';
import { whenWords } from '#client/features/transits/when.ts';
import { useDates } from '#client/lib/use-dates.ts';

interface SkyTodayProps {
  moment: Moment;
  transits: Transits;
  telling: Telling;
}

/** What the sky adds to a chart at the moment, and until when: the page's first two sentences. */
export function SkyToday({ moment, transits, telling }: SkyTodayProps) {
  const dates = useDates();
  const { overlay, ahead } = transits;
  const { nowMs, isNow, atMs } = moment;
  if (!overlay) return null;
  const when = (utcMs: number) => whenWords(dates, utcMs, nowMs);
  return (
    <section aria-label={titleOf(telling)} className="max-w-4xl">
      <h2 className="text-sm font-medium text-muted">
        {titleOf(telling)}
        {!isNow && <span className="figures font-normal">{`: ${when(atMs)}`}</span>}
      </h2>
      <p className="mt-1 font-display text-2xl leading-snug font-[480] text-pretty sm:text-[1.75rem]">
        {additionSentence(overlay, telling)}{' '}
        {ahead && (
          <span className="text-ink-soft">
            {ahead.ends ? untilSentence(ahead.ends, when) : quietSentence(ahead.nextMs, when)}
          </span>
        )}
      </p>
    </section>
  );
}

function titleOf({ whose, isNow }: Telling): string {
  if (!isNow) return 'At this moment';
  return whose === 'your' ? 'Today for you' : 'Today for this chart';
}
