import type { ReactNode } from 'react';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { offsetWords } from '#client/lib/dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';

interface BirthLineProps {
  chart: Pick<
    ChartRecord,
    | 'birthDate'
    | 'birthTime'
    | 'calendar'
    | 'resolvedPlace'
    | 'birthPlace'
    | 'utcOffsetSeconds'
    | 'timeZone'
  >;
  /** Buttons after the line. */
  children?: ReactNode;
}

/** Date, time and place of birth, and the clock's offset there, in one quiet line. */
export function BirthLine({ chart, children }: BirthLineProps) {
  const dates = useDates();
  const { birthDate, birthTime, calendar, timeZone } = chart;
  const day = birthDayWords(birthDate, calendar);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <p className="min-w-0 wrap-anywhere">
        <span className="figures inline-block">
          {birthTime === UNKNOWN_TIME ? `${day}, time unknown` : dates.timed(day, birthTime)}
        </span>
        {/* At a line's end, not at the start of the next. */}
        {'\u00A0· '}
        {chart.resolvedPlace ?? chart.birthPlace}
      </p>
      <span className="figures inline-flex rounded-full border border-line px-2.5 py-0.5 text-xs whitespace-nowrap">
        {offsetWords(chart.utcOffsetSeconds)}
        <span className="sr-only">
          {' '}
          at birth{timeZone && ` in ${timeZone.replaceAll('_', ' ')}`}
        </span>
      </span>
      {children}
    </div>
  );
}
