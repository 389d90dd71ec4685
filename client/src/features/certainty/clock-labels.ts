import { wholeParts } from '#client/lib/whole-parts.ts';
import { clockChange, type DayScale, offsetsAt } from './day-scale.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** "9 hours", "3 hours 8 minutes", "28 seconds". */
export function lengthWords(ms: number): string {
  const seconds = Math.round(ms / SECOND_MS);
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.round(ms / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}

/** Hours for whole days, minutes for the short window around an approximate time. */
function unitOf({ lengthMs }: DayScale) {
  return lengthMs >= 3 * HOUR_MS
    ? { name: 'hours', ms: HOUR_MS, step: 10 }
    : { name: 'minutes', ms: MINUTE_MS, step: 1 };
}

/** The length of the window: "24 hours", "120 minutes". */
function wholeWords(scale: DayScale): string {
  const { name, ms, step } = unitOf(scale);
  return `${Math.round((scale.lengthMs / ms) * step) / step} ${name}`;
}

/** A share of the window: "14 of 24 hours", "44 minutes of 24 hours". */
export function shareWords(scale: DayScale, partMs: number): string {
  const { name, ms } = unitOf(scale);
  const count = Math.round(partMs / ms);
  if (count === 0) return `${lengthWords(partMs)} of ${wholeWords(scale)}`;
  const rest = scale.lengthMs - partMs;
  if (rest > 0 && rest < ms / 2) return `all but ${lengthWords(rest)} of ${wholeWords(scale)}`;
  return `${count} of ${wholeWords(scale).replace(` ${name}`, '')} ${name}`;
}

/** Shares of the window in its own unit, which add up to it: 10, 9, and 5 " of 24 hours". */
export function shareParts(
  scale: DayScale,
  lengths: readonly number[],
): { readonly unit: string; readonly parts: readonly string[] } {
  const parts = wholeParts(
    lengths.map((length) => length / scale.lengthMs),
    Math.round(scale.lengthMs / unitOf(scale).ms),
  );
  return {
    unit: ` of ${wholeWords(scale)}`,
    parts: parts.map((part) => (part === 0 ? 'less than 1' : String(part))),
  };
}

function wallAt(utcMs: number, offsetMs: number): { date: string; time: string } {
  const wall = new Date(utcMs + offsetMs).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 19) };
}

/** Which of two equal clock times is meant, where that is ambiguous. */
function whichOfTwo(scale: DayScale, utcMs: number): string {
  const change = clockChange(scale);
  if (!change || change.shiftMs > 0) return '';
  if (utcMs <= change.afterMs && utcMs - change.shiftMs > change.afterMs) {
    return ' (before the clocks went back)';
  }
  return utcMs >= change.untilMs && utcMs + change.shiftMs < change.untilMs
    ? ' (after the clocks went back)'
    : '';
}

const TO_MINUTE = 'HH:MM'.length;
const TO_SECOND = 'HH:MM:SS'.length;

/** The end of a day, which clocks show as the start of the next. */
function dayEndText({ dates }: DayScale, length: number): string {
  return dates.clock === '24h' ? '24:00:00'.slice(0, length) : 'midnight';
}

/** Clock time at the birthplace, without the day. */
function timeAt(scale: DayScale, utcMs: number, length: number): string {
  const [offsetMs = 0] = offsetsAt(scale, utcMs);
  const { time } = wallAt(utcMs, offsetMs);
  const isDayEnd = scale.basis === 'unknown' && utcMs === scale.endMs && time === '00:00:00';
  return isDayEnd ? dayEndText(scale, length) : scale.dates.time(time.slice(0, length));
}

/** " on June 15" where that is not the day of birth. */
function dayAt(scale: DayScale, utcMs: number, offsetMs: number): string {
  const { date, time } = wallAt(utcMs, offsetMs);
  const isDayEnd = scale.basis === 'unknown' && utcMs === scale.endMs && time === '00:00:00';
  return date === scale.homeDate || isDayEnd ? '' : ` on ${scale.dates.monthDay(date)}`;
}

