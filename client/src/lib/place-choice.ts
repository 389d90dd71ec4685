import type { ErrorChoice } from '#shared/contract/errors.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { offsetOfReading } from '#shared/domain/place-readings.ts';
import { offsetWords } from './dates.ts';

/** One of the places that a typed name can mean, whose clocks differed at the birth. */
export type PlaceChoice = Extract<ErrorChoice, { kind: 'place' }>;

const NAME_MAX = 40;

/** "Which Newcastle?" for the typed text, without a region after it. */
export function whichPlaceWords(typed: string): string {
  const name = typed.split(',')[0]?.trim() ?? '';
  return name !== '' && [...name].length <= NAME_MAX ? `Which ${name}?` : 'Which place?';
}

interface PlaceChoiceWords {
  readonly name: string;
  /** Region and country. */
  readonly where: string;
  /** What choosing it means for the clock. */
  readonly clock: string;
}

interface Moment {
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** HH:MM; empty or null when unknown. */
  readonly birthTime: string | null;
}

function clockWords(
  choice: PlaceChoice,
  { birthDate, birthTime }: Moment,
  dates: Pick<DateWords, 'time'>,
): string {
  const zone = choice.timeZone.replaceAll('_', ' ');
  const [reading, second] = choice.readings;
  if (!reading)
    return `${birthTime ? dates.time(birthTime) : 'That day'} didn’t exist there · ${zone}`;
  if (second && birthTime) return `${dates.time(birthTime)} happened twice that day · ${zone}`;
  const offset = offsetOfReading(birthDate, birthTime, reading.utc);
  return offset === null ? zone : `${offsetWords(offset)} at birth · ${zone}`;
}

/** A place to choose: what distinguishes it from its namesakes, and what it changes. */
export function placeChoiceWords(
  choice: PlaceChoice,
  moment: Moment,
  dates: Pick<DateWords, 'time'>,
): PlaceChoiceWords {
  const [name = '', ...where] = choice.description.split(', ');
  return { name, where: where.join(', '), clock: clockWords(choice, moment, dates) };
}
