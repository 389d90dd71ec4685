import { resolveLocalTime } from './civil.ts';
import type { LocalDateTime } from './civil-calendar.ts';
import { type Area, DATED_DOUBTS, type DatedDoubt } from './dated-doubts.data.ts';
import { oldStyleAt } from './old-style.ts';
import { canonicalZone } from './zone-pack.ts';

/**
 * A reason why the clock at a place, or the calendar, may have shown something else than the zone's
 * history says.
 * - `old_style_calendar`: records there were still dated by the Julian calendar.
 * - `local_mean_time`: no standard time yet; the Sun set the clock, often that of the nearest town.
 * - `before_1970`: the tz database vouches for places other than the zone's city only from 1970.
 * - `local_summer_time`: states, counties and towns chose their own summer time.
 * - `city_time`: cities of the zone kept their own time beside the standard one (Bombay, Calcutta).
 * - `wartime_occupation`: clocks followed the army that held the place, and the front moved.
 * - `two_local_times`: two communities keep two times to this day (Xinjiang).
 * - `dublin_time`: Northern Ireland's clocks ran 25 minutes behind Greenwich.
 * - `north_vietnam`: Hanoi's clocks differed from those of the zone the map gives.
 * - `nicosia_divided`: the two sides of the city kept two times for a winter.
 * - `former_border`: the place was in another country then, with that country's clock.
 * - `ottoman_hours`: hours were often counted from sunset.
 */
export const CIVIL_TIME_DOUBTS = [
  'old_style_calendar',
  'local_mean_time',
  'before_1970',
  'local_summer_time',
  'city_time',
  'wartime_occupation',
  'two_local_times',
  'dublin_time',
  'north_vietnam',
  'nicosia_divided',
  'former_border',
  'ottoman_hours',
] as const;
export type CivilTimeDoubt = (typeof CIVIL_TIME_DOUBTS)[number];

/** Where a birth was, as far as doubts about its clock depend on it. */
export interface DoubtedPlace {
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

function isWithin({ latitude, longitude }: DoubtedPlace, areas: readonly Area[]): boolean {
  if (latitude === null || longitude === null) return true;
  return areas.some(
    ({ south, north, west, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

function applies(doubt: DatedDoubt, date: string, zone: string, place: DoubtedPlace): boolean {
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
export function civilTimeDoubts(
  local: LocalDateTime,
  place: DoubtedPlace,
): readonly CivilTimeDoubt[] {
  const zone = canonicalZone(place.zone);
  if (zone === null) return [];
  const date = isoDate(local);
  const doubts: CivilTimeDoubt[] = oldStyleAt(zone, date) ? ['old_style_calendar'] : [];
  if (isSunTime(local, zone)) doubts.push('local_mean_time');
  if (local.year < FIRST_CERTAIN_YEAR) doubts.push('before_1970');
  for (const doubt of DATED_DOUBTS) {
    if (applies(doubt, date, zone, place)) doubts.push(doubt.code);
  }
  return doubts;
}

/** YYYY-MM-DD, so that dates compare as text. */
function isoDate({ year, month, day }: LocalDateTime): string {
  const [paddedMonth, paddedDay] = [month, day].map((part) => String(part).padStart(2, '0'));
  return `${year}-${paddedMonth}-${paddedDay}`;
}
