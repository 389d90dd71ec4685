import { onFirstUse } from '../engine/on-first-use.ts';
import type { Clock } from './clock.ts';

/** The locale of readers who have stated none. */
export const DEFAULT_LOCALE = 'en-US';

export interface DateStyle {
  /** BCP 47, such as "en-US"; an unknown one falls back to the default. */
  readonly locale: string;
  /** null for the locale's usual clock. */
  readonly clock: Clock | null;
  /** IANA zone for formatting instants; the machine's own by default. */
  readonly timeZone?: string | undefined;
}

/**
 * Formats dates and times for people. An invalid date is returned unchanged; a missing or invalid
 * instant is "Unknown". Calendar days and clock times have no zone and never shift.
 */
export interface DateWords {
  readonly locale: string;
  readonly clock: Clock;
  /** "June 14, 1987" for `YYYY-MM-DD`. */
  day(date: string): string;
  /** "Jun 14, 1987" for `YYYY-MM-DD`. */
  shortDay(date: string): string;
  /** "June 14" for `YYYY-MM-DD`. */
  monthDay(date: string): string;
  /** "Mon, Nov 30" for `YYYY-MM-DD`. */
  weekDay(date: string): string;
  /** "2:25 PM" for `HH:MM`, "2:25:07 PM" for `HH:MM:SS`. */
  time(time: string): string;
  /** "June 14, 1987, 2:25 PM" for `YYYY-MM-DD` and `HH:MM`. */
  dayTime(date: string, time: string): string;
  /** The same for a day that is already formatted. */
  timed(day: string, time: string): string;
  /** "May 3, 2026" for an instant in ISO 8601, in the reader's zone. */
  instantDay(iso: string | null | undefined): string;
  /** "May 3, 2026, 2:05 PM" for an instant in ISO 8601, in the reader's zone. */
  instant(iso: string | null | undefined): string;
  /** "May 3, 2026, 4:25 AM UTC" for an instant in ISO 8601. */
  utc(iso: string | null | undefined): string;
  /** "2 minutes ago", "yesterday"; the day for instants older than six days or in the future. */
  ago(iso: string | null | undefined, now: Date): string;
}

const UNKNOWN = 'Unknown';
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** What somebody has just made and goes to look at is not yet "1 minute ago". */
const JUST_NOW_MS = 2 * MINUTE_MS;
/** Within this many hours, hours are used even across midnight. */
const SAME_NIGHT_MS = 6 * HOUR_MS;
const DAYS_AGO_MAX = 6;

/** Charts use the Gregorian calendar and these digits in every locale. */
const PLAIN = { calendar: 'gregory', numberingSystem: 'latn' } as const;
const DAY = { ...PLAIN, year: 'numeric', month: 'long', day: 'numeric' } as const;
const SHORT_DAY = { ...DAY, month: 'short' } as const;
const WEEK_DAY = { ...PLAIN, weekday: 'short', month: 'short', day: 'numeric' } as const;
const MONTH_DAY = { ...PLAIN, month: 'long', day: 'numeric' } as const;

