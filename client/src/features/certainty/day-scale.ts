import type { ChartCertainty, Moment } from '#shared/contract/certainty.ts';
import type { DateWords } from '#shared/domain/date-format.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The UTC offset of a clock at the birthplace at an instant. */
interface ClockReading {
  readonly utcMs: number;
  readonly offsetMs: number;
}

/**
 * The window of birth instants as an axis. Positions are in elapsed time, so that a day of 23 or 25
 * hours has its true length; clock times come from the server's readings, not from the reader's own
 * time zone data.
 */
export interface DayScale {
  readonly basis: ChartCertainty['basis'];
  readonly startMs: number;
  readonly endMs: number;
  readonly lengthMs: number;
  readonly drawnMs: number;
  /** `YYYY-MM-DD` of the birth. */
  readonly homeDate: string;
  /** In chronological order: the first at the start, the last at the end. */
  readonly readings: readonly ClockReading[];
  /** Formats its times and days. */
  readonly dates: DateWords;
}

function clockReadingOf({ utc, localDate, localTime }: Moment): ClockReading {
  const utcMs = Date.parse(utc);
  const wholeSecond = Math.floor(utcMs / SECOND_MS) * SECOND_MS;
  return { utcMs, offsetMs: Date.parse(`${localDate}T${localTime}Z`) - wholeSecond };
}

export function dayScale(certainty: ChartCertainty, dates: DateWords): DayScale {
  const { window, drawnFor, flips, clockChanges } = certainty;
  const changes = clockChanges.flatMap(({ before, after }) => [before, after]);
  const [startMs, endMs] = [Date.parse(window.start.utc), Date.parse(window.end.utc)];
  return {
    basis: certainty.basis,
    startMs,
    endMs,
    lengthMs: endMs - startMs,
    drawnMs: Date.parse(drawnFor.utc),
    homeDate: drawnFor.localDate,
    readings: [window.start, ...flips, ...changes, drawnFor, window.end]
      .map(clockReadingOf)
      .sort((a, b) => a.utcMs - b.utcMs),
    dates,
  };
}

/** The position of an instant in the window, from 0 at its start to 1 at its end. */
export function fractionAt({ startMs, lengthMs }: DayScale, utcMs: number): number {
  return Math.min(1, Math.max(0, (utcMs - startMs) / lengthMs));
}

/** A length along the axis as an SVG attribute. */
export function percent(fraction: number): string {
  return `${Math.round(fraction * 1e5) / 1e3}%`;
}

/**
 * The possible offsets at an instant: one, or two between the last reading before a clock change
 * and the first one after it.
 */
export function offsetsAt({ readings }: DayScale, utcMs: number): readonly number[] {
  const before = readings.findLast((reading) => reading.utcMs <= utcMs)?.offsetMs;
  const after = readings.find((reading) => reading.utcMs >= utcMs)?.offsetMs;
  return [...new Set([before ?? after ?? 0, after ?? before ?? 0])];
}

export interface ClockChange {
  /** Positive when the clocks went forward. */
  readonly shiftMs: number;
  /** The change was after this instant, */
  readonly afterMs: number;
  /** and no later than this one. */
  readonly untilMs: number;
}

/** The clock change inside the window, if there was one. */
export function clockChange({ readings }: DayScale): ClockChange | null {
  for (const [index, reading] of readings.entries()) {
    const next = readings[index + 1];
    const shiftMs = next ? next.offsetMs - reading.offsetMs : 0;
    if (next && shiftMs !== 0) {
      return { shiftMs, afterMs: reading.utcMs, untilMs: next.utcMs };
    }
  }
  return null;
}

export interface Tick {
  readonly utcMs: number;
  /** `HH:MM` */
  readonly time: string;
}

const TICK_MINUTES = [5, 10, 15, 30, 60, 120, 180, 360] as const;
const TICKS_MAX = 4.5;
/** Closer to an end than this, a label would overlap the end's own. */
const END_ROOM = 0.18;

/** Round clock times inside the window, where the offset is known. */
export function ticksOf(scale: DayScale): Tick[] {
  const step =
    TICK_MINUTES.find((minutes) => scale.lengthMs / (minutes * MINUTE_MS) <= TICKS_MAX) ?? 360;
  const offsets = new Set(scale.readings.map(({ offsetMs }) => offsetMs));
  return [...offsets]
    .flatMap((offsetMs) => ticksBy(scale, offsetMs, step * MINUTE_MS))
    .sort((a, b) => a.utcMs - b.utcMs);
}

function ticksBy(scale: DayScale, offsetMs: number, stepMs: number): Tick[] {
  const ticks: Tick[] = [];
  let wallMs = Math.ceil((scale.startMs + offsetMs) / stepMs) * stepMs;
  for (; wallMs - offsetMs < scale.endMs; wallMs += stepMs) {
    const utcMs = wallMs - offsetMs;
    const fraction = fractionAt(scale, utcMs);
    const isCertain = offsetsAt(scale, utcMs).every((offset) => offset === offsetMs);
    if (isCertain && fraction > END_ROOM && fraction < 1 - END_ROOM) {
      ticks.push({ utcMs, time: new Date(wallMs).toISOString().slice(11, 16) });
    }
  }
  return ticks;
}

/** How many whole minutes after the start are inside the window. */
export function lastMinute({ lengthMs }: DayScale): number {
  return Math.floor((lengthMs - 1) / MINUTE_MS);
}

export function instantOfMinute({ startMs }: DayScale, minute: number): number {
  return startMs + minute * MINUTE_MS;
}
