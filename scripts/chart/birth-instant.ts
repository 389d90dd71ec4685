import {
  BIRTH_YEAR_MAX,
  BIRTH_YEAR_MIN,
  type BirthCalendar,
  parseBirthDate,
} from '#shared/domain/birth.ts';
import type { PlaceChoice } from '#shared/domain/place-choices.ts';
import { resolveLocalTime } from '#shared/engine/time/civil.ts';
import type { CalendarDate, LocalDateTime } from '#shared/engine/time/civil-calendar.ts';
import { type BirthRow, RowError } from './row.ts';

export interface Location {
  readonly longitude: number | undefined;
  /** IANA zones; two where the zone is disputed. */
  readonly zones: readonly string[];
}

/** What a place name means at a given local time. */
export type PlaceMeaning =
  | { readonly kind: 'none' }
  /** A country or region rather than a town. */
  | { readonly kind: 'area' }
  | { readonly kind: 'one'; readonly longitude: number; readonly timeZones: readonly string[] }
  | { readonly kind: 'several'; readonly choices: readonly PlaceChoice[] };

/** Lookups for a row, called only when the row lacks the answer. */
export interface PlaceSources {
  /** The place that a text names; with a zone, preferably one in that zone. */
  findPlace(text: string, local: LocalDateTime, zone: string | undefined): Promise<PlaceMeaning>;
  zonesAt(latitudeDeg: number, longitudeDeg: number): Promise<readonly string[]>;
}

/** Largest offset from UTC, by which the first and last local years extend beyond theirs. */
const FARTHEST_CLOCK_MS = 16 * 3_600_000;
const FIRST_BIRTH_MS = Date.UTC(BIRTH_YEAR_MIN, 0, 1) - FARTHEST_CLOCK_MS;
const LAST_BIRTH_MS = Date.UTC(BIRTH_YEAR_MAX + 1, 0, 1) + FARTHEST_CLOCK_MS;

const OUT_OF_RANGE = `Charts are available for birth years ${BIRTH_YEAR_MIN} to ${BIRTH_YEAR_MAX}`;

function readDate(text: string, calendar?: BirthCalendar): CalendarDate {
  const date = parseBirthDate(text, calendar);
  if (!date) throw new RowError('birth.date_invalid', `${text} is no date (YYYY-MM-DD)`);
  return date;
}

function readTime(text: string): { hour: number; minute: number; second: number } {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (!match) throw new RowError('birth.time_invalid', `${text} is no time of day (HH:MM)`);
  return { hour: Number(match[1]), minute: Number(match[2]), second: Number(match[3] ?? 0) };
}

/** Parses an ISO 8601 instant; UTC when it has no zone designator, as the field's name says. */
function readUtc(text: string): number {
  const match = /^([^T ]+)[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/i.exec(text);
  if (!match) throw new RowError('request.invalid', `${text} is no instant (YYYY-MM-DDTHH:MMZ)`);
  const [, day = '', clock = '', fraction = '', zone = 'Z'] = match;
  readDate(day);
  readTime(clock);
  const utcMs = Date.parse(`${day}T${clock}${fraction}${zone.toUpperCase()}`);
  if (Number.isNaN(utcMs)) throw new RowError('request.invalid', `${text} is no instant`);
  if (utcMs < FIRST_BIRTH_MS || utcMs > LAST_BIRTH_MS) {
    throw new RowError('birth.date_out_of_range', OUT_OF_RANGE);
  }
  return utcMs;
}

function readLocal(row: BirthRow): LocalDateTime {
  if (row.date === undefined || row.time === undefined) {
    throw new RowError('request.invalid', 'Give "utc", or "date" and "time"');
  }
  const date = readDate(row.date, row.calendar);
  const time = readTime(row.time);
  if (date.year < BIRTH_YEAR_MIN || date.year > BIRTH_YEAR_MAX) {
    throw new RowError('birth.date_out_of_range', OUT_OF_RANGE);
  }
  return { ...date, ...time };
}

/**
 * Coordinates take precedence over a place's name, and an explicit zone over the zones of either.
 */
async function locate(
  row: BirthRow,
  local: LocalDateTime,
  sources: PlaceSources,
): Promise<Location> {
  const { zone, place, lat, lon } = row;
  if ((lat === undefined) !== (lon === undefined)) {
    throw new RowError('request.invalid', 'Give "lat" and "lon" together');
  }
  if (lat !== undefined && lon !== undefined) {
    return { longitude: lon, zones: zone ? [zone] : await sources.zonesAt(lat, lon) };
  }
  if (place === undefined) {
    if (zone === undefined) {
      throw new RowError('request.invalid', 'Give "zone", "lat" and "lon", or "place"');
    }
    return { longitude: undefined, zones: [zone] };
  }
  return locateByName(place, zone, local, sources);
}

async function locateByName(
  place: string,
  zone: string | undefined,
  local: LocalDateTime,
  sources: PlaceSources,
): Promise<Location> {
  const found = await sources.findPlace(place, local, zone);
  if (zone !== undefined) {
    return { longitude: found.kind === 'one' ? found.longitude : undefined, zones: [zone] };
  }
  switch (found.kind) {
    case 'one':
      return { longitude: found.longitude, zones: found.timeZones };
    case 'none':
      throw new RowError('place.unknown', `No place found for "${place}"`);
    case 'area':
      throw new RowError('place.unknown', `"${place}" is a country or region; give the town`);
    case 'several':
      throw new RowError(
        'place.ambiguous',
        `Several places are called "${place}"; add the region or country`,
        undefined,
        found.choices,
      );
  }
}

function instantsIn(local: LocalDateTime, zone: string, longitude: number | undefined): number[] {
  const found = resolveLocalTime(local, zone, longitude);
  if (found.kind === 'unknown_zone') {
    throw new RowError('place.zone_unknown', `${zone} is no known time zone`);
  }
  return found.instants.map(({ utcMs }) => utcMs);
}

/**
 * The instant of a row, in UTC milliseconds since 1970. Where two zones are in use (Xinjiang), both
 * are considered.
 * @throws RowError
 */
export async function birthInstant(row: BirthRow, sources: PlaceSources): Promise<number> {
  if (row.utc !== undefined) return readUtc(row.utc);
  const local = readLocal(row);
  const { zones, longitude } = await locate(row, local, sources);
  if (zones.length === 0) {
    throw new RowError('place.zone_unknown', 'No time zone at these coordinates; give "zone"');
  }
  const all = zones.flatMap((zone) => instantsIn(local, zone, longitude));
  const instants = [...new Set(all)].sort((a, b) => a - b);
  const [only, ...others] = instants;
  const where = `${row.date} ${row.time} in ${zones.join(' or ')}`;
  if (only === undefined) {
    throw new RowError('birth.time_nonexistent', `Clocks never showed ${where}`, []);
  }
  if (others.length > 0) {
    throw new RowError('birth.time_ambiguous', `${where} can be more than one instant`, instants);
  }
  return only;
}
