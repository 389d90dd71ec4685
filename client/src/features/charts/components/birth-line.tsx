import { UtcTime } from '#client/components/ui/utc-time.tsx';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { offsetWords } from '#client/lib/dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';

/** Date, time and place of birth, and the clock's offset there. */
export function BirthLine({ chart }: { chart: ChartRecord }) {
  const dates = useDates();
  const { birthDate, birthTime, calendar } = chart;
  const day = birthDayWords(birthDate, calendar);
  return (
    <div className="grid gap-2">
      <p>
        <span className="figures">
          {birthTime === UNKNOWN_TIME ? `${day}, time unknown` : dates.timed(day, birthTime)}
        </span>
        , {chart.resolvedPlace ?? chart.birthPlace}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figures inline-flex rounded-full border border-line bg-surface px-3 py-1 text-sm">
          {offsetWords(chart.utcOffsetSeconds)} at birth
          {chart.timeZone && ` · ${chart.timeZone.replaceAll('_', ' ')}`}
        </span>
        <UtcTime iso={chart.birthUtc} className="text-sm" />
      </div>
    </div>
  );
}
