import { Notice } from '#client/components/ui/notice.tsx';
import {
  additionSentence,
  quietSentence,
  untilSentence,
  type Whose,
} from '#client/features/transits/additions.ts';
import { SkyAdditions } from '#client/features/transits/components/sky-additions.tsx';
import type { Moment } from '#client/features/transits/use-moment.ts';
import type { Transits } from '#client/features/transits/use-transits.ts';
import { whenWords } from '#client/features/transits/when.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';

interface SkyTodayProps {
  chart: ChartSummary;
  isOwn: boolean;
  moment: Moment;
  transits: Transits;
}

/** What the sky adds to a chart at the moment, and until when: two sentences, then each part. */
export function SkyToday({ chart, isOwn, moment, transits }: SkyTodayProps) {
  const dates = useDates();
  const { overlay, ahead, activations } = transits;
  const { nowMs, isNow, atMs } = moment;
  if (!overlay || !activations) return null;
  const whose: Whose = isOwn ? 'your' : 'this';
  const when = (utcMs: number) => whenWords(dates, utcMs, nowMs);
  return (
    <section aria-labelledby="today-title" className="grid gap-5">
      <h2 id="today-title" className="font-display text-2xl font-medium">
        {titleOf(isOwn, isNow)}
      </h2>
      {!isNow && <p className="figures -mt-3 text-sm text-muted">{when(atMs)}</p>}
      <p className="text-lg text-pretty">
        {additionSentence(overlay, whose)}{' '}
        {ahead &&
          (ahead.ends ? untilSentence(ahead.ends, when) : quietSentence(ahead.nextMs, when))}
      </p>
      <SkyAdditions
        overlay={overlay}
        sky={activations}
        ends={ahead?.ends ?? null}
        whose={whose}
        when={when}
      />
      {chart.uncertaintyLevel === 'high' && (
        <Notice>This chart’s birth time is approximate, so some of its gates may differ.</Notice>
      )}
      <p className="text-sm text-muted">
        Transits come and go. Type, authority, and profile belong to birth and don’t change.
      </p>
    </section>
  );
}

function titleOf(isOwn: boolean, isNow: boolean): string {
  if (!isNow) return 'At this moment';
  return isOwn ? 'Today for you' : 'Today for this chart';
}
