import { offsetWords } from '#client/lib/dates.ts';
import type {
  ChartRevision,
  ConsequentField,
  CorrectedField,
} from '#shared/contract/corrections.ts';
import type { DateWords } from '#shared/domain/date-format.ts';

type Change = ChartRevision['changes'][number];
type Value = Change['from'];

/** Fields that change along with another one, and are not worth mentioning then. */
const FOLLOWS: Partial<Record<CorrectedField, readonly CorrectedField[]>> = {
  latitude: ['birthPlace'],
  longitude: ['birthPlace', 'latitude'],
  timeZone: ['birthPlace', 'latitude', 'longitude'],
  utcOffsetSeconds: ['birthDate', 'calendar', 'birthPlace', 'latitude', 'longitude', 'timeZone'],
  fold: ['birthDate', 'calendar', 'birthTime', 'birthPlace', 'timeZone', 'utcOffsetSeconds'],
  uncertaintyLevel: ['birthTime', 'birthTimeToleranceMinutes'],
};

function toleranceWords(value: Value): string {
  return value ? `± ${value} minutes` : 'to the minute';
}

const CALENDAR_WORDS: Readonly<Record<string, string>> = {
  gregorian: 'as written today',
  julian: 'old style',
};

const LEVEL_WORDS: Readonly<Record<string, string>> = { low: 'exact', high: 'approximate' };

function pair({ from, to }: Change, wordsOf: (value: Value) => string): string {
  return `${wordsOf(from)} → ${wordsOf(to)}`;
}

function asText(value: Value): string {
  return value === null ? 'none' : String(value);
}

/** The person's own text, isolated from the arrow's text direction. */
function asOwnWords(value: Value): string {
  return `\u2068${asText(value)}\u2069`;
}

function changeWords(change: Change, dates: DateWords): string {
  switch (change.field) {
    case 'name':
      return `name ${pair(change, asOwnWords)}`;
    case 'birthDate':
      return `birth date ${pair(change, (value) => dates.day(asText(value)))}`;
    case 'calendar':
      return `calendar of the date ${pair(change, (value) => CALENDAR_WORDS[asText(value)] ?? asText(value))}`;
    case 'birthTime':
      return `birth time ${pair(change, (value) => dates.time(asText(value)))}`;
    case 'birthPlace':
      return `birth place ${pair(change, asOwnWords)}`;
    case 'latitude':
    case 'longitude':
      return 'coordinates of the place';
    case 'timeZone':
      return `time zone ${pair(change, (value) => asText(value).replaceAll('_', ' '))}`;
    case 'utcOffsetSeconds':
      return `clock ${pair(change, (value) => offsetWords(Number(value)))}`;
    case 'fold':
      return 'which of two equal times was meant';
    case 'uncertaintyLevel':
      return `birth time ${pair(change, (value) => LEVEL_WORDS[asText(value)] ?? asText(value))}`;
    case 'birthTimeToleranceMinutes':
      return `birth time known ${pair(change, toleranceWords)}`;
  }
}

const CONSEQUENCE_LABELS: Readonly<Record<ConsequentField, string>> = {
  type: 'Type',
  authority: 'Authority',
  profile: 'Profile',
  definition: 'Definition',
};

/** "birth time 7:15 PM → 7:20 PM; Profile 6/3 → 1/3": corrected fields, then their effects. */
export function correctionWords(
  { changes, consequences }: ChartRevision,
  dates: DateWords,
): string {
  const fields = new Set(changes.map(({ field }) => field));
  const told = changes.filter(({ field }) => !FOLLOWS[field]?.some((other) => fields.has(other)));
  return [
    ...told.map((change) => changeWords(change, dates)),
    ...consequences.map(({ field, from, to }) => `${CONSEQUENCE_LABELS[field]} ${from} → ${to}`),
  ].join('; ');
}
