import type { Moment } from '#shared/contract/certainty.ts';
import type { ReadingDoubt } from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { orList } from '#shared/domain/english.ts';

type ClockWords = Pick<DateWords, 'time' | 'monthDay'>;
type Spans = ReadingDoubt['spans'];

/** Stretches that a sentence bears. */
const GAPS_MAX = 2;

/** The ends of spans by the clock, with their days where they lie on more than one. */
export function spanEnds(spans: readonly Pick<Spans[number], 'from' | 'to'>[], dates: ClockWords) {
  const ends = spans.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
  const isOneDay = new Set(ends.map(({ localDate }) => localDate)).size < 2;
  const at = (end: Moment | null) => {
    if (end === null) return null;
    const time = dates.time(end.localTime.slice(0, 'HH:MM'.length));
    return isOneDay ? time : `${time} on ${dates.monthDay(end.localDate)}`;
  };
  return spans.map(({ from, to }) => ({ from: at(from), to: at(to) }));
}

/**
 * The births for which something isn't true that is for most: "before 1:12 AM", "from 2:10 PM to 9:15 PM"; null for
 * more stretches than a sentence bears.
 */
export function birthsWithout(spans: Spans, dates: ClockWords): string | null {
  const ends = spanEnds(spans, dates);
  const gaps = [{ to: null }, ...ends].map(({ to }, at) => ({
    from: to,
    to: ends[at]?.from ?? null,
  }));
  const named = gaps.flatMap(({ from, to }, at) => {
    if (from !== null && to !== null) return `from ${from} to ${to}`;
    if (at === 0) return to === null ? [] : `before ${to}`;
    return from === null ? [] : `after ${from}`;
  });
  return named.length === 0 || named.length > GAPS_MAX ? null : orList(named);
}
