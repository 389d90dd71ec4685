import type { ReactNode } from 'react';
import { Link } from 'wouter';
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
    | 'birthTimeToleranceMinutes'
    | 'calendar'
    | 'resolvedPlace'
    | 'birthPlace'
    | 'utcOffsetSeconds'
    | 'timeZone'
  >;
  /** Where the birth is edited. */
  editHref?: string;
  /** How sure the time is. */
  note?: ReactNode;
  /** Buttons on a row of their own, after the clock's offset. */
  children?: ReactNode;
}

/** Date, time and place of birth, and the clock's offset there, in one quiet line. */
export function BirthLine({ chart, editHref, note, children }: BirthLineProps) {
  const dates = useDates();
  const { birthDate, birthTime, birthTimeToleranceMinutes: tolerance, calendar, timeZone } = chart;
  const day = birthDayWords(birthDate, calendar);
  const words = (
    <>
      <span className="figures inline-block">
        {birthTime === UNKNOWN_TIME ? `${day}, time unknown` : dates.timed(day, birthTime)}
        {tolerance ? ` ± ${tolerance} min` : null}
      </span>
      {/* At a line's end, not at the start of the next. */}
      {'\u00A0· '}
      <Place name={chart.resolvedPlace ?? chart.birthPlace} />
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <p className="min-w-0 wrap-anywhere">
        {editHref ? (
          <Link
            href={editHref}
            title="Edit birth data"
            className="inline-block rounded-sm py-0.5 decoration-line-strong underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3"
          >
            {words}
            <span className="sr-only">. Edit birth data</span>
          </Link>
        ) : (
          words
        )}
      </p>
      <span className="figures text-xs whitespace-nowrap">
        {offsetWords(chart.utcOffsetSeconds)}
        <span className="sr-only">
          {' '}
          at birth{timeZone && ` in ${timeZone.replaceAll('_', ' ')}`}
        </span>
      </span>
      {note}
      {children !== undefined && (
        <div className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1">{children}</div>
      )}
    </div>
  );
}

/** Characters of a region that a line bears. */
const REGION_MAX = 14;

/** "bogota" */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What tells a city from its namesakes in a line's room: its region, or its country where that is shorter. */
function beside(city: string, region: string, country: string): string | null {
  const isLong = region.length > REGION_MAX && country !== '' && country.length < region.length;
  const place = isLong ? country : region;
  return plain(place).startsWith(plain(city)) ? null : place;
}

/** Without its country where the region tells namesakes apart; all of it is in its title, and on paper. */
function Place({ name }: { name: string }) {
  const [city = name, region, ...rest] = name.split(', ');
  if (region === undefined || rest.length === 0) return name;
  const second = beside(city, region, rest.at(-1) ?? '');
  if (second === region) {
    return (
      <span title={name}>
        {`${city}, ${region}`}
        <span className="sr-only print:not-sr-only">{`, ${rest.join(', ')}`}</span>
      </span>
    );
  }
  return (
    <span title={name}>
      <span aria-hidden="true" className="print:hidden">
        {second === null ? city : `${city}, ${second}`}
      </span>
      <span className="sr-only print:not-sr-only">{name}</span>
    </span>
  );
}
