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

function asText(value: Value): string {
  return value === null ? 'none' : String(value);
}

/** The person's own text, isolated from the arrow's text direction. */
function asOwnWords(value: Value): string {
  return `\u2068${asText(value)}\u2069`;
}

type ValueWords = (value: Value, dates: DateWords) => string;

/** How a change is worded; without words for its values, that it changed is all there is to say. */
const CHANGES: Readonly<Record<CorrectedField, readonly [what: string, wordsOf?: ValueWords]>> = {
  name: ['name', asOwnWords],
  birthDate: ['birth date', (value, dates) => dates.day(asText(value))],
  calendar: ['calendar of the date', (value) => CALENDAR_WORDS[asText(value)] ?? asText(value)],
  birthTime: ['birth time', (value, dates) => dates.time(asText(value))],
  birthPlace: ['birth place', asOwnWords],
  latitude: ['coordinates of the place'],
  longitude: ['coordinates of the place'],
  timeZone: ['time zone', (value) => asText(value).replaceAll('_', ' ')],
  utcOffsetSeconds: ['clock', (value) => offsetWords(Number(value))],
  fold: ['which of two equal times was meant'],
  uncertaintyLevel: ['birth time', (value) => LEVEL_WORDS[asText(value)] ?? asText(value)],
  birthTimeToleranceMinutes: ['birth time known', toleranceWords],
};

function changeWords({ field, from, to }: Change, dates: DateWords): string {
  const [what, wordsOf] = CHANGES[field];
  return wordsOf ? `${what} ${wordsOf(from, dates)} → ${wordsOf(to, dates)}` : what;
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
