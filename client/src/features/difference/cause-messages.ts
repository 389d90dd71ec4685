import { offsetWords } from '#client/lib/dates.ts';
import type { Cause, CauseKind, CauseOf } from '#shared/engine/doctor/cause.ts';
import type { Finding } from '#shared/engine/doctor/diagnose.ts';

/** The parts of our chart that the sentences compare with. */
export interface OurBirth {
  /** East of Greenwich positive. */
  readonly utcOffsetSeconds: number;
}

type Phrases = { readonly [K in CauseKind]: (cause: CauseOf<K>, our: OurBirth) => string };

function minutesText(minutes: number): string {
  const count = Math.abs(minutes);
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}

function assumedTime({ hour, minute }: CauseOf<'time_assumed'>): string {
  if (minute !== 0) return '11:59 PM';
  return hour === 12 ? 'noon' : 'midnight';
}

const ROUNDED: Readonly<Record<number, string>> = {
  60: 'hour',
  30: 'half hour',
  15: 'quarter hour',
};

/** What the other site did, after "The other site probably". */
const DID: Phrases = {
  daylight_saving: ({ offsetSeconds }, our) =>
    offsetSeconds < our.utcOffsetSeconds
      ? 'left out daylight saving time'
      : 'added daylight saving time',
  time_zone: ({ offsetSeconds }) =>
    offsetSeconds === 0
      ? 'read your local time as UTC'
      : `used another time zone, ${offsetWords(offsetSeconds)}`,
  local_mean_time: ({ isUsed }) =>
    isUsed
      ? 'used local mean time, set by the Sun over the birthplace'
      : 'used today’s standard time',
  clock_half: () => 'mixed up AM and PM',
  time_rounded: ({ toMinutes }) =>
    `rounded the birth time to the ${ROUNDED[toMinutes] ?? `nearest ${toMinutes} minutes`}`,
  time_assumed: (cause) => `assumed ${assumedTime(cause)} because it had no birth time`,
  time_typed: ({ minutes }) =>
    `has a birth time about ${minutesText(minutes)} ${minutes > 0 ? 'later' : 'earlier'}`,
  date_swapped: () => 'swapped the day and the month',
  date_calendar: ({ calendar }) =>
    calendar === 'julian'
      ? 'read the date in the old-style Julian calendar'
      : 'read the old-style date as if it were in today’s calendar',
  namesake: ({ name }) => `used another place with the same name: ${name}`,
  mean_node: () => 'uses the Moon’s mean node',
  sidereal: ({ ayanamsa }) =>
    `uses the sidereal zodiac (${ayanamsa === 'lahiri' ? 'Lahiri' : 'Fagan-Bradley'})`,
  heliocentric: () => 'shows the planets as seen from the Sun',
  design_offset: ({ rule }) =>
    rule === '88 days'
      ? 'computed the Design side for 88 days before birth'
      : 'computed the Design side for three months before birth',
};

/** Who is right as far as we know, and what to check. */
const CHECK: Phrases = {
  daylight_saving: (_, our) =>
    `We use ${offsetWords(our.utcOffsetSeconds)}, from the record of clock changes at the birthplace. Check which offset the other site shows.`,
  time_zone: (_, our) =>
    `At the birthplace, clocks showed ${offsetWords(our.utcOffsetSeconds)} then. Check the place or the time zone on the other site.`,
  local_mean_time: ({ isUsed }) =>
    isUsed
      ? 'By then, clocks at the birthplace already showed standard time.'
      : 'Standard time hadn’t arrived at the birthplace yet; clocks followed the Sun.',
  clock_half: () => 'Compare the birth time on both sites with the birth certificate.',
  time_rounded: () => 'If you know the minute, enter it there too.',
  time_assumed: () => 'Enter your birth time on the other site and compare again.',
  time_typed: () => 'Compare the birth time on both sites with the birth certificate.',
  date_swapped: () => 'Check whether the other site asks for the day or the month first.',
  date_calendar: () =>
    'Find out which calendar the birth record used, then enter the date that way on both sites.',
  namesake: () => 'Check the region and country on both sites.',
  mean_node: () =>
    'That’s a setting, not a mistake in your birth details. We use the true node, as the official charts do.',
  sidereal: () =>
    'That’s a setting, not a mistake in your birth details. Human Design uses the tropical zodiac.',
  heliocentric: () =>
    'That’s a setting, not a mistake in your birth details. Human Design uses the sky as seen from Earth.',
  design_offset: () =>
    'Human Design goes back 88 degrees of the Sun’s path, which takes 87 to 92 days.',
};

function phrase<K extends CauseKind>(phrases: Phrases, cause: CauseOf<K>, our: OurBirth): string {
  return phrases[cause.kind](cause, our);
}

/** "used another time zone, UTC+1", without a subject. */
export function causePhrase(cause: Cause, our: OurBirth): string {
  return phrase(DID, cause, our);
}

/** The answer in one sentence. However sure the chart is, other causes of it leave the cause open. */
export function findingSentence(
  { causes, sureness }: Pick<Finding, 'causes' | 'sureness'>,
  our: OurBirth,
): string {
  const [first, ...others] = causes;
  if (!first) throw new RangeError('A finding has a cause');
  const isOnly = others.length === 0;
  const hedge = isOnly && sureness === 'certain' ? 'almost certainly' : 'probably';
  return `The other site ${hedge} ${causePhrase(first, our)}.`;
}

export function causeCheck(cause: Cause, our: OurBirth): string {
  return phrase(CHECK, cause, our);
}