function textAt(scale: DayScale, utcMs: number, length: number): string {
  const [offsetMs = 0] = offsetsAt(scale, utcMs);
  const day = dayAt(scale, utcMs, offsetMs);
  return timeAt(scale, utcMs, length) + day + whichOfTwo(scale, utcMs);
}

/** Clock time at the birthplace, with seconds: "2:07:28 PM". */
export function exactClockText(scale: DayScale, utcMs: number): string {
  return textAt(scale, utcMs, TO_SECOND);
}

/** Clock time truncated to the minute, naming the day and which of two equal times it is. */
export function clockText(scale: DayScale, utcMs: number): string {
  return textAt(scale, utcMs, TO_MINUTE);
}

/** "from 1:30 to 2:30 PM", "that day" */
export function windowWords(scale: DayScale): string {
  if (scale.basis === 'unknown') return 'that day';
  const [from, to] = [scale.startMs, scale.endMs].map((utcMs) => clockText(scale, utcMs));
  const half = / [AP]M$/.exec(to ?? '')?.[0];
  const start = half && from?.endsWith(half) ? from.slice(0, -half.length) : from;
  return `from ${start} to ${to}`;
}

/** The date and the clock time to the minute, as they are typed: `YYYY-MM-DD` and `HH:MM`. */
export function clockAt(scale: DayScale, utcMs: number): { date: string; time: string } {
  const [offsetMs = 0] = offsetsAt(scale, utcMs);
  const { date, time } = wallAt(utcMs, offsetMs);
  return { date, time: time.slice(0, TO_MINUTE) };
}

/** The hours that a 12-hour clock reads as either half of the day. */
const NAMED_HOURS: Readonly<Record<string, string>> = {
  '12:00 AM': 'midnight',
  '12:00 PM': 'noon',
};

/** Clock time to the minute and without the day, for an axis: "2:07 PM"; a day has two midnights. */
export function axisText(scale: DayScale, utcMs: number): string {
  const text = timeAt(scale, utcMs, TO_MINUTE);
  return (scale.basis === 'unknown' && NAMED_HOURS[text]) || text;
}

/**
 * Clock time truncated to the minute, "2:07 PM". Instants that would look the same as another one
 * or as an end of the window keep their seconds.
 */
export function clockTexts(scale: DayScale, instants: readonly number[]): string[] {
  const short = (utcMs: number) => textAt(scale, utcMs, TO_MINUTE);
  const all = new Set([scale.startMs, scale.endMs, ...instants]);
  const taken = [...all].map(short);
  return instants.map((utcMs) => {
    const text = short(utcMs);
    const isAlone = taken.filter((other) => other === text).length === 1;
    return isAlone ? text : exactClockText(scale, utcMs);
  });
}

/** The clock at any instant: two readings where it is unknown whether it had changed yet. */
export function readingText(scale: DayScale, utcMs: number): string {
  const texts = offsetsAt(scale, utcMs).map((offsetMs) => {
    const { time } = wallAt(utcMs, offsetMs);
    return scale.dates.time(time.slice(0, TO_MINUTE)) + dayAt(scale, utcMs, offsetMs);
  });
  return texts.join(' or ');
}

/** Clock changes on the day or at its start. */
function clockChangeSentence(scale: DayScale): string | null {
  const isDay = scale.basis === 'unknown';
  const change = clockChange(scale);
  if (change) {
    const way = change.shiftMs > 0 ? 'forward' : 'back';
    const moved = `The clocks were put ${way} by ${lengthWords(Math.abs(change.shiftMs))}`;
    return isDay
      ? `${moved} on this day, so it had ${lengthWords(scale.lengthMs)}.`
      : `${moved} within this time.`;
  }
  const [offsetMs = 0] = offsetsAt(scale, scale.startMs);
  const { time } = wallAt(scale.startMs, offsetMs);
  if (!isDay || time === '00:00:00') return null;
  return `The clocks were changed at its start: it began at ${scale.dates.time(time)} and had ${lengthWords(scale.lengthMs)}.`;
}

/** Which clock the times refer to, and on which day. */
export function clockNote(scale: DayScale): string {
  const clock = `Times are local to the birthplace on ${scale.dates.day(scale.homeDate)}.`;
  const change = clockChangeSentence(scale);
  return change ? `${clock} ${change}` : clock;
}
