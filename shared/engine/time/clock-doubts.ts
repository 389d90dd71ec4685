import { resolveLocalTime } from './civil.ts';
import type { LocalDateTime } from './civil-calendar.ts';
import type { ClockDoubt } from './clock-doubt-codes.ts';
import { type Area, DATED_CLOCK_DOUBTS, type DatedClockDoubt } from './dated-clock-doubts.data.ts';
import { oldStyleAt } from './old-style.ts';
import { canonicalZone } from './zone-pack.ts';

/** Where a birth was, as far as doubts about its clock depend on it. */
export interface ClockPlace {
  /** IANA name. */
  readonly zone: string;
  /** Degrees, north and east positive; null when only the zone is known. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const FIRST_CERTAIN_YEAR = 1970;

/** True when clocks showed the time by the Sun, or jumped over it as they left the Sun's time. */
function isSunTime(local: LocalDateTime, zone: string): boolean {
  const found = resolveLocalTime(local, zone);
  if (found.kind === 'nonexistent') return isSunTime(found.before, zone);
  return found.instants.some(({ rule }) => rule === 'local_mean_time');
}

function isWithin({ latitude, longitude }: ClockPlace, areas: readonly Area[]): boolean {
  if (latitude === null || longitude === null) return true;
  return areas.some(
    ({ south, north, west, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

function applies(doubt: DatedClockDoubt, date: string, zone: string, place: ClockPlace): boolean {
  const { from, to, zones, areas } = doubt;
  const isThen = date >= from && (to === undefined || date <= to);
  return isThen && zones.test(zone) && (areas === undefined || isWithin(place, areas));
}

/**
 * Which doubts apply to a local time (Gregorian) at a place, as codes for the screen to put into
 * words; none for an unknown zone. A date that was handed in as old style leaves no doubt about its
 * calendar: that is the caller's to say.
 * @throws RangeError when the fields are no valid date and time.
 */
export function clockDoubts(local: LocalDateTime, place: ClockPlace): readonly ClockDoubt[] {
  const zone = canonicalZone(place.zone);
  if (zone === null) return [];
  const date = isoDate(local);
  const doubts: ClockDoubt[] = oldStyleAt(zone, date) ? ['old_style_calendar'] : [];
  if (isSunTime(local, zone)) doubts.push('local_mean_time');
  if (local.year < FIRST_CERTAIN_YEAR) doubts.push('before_1970');
  for (const doubt of DATED_CLOCK_DOUBTS) {
    if (applies(doubt, date, zone, place)) doubts.push(doubt.code);
  }
  return doubts;
}

/** YYYY-MM-DD, so that dates compare as text. */
function isoDate({ year, month, day }: LocalDateTime): string {
  const [paddedMonth, paddedDay] = [month, day].map((part) => String(part).padStart(2, '0'));
  return `${year}-${paddedMonth}-${paddedDay}`;
}
