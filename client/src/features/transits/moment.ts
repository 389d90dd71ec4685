import { EPHEMERIS_FIRST_MS, EPHEMERIS_LAST_MS } from '#shared/engine/ephemeris/port.ts';

const MS_PER_DAY = 86_400_000;

/** The moments the page shows: a few days within what positions exist for. */
export const FIRST_MOMENT_MS = EPHEMERIS_FIRST_MS + 5 * MS_PER_DAY;
export const LAST_MOMENT_MS = EPHEMERIS_LAST_MS - 5 * MS_PER_DAY;

export function isShownMoment(utcMs: number): boolean {
  return utcMs >= FIRST_MOMENT_MS && utcMs <= LAST_MOMENT_MS;
}

/** A moment brought into what can be shown. */
export function shownMoment(utcMs: number): number {
  return Math.min(Math.max(utcMs, FIRST_MOMENT_MS), LAST_MOMENT_MS);
}

/** The end of a stretch from a moment on, within what positions exist for. */
export function endAfter(utcMs: number, lengthMs: number): number {
  return Math.min(utcMs + lengthMs, EPHEMERIS_LAST_MS);
}

const two = (number: number) => String(number).padStart(2, '0');

/** "2026-11-22T16:25": a moment in the reader's zone as a date-and-time field has it. */
export function fieldOf(utcMs: number): string {
  const at = new Date(utcMs);
  const day = [
    String(at.getFullYear()).padStart(4, '0'),
    two(at.getMonth() + 1),
    two(at.getDate()),
  ];
  return `${day.join('-')}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment in a date-and-time field; null while it's incomplete. */
export function momentIn(field: string): number | null {
  const utcMs = new Date(field).getTime();
  return field === '' || Number.isNaN(utcMs) ? null : utcMs;
}
