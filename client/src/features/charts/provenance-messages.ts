import { birthDayWords, dayTodayWords } from '#client/lib/birth-dates.ts';
import { dayWords, offsetWords } from '#client/lib/dates.ts';
import type { ChartRecord, Provenance } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME, UNKNOWN_TIME_PLACEHOLDER } from '#shared/domain/birth.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { oldStyleAt } from '#shared/engine/time/old-style.ts';

/** One step from the entered birth to the chart. */
export interface ProvenanceStep {
  readonly term: string;
  readonly value: string;
  /** The reason or source. */
  readonly detail?: string;
}

type ClockDoubt = Provenance['doubts'][number];

/** "Europe/Berlin" without underscores; Berlin is its city. */
function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

function degrees(value: number, [positive, negative]: readonly [string, string]): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
}

function east(longitude: number): string {
  return degrees(longitude, ['E', 'W']);
}

/** "1955-02-25 03:15:00 UTC": an unambiguous format for comparisons. */
function instantText(iso: string): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return iso;
  return `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function minutesWords(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function typedStep(chart: ChartRecord, dates: DateWords): ProvenanceStep {
  const { birthDate, calendar, birthTime, birthPlace } = chart;
  const { birthTimeToleranceMinutes: minutes } = chart;
  const term = 'What was entered';
  const isUnknown = birthTime === UNKNOWN_TIME;
  const day = birthDayWords(birthDate, calendar);
  const when = isUnknown ? `${day}, time unknown` : dates.timed(day, birthTime);
  const value = `${when}, ${birthPlace}`;
  if (!isUnknown) {
    const detail = minutes ? { detail: `Time stated to ± ${minutesWords(minutes)}` } : {};
    return { term, value, ...detail };
  }
  return { term, value, detail: `Computed for ${dates.time(UNKNOWN_TIME_PLACEHOLDER)} local time` };
}

function placeStep({ provenance }: ChartRecord): ProvenanceStep {
  const { resolvedPlace, latitude, longitude } = provenance;
  const term = 'Place as understood';
  if (resolvedPlace === null) {
    return { term, value: 'Not looked up', detail: 'The time zone or offset was entered manually' };
  }
  if (latitude === null || longitude === null) return { term, value: resolvedPlace };
  const coordinates = `${degrees(latitude, ['N', 'S'])}, ${east(longitude)}`;
  return { term, value: resolvedPlace, detail: coordinates };
}

function ruleText({ offsetRule, longitude }: Provenance): string {
  switch (offsetRule) {
    case 'zone':
      return 'From the time zone’s history for that day and hour';
    case 'manual':
      return 'Entered manually, in place of the time zone’s history';
    case 'local_mean_time':
      return longitude === null
        ? 'The zone’s local mean time: there was no standard time yet'
        : `Local mean time from the birthplace’s own longitude, ${east(longitude)}: there was no standard time yet`;
  }
}

function offsetStep({ utcOffsetSeconds, provenance }: ChartRecord): ProvenanceStep {
  const { abbreviation } = provenance;
  // Zones without a name for their time are abbreviated by the offset itself.
  const name = abbreviation && /[A-Za-z]/.test(abbreviation) ? ` (${abbreviation})` : '';
  return {
    term: 'Offset at birth',
    value: offsetWords(utcOffsetSeconds) + name,
    detail: ruleText(provenance),
  };
}

/** The steps from the entered birth to the chart. */
export function provenanceSteps(chart: ChartRecord, dates: DateWords): ProvenanceStep[] {
  const { timeZone, birthUtc, designUtc, engineVersion, provenance } = chart;
  return [
    typedStep(chart, dates),
    placeStep(chart),
    { term: 'Time zone', value: timeZone === null ? 'None' : zoneName(timeZone) },
    offsetStep(chart),
    { term: 'Birth instant', value: instantText(birthUtc), detail: 'Personality side' },
    {
      term: 'Design instant',
      value: instantText(designUtc),
      detail: 'Design side: the Sun stood 88° of its path earlier',
    },
    {
      term: 'Positions',
      value: provenance.ephemeris,
      detail: 'Tropical zodiac, seen from the Earth’s center, true lunar node',
    },
    { term: 'Time zone data', value: `tz ${provenance.tzVersion}` },
    { term: 'Chart engine', value: engineVersion },
  ];
}

/** The text of each doubt, for the zone's city; short enough for a list. */
const CLOCK_DOUBTS: Readonly<
  Record<Exclude<ClockDoubt, 'old_style_calendar'>, (city: string) => string>
> = {
  local_mean_time: () =>
    'Clocks there still followed the Sun, often the nearest large town’s, so the time may be a few minutes off.',
  before_1970: (city) =>
    `Before 1970, this zone’s history is well documented only for ${city}. Clocks elsewhere in the zone may have shown a different time.`,
  local_summer_time: () =>
    'In those years, states, counties and towns each decided on daylight saving time, so the clock may have been an hour off.',
  city_time: () =>
    'Some cities in this zone, including Bombay and Calcutta, kept their own time alongside standard time.',
  wartime_occupation: () =>
    'During the war, clocks followed whichever army controlled the area, and the front moved, so the clock may have been an hour or two off.',
  two_local_times: () =>
    'People there still use two times, two hours apart. Make sure the birth was recorded in this one.',
  dublin_time: () =>
    'Until October 1, 1916, clocks in Northern Ireland ran about 25 minutes behind Greenwich time. If the birth time is Irish time, add 25 minutes or enter the offset −0:25:21.',
  north_vietnam: () =>
    'Clocks in northern Vietnam often differed from this zone in those years: 18 to 25 minutes ahead before 1920, and one or two hours ahead between 1943 and 1954. Check which time the record uses.',
  nicosia_divided: () =>
    'That winter, the two sides of Nicosia kept clocks one hour apart. Check which side the birth was recorded on.',
  former_border: () =>
    'This place belonged to another country then, and followed that country’s clock. The time may be off by up to two hours.',
  ottoman_hours: () =>
    'Until 1926, hours in Turkey were often counted from sunset, and years from the Hijra. Make sure the date and time were converted.',
};

function oldStyleNote({ timeZone, birthDate }: NotedBirth): string {
  const change = timeZone === null ? null : oldStyleAt(timeZone, birthDate);
  const where = change ? `Records in ${change.country}` : 'Records there';
  const until = change ? ` until ${dayWords(change.lastOldStyleDay)}` : ' then';
  const today = dayTodayWords(birthDate, 'julian');
  return `${where} used the old-style (Julian) calendar${until}. If this date comes from one, it’s ${today} today: edit the birth details and choose “old style”.`;
}

/** The fields of a birth that the doubts' texts need. */
export interface NotedBirth {
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly timeZone: string | null;
}

/** How clock or calendar at a birthplace may have differed, in sentences. */
export function clockDoubtNotes(birth: NotedBirth, doubts: readonly ClockDoubt[]): string[] {
  const city = zoneName(birth.timeZone?.split('/').at(-1) ?? 'its main city');
  return doubts.map((code) =>
    code === 'old_style_calendar' ? oldStyleNote(birth) : CLOCK_DOUBTS[code](city),
  );
}

function foldNote(chart: ChartRecord, dates: DateWords): string | null {
  const { birthTime, utcOffsetSeconds, provenance } = chart;
  if (provenance.fold === null) return null;
  const time = birthTime === UNKNOWN_TIME ? UNKNOWN_TIME_PLACEHOLDER : birthTime;
  const which = provenance.fold === 0 ? 'first' : 'second';
  return `Clocks went back that night, so ${dates.time(time)} happened twice; the ${which} was chosen (${offsetWords(utcOffsetSeconds)}).`;
}

/** What may differ from the computed chart, in plain language; usually nothing. */
export function provenanceNotes(chart: ChartRecord, dates: DateWords): string[] {
  const fold = foldNote(chart, dates);
  return [...(fold ? [fold] : []), ...clockDoubtNotes(chart, chart.provenance.doubts)];
}

/** Steps and notes as plain text, for copying. */
export function provenanceText(chart: ChartRecord, dates: DateWords): string {
  const steps = provenanceSteps(chart, dates).map(
    ({ term, value, detail }) => `${term}: ${value}${detail ? ` (${detail})` : ''}`,
  );
  const notes = provenanceNotes(chart, dates).map((note) => `Note: ${note}`);
  return [`How the chart of ${chart.name} was computed`, ...steps, ...notes].join('\n');
}
