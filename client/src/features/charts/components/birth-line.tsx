import { birthDayWords } from '#client/lib/birth-dates.ts';
import { offsetWords } from '#client/lib/dates.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';

/** Date, time and place of birth, and how the clock there was read. */
export function BirthLine({ chart }: { chart: ChartRecord }) {
  const time = chart.birthTime === UNKNOWN_TIME ? 'time unknown' : chart.birthTime;
  return (
    <div className="grid gap-2">
      <p>
        <span className="figures">
          {birthDayWords(chart.birthDate, chart.calendar)}, {time}
        </span>
        , {chart.birthPlace}
      </p>
      <p>
        <span className="figures inline-flex rounded-full border border-line bg-surface px-3 py-1 text-sm">
          {offsetWords(chart.utcOffsetSeconds)} at birth
          {chart.timeZone && ` · ${chart.timeZone.replaceAll('_', ' ')}`}
        </span>
      </p>
    </div>
  );
}
