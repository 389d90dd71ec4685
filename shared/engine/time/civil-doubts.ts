import { resolveLocalTime } from './civil.ts';
import type { LocalDateTime } from './civil-calendar.ts';
import { canonicalZone } from './zone-pack.ts';

/** A reason why clocks at a place may have shown another time than the zone's history says. */
export type CivilTimeDoubt =
  /** No standard time yet: the Sun set the clock, often that of the nearest town. */
  | 'local_mean_time'
  /** The tz database vouches for places other than the zone's city only from 1970. */
  | 'before_1970'
  /** States, counties and towns chose their own summer time. */
  | 'local_summer_time'
  /** Cities of the zone kept their own time beside the standard one (Bombay, Calcutta). */
  | 'city_time'
  /** Clocks followed the army that held the place, and the front moved. */
  | 'wartime_occupation'
  /** Two communities keep two times to this day (Xinjiang). */
  | 'two_local_times';

interface RecordedDoubt {
  readonly code: CivilTimeDoubt;
  /** Both years included. */
  readonly years: readonly [from: number, to: number];
  /** Names under which zones are known today. */
  readonly zones: RegExp;
}

const NORTH_AMERICA = [
  'America/(Indiana|Kentucky|North_Dakota)/.+',
  'America/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles)',
  'America/(Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak)',
  'America/(St_Johns|Halifax|Glace_Bay|Moncton|Goose_Bay|Blanc-Sablon|Toronto|Atikokan)',
  'America/(Winnipeg|Regina|Swift_Current|Edmonton|Vancouver|Creston|Dawson_Creek|Fort_Nelson)',
  'America/(Whitehorse|Dawson|Iqaluit|Resolute|Rankin_Inlet|Cambridge_Bay|Inuvik)',
].join('|');

const OCCUPIED_EUROPE = [
  'Europe/(Paris|Monaco|Rome|Athens|Warsaw|Prague|Budapest|Bucharest|Chisinau|Tirane)',
  'Europe/(Belgrade|Zagreb|Ljubljana|Sarajevo|Skopje|Brussels|Luxembourg|Amsterdam)',
  'Europe/(Vilnius|Riga|Tallinn|Minsk|Kyiv|Simferopol|Moscow|Kaliningrad|Volgograd)',
].join('|');

/*
 * From the remarks of the tz database's source (files northamerica, europe, asia), which says of
 * these that its data are simplified.
 */
const RECORDED_DOUBTS: readonly RecordedDoubt[] = [
  { code: 'local_summer_time', years: [1919, 1966], zones: new RegExp(`^(${NORTH_AMERICA})$`) },
  { code: 'city_time', years: [1850, 1955], zones: /^Asia\/Kolkata$/ },
  { code: 'wartime_occupation', years: [1940, 1945], zones: new RegExp(`^(${OCCUPIED_EUROPE})$`) },
  { code: 'two_local_times', years: [1949, Infinity], zones: /^Asia\/Urumqi$/ },
];

const FIRST_CERTAIN_YEAR = 1970;

/** True when clocks showed the time by the Sun, or jumped over it as they left the Sun's time. */
function isSunTime(local: LocalDateTime, zone: string): boolean {
  const found = resolveLocalTime(local, zone);
  if (found.kind === 'nonexistent') return isSunTime(found.before, zone);
  return found.instants.some(({ rule }) => rule === 'local_mean_time');
}

/**
 * Which doubts apply to a local time in a zone, as codes for the screen to put into words; none for
 * an unknown zone.
 * @throws RangeError when the fields are no valid date and time.
 */
export function civilTimeDoubts(local: LocalDateTime, zone: string): readonly CivilTimeDoubt[] {
  const name = canonicalZone(zone);
  if (name === null) return [];
  const doubts: CivilTimeDoubt[] = isSunTime(local, name) ? ['local_mean_time'] : [];
  if (local.year < FIRST_CERTAIN_YEAR) doubts.push('before_1970');
  for (const { code, years, zones } of RECORDED_DOUBTS) {
    const [from, to] = years;
    if (local.year >= from && local.year <= to && zones.test(name)) doubts.push(code);
  }
  return doubts;
}
