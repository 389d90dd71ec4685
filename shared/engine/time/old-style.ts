import { CALENDAR_CHANGES, type CalendarChange } from './calendar-changes.data.ts';

/**
 * The calendar change that makes a date (YYYY-MM-DD, as it is written) ambiguous at a place: there
 * when records of the place were still dated by the Julian calendar on that day.
 * @param zone IANA name as places have it today, no alias
 */
export function oldStyleAt(zone: string, date: string): CalendarChange | null {
  const change = calendarChangeIn(zone);
  return change && date <= change.lastOldStyleDay ? change : null;
}

/** The calendar change of a zone's places since 1850; null where there was none. */
export function calendarChangeIn(zone: string): CalendarChange | null {
  return CALENDAR_CHANGES.find(({ zones }) => zones.includes(zone)) ?? null;
}
