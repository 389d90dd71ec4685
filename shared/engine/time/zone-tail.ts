import {
  daysFromCivil,
  daysInMonth,
  isLeapYear,
  SECONDS_PER_DAY,
  weekdayFromDays,
} from './civil-calendar.ts';

/** One kind of local time: what a zone's clocks add to UTC, and what that time is called. */
export interface ZoneType {
  /** Seconds to add to UTC; east of Greenwich positive. */
  readonly offsetSeconds: number;
  /** The tz database's flag. Irish winter time counts as (negative) daylight saving there. */
  readonly isDst: boolean;
  /** "CET", "+0530"; "LMT" is local mean time, "-00" no resolved local time. */
  readonly abbreviation: string;
}

/** A switch to another kind of time. */
export interface ZoneChange {
  /** Seconds of UTC from 1970-01-01. */
  readonly atSeconds: number;
  readonly type: ZoneType;
}

type DayRule =
  /** The week-th weekday (0 Sunday) of a month; week 5 is the last one. */
  | {
      readonly kind: 'weekday';
      readonly month: number;
      readonly week: number;
      readonly weekday: number;
    }
  /** Day 1–365, 29 February never counted. */
  | { readonly kind: 'julian'; readonly day: number }
  /** Day 0–365, 29 February counted. */
  | { readonly kind: 'zeroBased'; readonly day: number };

interface YearlyChange {
  readonly rule: DayRule;
  /** Wall time of the change after the day's midnight, in the time that ends: −167 to 167 hours. */
  readonly timeSeconds: number;
}

/** What a zone does after its last recorded change: one time for good, or two in turn every year. */
export interface ZoneTail {
  readonly standard: ZoneType;
  readonly summer: {
    readonly type: ZoneType;
    readonly start: YearlyChange;
    readonly end: YearlyChange;
  } | null;
}

const NAME = '([A-Za-z]{3,}|<[A-Za-z0-9+-]{3,}>)';
const TIME = '([+-]?\\d{1,3}(?::\\d{1,2}){0,2})';
const TAIL = new RegExp(`^${NAME}${TIME}(?:${NAME}${TIME}?,([^,]+),([^,]+))?$`);
const YEARLY_CHANGE = new RegExp(`^(?:M(\\d{1,2})\\.(\\d)\\.(\\d)|(J?)(\\d{1,3}))(?:/${TIME})?$`);

const DEFAULT_CHANGE_TIME = '2';

function parseTime(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number);
  const size = hours * 3600 + minutes * 60 + seconds;
  return text.startsWith('-') ? 0 - size : size;
}

function isBetween(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}

function parseDayRule(match: RegExpExecArray): DayRule | null {
  if (match[1] !== undefined) {
    const [month, week, weekday] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const isReal = isBetween(month, 1, 12) && isBetween(week, 1, 5) && isBetween(weekday, 0, 6);
    return isReal ? { kind: 'weekday', month, week, weekday } : null;
  }
  const day = Number(match[5]);
  if (match[4] === 'J') return isBetween(day, 1, 365) ? { kind: 'julian', day } : null;
  return isBetween(day, 0, 365) ? { kind: 'zeroBased', day } : null;
}

function parseYearlyChange(text: string): YearlyChange | null {
  const match = YEARLY_CHANGE.exec(text);
  if (!match) return null;
  const rule = parseDayRule(match);
  return rule && { rule, timeSeconds: parseTime(match[6] ?? DEFAULT_CHANGE_TIME) };
}

function zoneType(name: string, offsetSeconds: number, isDst: boolean): ZoneType {
  return { offsetSeconds, isDst, abbreviation: name.replace(/[<>]/g, '') };
}

/**
 * Reads the rule line that ends a TZif file: the TZ variable of POSIX.1-2017 section 8.3 with the
 * wider times of RFC 8536 section 3.3.1. Its offsets count west of Greenwich as positive; ours do not.
 * @returns null when the text has another form.
 */
export function parseZoneTail(text: string): ZoneTail | null {
  const match = TAIL.exec(text);
  const [, name, offset, summerName, summerOffset, startText, endText] = match ?? [];
  if (name === undefined || offset === undefined) return null;
  const standardSeconds = 0 - parseTime(offset);
  const standard = zoneType(name, standardSeconds, false);
  if (summerName === undefined) return { standard, summer: null };
  const start = parseYearlyChange(startText ?? '');
  const end = parseYearlyChange(endText ?? '');
  if (!start || !end) return null;
  const summerSeconds =
    summerOffset === undefined ? standardSeconds + 3600 : 0 - parseTime(summerOffset);
  return { standard, summer: { type: zoneType(summerName, summerSeconds, true), start, end } };
}

/** Days from 1970-01-01 to the day a rule names in a year. */
function ruleDay(rule: DayRule, year: number): number {
  if (rule.kind === 'weekday') {
    const first = daysFromCivil({ year, month: rule.month, day: 1 });
    const toWeekday = (rule.weekday - weekdayFromDays(first) + 7) % 7;
    const offset = toWeekday + 7 * (rule.week - 1);
    return first + (offset < daysInMonth(year, rule.month) ? offset : offset - 7);
  }
  const newYear = daysFromCivil({ year, month: 1, day: 1 });
  if (rule.kind === 'zeroBased') return newYear + rule.day;
  const isPastLeapDay = isLeapYear(year) && rule.day >= 60;
  return newYear + rule.day - (isPastLeapDay ? 0 : 1);
}

function changeSeconds(change: YearlyChange, year: number, offsetBefore: number): number {
  return ruleDay(change.rule, year) * SECONDS_PER_DAY + change.timeSeconds - offsetBefore;
}

/** The two changes that a tail's rules make for one year, in order of time; none without summer time. */
export function tailChanges(tail: ZoneTail, year: number): readonly ZoneChange[] {
  const { standard, summer } = tail;
  if (!summer) return [];
  const start = {
    atSeconds: changeSeconds(summer.start, year, standard.offsetSeconds),
    type: summer.type,
  };
  const end = {
    atSeconds: changeSeconds(summer.end, year, summer.type.offsetSeconds),
    type: standard,
  };
  return start.atSeconds < end.atSeconds ? [start, end] : [end, start];
}
