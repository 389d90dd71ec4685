import { spanWords } from '#client/lib/span-words.ts';
import type { Moment } from '#shared/contract/certainty.ts';
import type { ReadingDoubt } from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { orList } from '#shared/domain/english.ts';

/** More alternatives than these are left to the list of what changes. */
const OTHERWISE_MAX = 2;

/**
 * When a text holds, by the clock at the birthplace, and what holds at other times: "until
 * 7:20 AM, then Sacral authority". Days are named where the ends lie on more than one.
 */
export function doubtWords(
  { spans, share, otherwise }: ReadingDoubt,
  dates: Pick<DateWords, 'time' | 'monthDay'>,
): string {
  const ends = spans.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
  const isOneDay = new Set(ends.map(({ localDate }) => localDate)).size < 2;
  const at = (end: Moment | null) => {
    if (end === null) return null;
    const time = dates.time(end.localTime.slice(0, 'HH:MM'.length));
    return isOneDay ? time : `${time} on ${dates.monthDay(end.localDate)}`;
  };
  const words = spanWords(spans.map(({ from, to }) => ({ from: at(from), to: at(to) })));
  const when = words ?? `for about ${Math.round(share * 100)}% of the possible birth times`;
  const others = otherwise.slice(0, OTHERWISE_MAX);
  return others.length === 0 ? when : `${when}${joinTo(spans)} ${orList(others)}`;
}

/** What leads from the time that a text holds to what holds at the others. */
function joinTo(spans: ReadingDoubt['spans']): string {
  const [span] = spans;
  if (spans.length !== 1 || !span || (span.from === null) === (span.to === null)) {
    return '; at other times';
  }
  return span.from === null ? ', then' : ', before that';
}
