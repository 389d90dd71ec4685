import { type BirthCalendar, isSupportedBirthYear, parseBirthDate } from '#shared/domain/birth.ts';
import { plainText, twoDigits } from './plain-text.ts';

/** Which of the two numbers before the year is the day in a date like 3/5/1985. */
export type DateOrder = 'day_first' | 'month_first';

export type DateDefect =
  | 'two_digit_year'
  | 'spreadsheet_number'
  | 'no_such_day'
  | 'year_out_of_range'
  | 'with_time'
  | 'unreadable';

/** Dates are `YYYY-MM-DD`. */
export type ParsedDate =
  /** `order` is set when only one order gives a valid day, which reveals the file's format. */
  | {
      readonly kind: 'date';
      readonly date: string;
      /** Set when the cell says that it is old style. */
      readonly calendar?: 'julian';
      readonly order?: DateOrder;
    }
  | {
      readonly kind: 'either';
      readonly dayFirst: string;
      readonly monthFirst: string;
      readonly calendar?: 'julian';
    }
  /** `suggestion` is the likely meaning, for the person to confirm. */
  | { readonly kind: 'defect'; readonly defect: DateDefect; readonly suggestion?: string };

const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Day 0 of spreadsheet serial dates, valid after their nonexistent February 29, 1900. */
const SPREADSHEET_DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4})$/;
const SHORT_YEAR = /^\d{1,2}([-/.])\s?\d{1,2}\1\s?'?\d{2}$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]?(?:of )?([a-z]{3,9})\.?,?[ -]?(\d{4}|'?\d{2})$/i;
const MONTH_DAY = /^([a-z]{3,9})\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4}|'?\d{2})$/i;
const SPREADSHEET_NUMBER = /^(\d{5})(?:[.,]\d+)?$/;
const TRAILING_TIME = /^(.+?)[T ]\s?(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?)Z?$/i;
const MIDNIGHT = /^(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?am)$/i;

/** The mark after a date of the Julian calendar: "(old style)", "O.S.", "Julian". */
const OLD_STYLE = /[\s,]*[([]?\b(?:old[ -]style|o\.? ?s\.?|julian(?: calendar)?)\s*[)\]]?$/i;
const OLD_STYLE_MARK = ' (old style)';

/** Formats a date so that `readDate` can read it: `1900-03-03`, or `1900-03-03 (old style)`. */
export function dateCell(date: string, calendar?: BirthCalendar): string {
  return calendar === 'julian' ? `${date}${OLD_STYLE_MARK}` : date;
}

/** Parses a date in any format that people and spreadsheets write, including old style. */
export function readDate(cell: string): ParsedDate {
  const text = plainText(cell);
  const bare = text.replace(OLD_STYLE, '');
  const reading = readWritten(bare);
  return bare === text ? asGregorian(reading) : asOldStyle(reading);
}

function asGregorian(reading: ParsedDate): ParsedDate {
  const isMissing = reading.kind === 'date' && parseBirthDate(reading.date) === null;
  return isMissing ? { kind: 'defect', defect: 'no_such_day' } : reading;
}

function asOldStyle(reading: ParsedDate): ParsedDate {
  if (reading.kind !== 'defect') return { ...reading, calendar: 'julian' };
  const { suggestion } = reading;
  return suggestion === undefined
    ? reading
    : { ...reading, suggestion: dateCell(suggestion, 'julian') };
}

function readWritten(text: string): ParsedDate {
  const timed = TRAILING_TIME.exec(text);
  if (timed) {
    const [, day = '', time = ''] = timed;
    const reading = readDay(day);
    // Spreadsheets add a midnight that nobody stated; any other time belongs in its own column.
    if (MIDNIGHT.test(time) || reading.kind === 'defect') return reading;
    return {
      kind: 'defect',
      defect: 'with_time',
      ...(reading.kind === 'date' && { suggestion: reading.date }),
    };
  }
  return readDay(text);
}

function readDay(text: string): ParsedDate {
  const yearFirst = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (yearFirst) {
    const [year, month, day] = yearFirst.slice(1).filter((part) => /\d/.test(part));
    return readingOf(dateOf(year, month, day));
  }
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) return numbersBeforeYear(yearLast);
  const dayMonth = DAY_MONTH.exec(text);
  if (dayMonth) return named(dayMonth[3], dayMonth[2], dayMonth[1]);
  const monthDay = MONTH_DAY.exec(text);
  if (monthDay) return named(monthDay[3], monthDay[1], monthDay[2]);
  if (SHORT_YEAR.test(text)) return { kind: 'defect', defect: 'two_digit_year' };
  return spreadsheetNumber(text) ?? { kind: 'defect', defect: 'unreadable' };
}

/** `YYYY-MM-DD`, or null for a day that exists in neither calendar; the Julian one has them all. */
function dateOf(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseBirthDate(date, 'julian') === null ? null : date;
}

function readingOf(date: string | null, order?: DateOrder): ParsedDate {
  const parsed = date === null ? null : (parseBirthDate(date) ?? parseBirthDate(date, 'julian'));
  if (date === null || parsed === null) return { kind: 'defect', defect: 'no_such_day' };
  if (!isSupportedBirthYear(parsed)) return { kind: 'defect', defect: 'year_out_of_range' };
  return { kind: 'date', date, ...(order && { order }) };
}

function numbersBeforeYear([, first, sign, second, year]: RegExpExecArray): ParsedDate {
  const dayFirst = dateOf(year, second, first);
  // Dots are only used where the day comes first.
  if (sign === '.') return readingOf(dayFirst);
  const monthFirst = dateOf(year, first, second);
  if (dayFirst === null) return readingOf(monthFirst, 'month_first');
  if (monthFirst === null) return readingOf(dayFirst, 'day_first');
  const reading = readingOf(dayFirst);
  if (dayFirst === monthFirst || reading.kind !== 'date') return reading;
  return { kind: 'either', dayFirst, monthFirst };
}

function named(year: string | undefined, name = '', day: string | undefined): ParsedDate {
  const word = name.toLowerCase();
  const isShort = word.length === 3 || word === 'sept';
  const month = MONTH_NAMES.findIndex(
    (full) => word === full || (isShort && full.startsWith(word)),
  );
  if (month < 0) return { kind: 'defect', defect: 'unreadable' };
  if (year?.length !== 4) return { kind: 'defect', defect: 'two_digit_year' };
  return readingOf(dateOf(year, twoDigits(month + 1), day));
}

/** "31170" is a spreadsheet's serial number of May 3, 1985. */
function spreadsheetNumber(text: string): ParsedDate | null {
  const match = SPREADSHEET_NUMBER.exec(text);
  if (!match) return null;
  const instant = new Date(SPREADSHEET_DAY_ZERO_MS + Number(match[1]) * DAY_MS);
  const meant = readingOf(instant.toISOString().slice(0, 10));
  if (meant.kind !== 'date') return null;
  return { kind: 'defect', defect: 'spreadsheet_number', suggestion: meant.date };
}
