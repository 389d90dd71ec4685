import type { DateWords } from '../domain/date-format.ts';
import { orList } from '../domain/english.ts';
import { PENTA_GATES, type PentaGate } from '../engine/penta-matrix.ts';
import type { ChartedPerson, StoredCertainty, StoredMoment } from './charted-person.ts';

/** Clock at the birthplace: `HH:MM`, with `YYYY-MM-DD` when the possible times span two days. */
export interface LocalClock {
  localDate: string | null;
  localTime: string;
}

/** A span of the possible birth times; null where it is unbounded within them. */
export interface TimeSpan {
  from: LocalClock | null;
  to: LocalClock | null;
}

/** What depends on one member’s birth time in a team: data, formatted when shown. */
export interface CertaintyNote {
  memberId: string;
  subject: 'gate' | 'type' | 'profile';
  /** Set for a gate, else null. */
  gate: PentaGate | null;
  /** When the gate is active; empty for a type or profile. */
  spans: TimeSpan[];
  /** The possible types or profiles, the likeliest first; empty for a gate. */
  values: string[];
}

function clockAt({ window, flips }: StoredCertainty, utc: string): LocalClock | null {
  const moments: readonly StoredMoment[] = [window.start, ...flips, window.end];
  const found = moments.find((moment) => moment.utc === utc);
  if (found === undefined) return null;
  const days = new Set([window.start, ...flips].map(({ localDate }) => localDate));
  return {
    localDate: days.size > 1 ? found.localDate : null,
    localTime: found.localTime.slice(0, 5),
  };
}

function spanOf(
  certainty: StoredCertainty,
  { from, to }: StoredCertainty['gates'][number]['spans'][number],
): TimeSpan {
  const { start, end } = certainty.window;
  return {
    from: from === start.utc ? null : clockAt(certainty, from),
    to: to === end.utc ? null : clockAt(certainty, to),
  };
}

/** When the member has a gate that depends on the birth time; null for any other gate. */
export function gateSpansOf({ stored }: ChartedPerson, gate: number): TimeSpan[] | null {
  const found = stored?.gates.find((one) => one.gate === gate && one.presence === 'possible');
  return stored && found ? found.spans.map((span) => spanOf(stored, span)) : null;
}

function gateNoteOf(member: ChartedPerson, gate: PentaGate): CertaintyNote | null {
  const spans = gateSpansOf(member, gate);
  return spans && { memberId: member.id, subject: 'gate', gate, spans, values: [] };
}

export type ReaderDates = Pick<DateWords, 'day' | 'time'>;

function clockInWords({ localDate, localTime }: LocalClock, dates: ReaderDates): string {
  const time = dates.time(localTime);
  return localDate === null ? time : `${time} on ${dates.day(localDate)}`;
}

/** "before 2:07 PM", "after 2:07 PM", "between 9:10 AM and 2:07 PM" */
export function spanInWords({ from, to }: TimeSpan, dates: ReaderDates): string {
  if (from && to) return `between ${clockInWords(from, dates)} and ${clockInWords(to, dates)}`;
  const begins = from ? [`after ${clockInWords(from, dates)}`] : [];
  const ends = to ? [`before ${clockInWords(to, dates)}`] : [];
  return [...begins, ...ends].join(' ');
}

/**
 * "Ana has gate 5 only if born before 2:07 PM."
 * @param name the member’s
 * @param dates formats days and times for the reader
 */
export function certaintyInWords(
  { subject, gate, spans, values }: Omit<CertaintyNote, 'gate'> & { gate: number | null },
  name: string,
  dates: ReaderDates,
): string {
  return subject === 'gate'
    ? `${name} has gate ${gate} only if born ${orList(spans.map((span) => spanInWords(span, dates)))}.`
    : `${name}’s ${subject} depends on the birth time: ${orList(values)}.`;
}

/** Everything in a team’s Penta that depends on an inexact birth time. */
export function certaintyNotesOf(members: readonly ChartedPerson[]): CertaintyNote[] {
  return members.flatMap((member) => {
    const { id, stored } = member;
    if (stored === null) return [];
    const gates = PENTA_GATES.flatMap((gate) => gateNoteOf(member, gate) ?? []);
    const others = (['type', 'profile'] as const).flatMap((subject): CertaintyNote[] => {
      const attribute = stored[subject];
      if (attribute.kind === 'stable') return [];
      const values = attribute.shares.map(({ value }) => value);
      return [{ memberId: id, subject, gate: null, spans: [], values }];
    });
    return [...gates, ...others];
  });
}