function knownLocale(locale: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

function clockOf(locale: string): Clock {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? '12h' : '24h';
}

function timeOptions(clock: Clock): Intl.DateTimeFormatOptions {
  const hours = clock === '12h' ? ({ hour: 'numeric', hourCycle: 'h12' } as const) : null;
  return { ...PLAIN, ...(hours ?? { hour: '2-digit', hourCycle: 'h23' }), minute: '2-digit' };
}

/** Engines differ in the space before "PM". */
function plainBlanks(text: string): string {
  return text.replace(/[\u202f\u00a0]/g, ' ');
}

/** The separator between a day and a time: ", " in English, " " in Japanese. */
function joinOf(locale: string, clock: Clock): string {
  const parts = new Intl.DateTimeFormat(locale, {
    ...SHORT_DAY,
    ...timeOptions(clock),
  }).formatToParts(0);
  const first = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod');
  // A literal may start with the last character of the day: "日 " in Japanese.
  return /[,،]? $/.exec(plainBlanks(parts[first - 1]?.value ?? ''))?.[0] ?? ', ';
}

function instantOf(iso: string | null | undefined): Date | null {
  if (!iso) return null;
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/**
 * Formatters for a style, each made when it's first used: the first one takes a browser as long as a
 * small page takes to draw. Cache the result.
 */
export function dateWords(style: DateStyle): DateWords {
  const locale = onFirstUse(() => knownLocale(style.locale));
  const clock = onFirstUse(() => style.clock ?? clockOf(locale()));
  const zone = style.timeZone === undefined ? {} : { timeZone: style.timeZone };
  const join = onFirstUse(() => joinOf(locale(), clock()));

  function formatted(options: () => Intl.DateTimeFormatOptions) {
    const format = onFirstUse(() => new Intl.DateTimeFormat(locale(), options()));
    return (instant: Date) => plainBlanks(format().format(instant));
  }
  const calendarDay = (options: Intl.DateTimeFormatOptions) => {
    const words = formatted(() => ({ ...options, timeZone: 'UTC' }));
    return (date: string) => {
      const instant = instantOf(`${date}T00:00:00Z`);
      return instant ? words(instant) : date;
    };
  };
  const day = calendarDay(DAY);
  const toMinute = formatted(() => ({ ...timeOptions(clock()), timeZone: 'UTC' }));
  const toSecond = formatted(() => ({
    ...timeOptions(clock()),
    second: '2-digit',
    timeZone: 'UTC',
  }));
  const dayHere = formatted(() => ({ ...DAY, ...zone }));
  const timeHere = formatted(() => ({ ...timeOptions(clock()), ...zone }));
  const dayUtc = formatted(() => ({ ...DAY, timeZone: 'UTC' }));
  const dayNumber = onFirstUse(() => dayNumbers(style.timeZone));
  const relative = onFirstUse(() => new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }));

  function time(text: string): string {
    const instant = /^\d\d:\d\d(:\d\d)?$/.test(text) ? instantOf(`1970-01-01T${text}Z`) : null;
    if (!instant) return text;
    return text.length > 5 ? toSecond(instant) : toMinute(instant);
  }

  function ago(iso: string | null | undefined, now: Date): string {
    const then = instantOf(iso);
    if (!then) return UNKNOWN;
    const ms = now.getTime() - then.getTime();
    const days = dayNumber()(now) - dayNumber()(then);
    // A server's clock may be slightly ahead of the reader's.
    if (ms < -MINUTE_MS || days > DAYS_AGO_MAX) return dayHere(then);
    if (ms < JUST_NOW_MS)
      return locale().startsWith('en') ? 'just now' : relative().format(0, 'second');
    if (ms < HOUR_MS) return relative().format(-Math.floor(ms / MINUTE_MS), 'minute');
    if (days === 0 || ms < SAME_NIGHT_MS) {
      return relative().format(-Math.floor(ms / HOUR_MS), 'hour');
    }
    return relative().format(-days, 'day');
  }

  return {
    get locale() {
      return locale();
    },
    get clock() {
      return clock();
    },
    day,
    shortDay: calendarDay(SHORT_DAY),
    monthDay: calendarDay(MONTH_DAY),
    weekDay: calendarDay(WEEK_DAY),
    time,
    dayTime: (date, text) => day(date) + join() + time(text),
    timed: (words, text) => words + join() + time(text),
    instantDay: (iso) => told(iso, dayHere),
    instant: (iso) => told(iso, (instant) => dayHere(instant) + join() + timeHere(instant)),
    utc: (iso) => told(iso, (instant) => `${dayUtc(instant)}${join()}${toMinute(instant)} UTC`),
    ago,
  };
}

/** American dates, for sentences of the product that do not know their reader. */
export const AMERICAN_DATES = dateWords({ locale: DEFAULT_LOCALE, clock: null });

function told(iso: string | null | undefined, words: (instant: Date) => string): string {
  const instant = instantOf(iso);
  return instant ? words(instant) : UNKNOWN;
}

/** Counts calendar days in a zone, so that yesterday is one less at any hour. */
function dayNumbers(timeZone: string | undefined) {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  });
  return (instant: Date) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
    return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
  };
}
