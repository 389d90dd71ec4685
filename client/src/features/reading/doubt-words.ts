import { spanWords } from '#client/lib/span-words.ts';
import type { Reading, ReadingDoubt, ReadingEvidence } from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { orList } from '#shared/domain/english.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { spanEnds } from './span-ends.ts';

/** More alternatives than these are left to the list of what changes. */
const OTHERWISE_MAX = 3;

type ClockWords = Pick<DateWords, 'time' | 'monthDay'>;
type Spans = ReadingDoubt['spans'];

/**
 * When a text is true, by the clock at the birthplace, or what is at other times: "If you were born
 * after 7:20 AM, your Throat is open." Days are named where the ends lie on more than one.
 * @param fact what the text rests on
 */
export function doubtWords(
  { spans, share, otherwise }: ReadingDoubt,
  fact: ReadingEvidence | undefined,
  dates: ClockWords,
): string {
  const worded = spanEnds(spans, dates);
  const words = spanWords(worded);
  const when = words
    ? `True for births ${words}`
    : `True for about ${Math.round(share * 100)}% of the possible birth times`;
  const others = otherwise.slice(0, OTHERWISE_MAX);
  if (others.length === 0) return `${when}.`;
  const clause = otherwiseClause(others, fact);
  const [span] = worded;
  const end = spans.length === 1 && span ? { before: span.to, after: span.from } : null;
  if (end?.before && !end.after) {
    return `If you were born after ${end.before}, ${clause}.`;
  }
  if (end?.after && !end.before) {
    return `If you were born before ${end.after}, ${clause}.`;
  }
  return `${when}; at other times, ${clause}.`;
}

/** "you’re a Projector", "your Throat is defined". */
function otherwiseClause(others: readonly string[], fact: ReadingEvidence | undefined): string {
  switch (fact?.kind) {
    case 'type':
      return `you’re ${orList(others)}`;
    case 'definition':
      return `you have ${orList(others)}`;
    case 'center':
      return `your ${CENTERS[fact.center].name} is ${fact.state === 'open' ? 'defined' : 'open'}`;
    case 'channel':
      return `you don’t have all of channel ${fact.channel}`;
    case 'gate':
      return `gate ${fact.gate} isn’t in your chart`;
    default:
      return `it’s ${orList(others)}`;
  }
}

/**
 * Whom something is true for, in the room of a label: "if Projector" where it goes with the type, else
 * "if born after 5:48 AM".
 */
export function forWhom(
  { spans }: ReadingDoubt,
  statement: Reading['statement'],
  dates: ClockWords,
): string {
  const [type] = statement.evidence;
  const isByType = JSON.stringify(spans) === JSON.stringify(statement.doubt?.spans);
  if (isByType && type?.kind === 'type') return `if ${type.type}`;
  const [span, next, ...more] = spanEnds(spans, dates);
  if (!span || more.length > 0) return 'at some birth times';
  if (next) {
    const isAround = span.from === null && next.to === null;
    return isAround ? `unless born ${range(span.to, next.from)}` : 'at some birth times';
  }
  if (span.from !== null && span.to !== null) return `if born ${range(span.from, span.to)}`;
  return span.to === null ? `if born after ${span.from}` : `if born before ${span.to}`;
}

/** "1:30–2:30 PM", "5:48 AM–8:46 PM" */
function range(from: string | null, to: string | null): string {
  const half = / [AP]M$/.exec(to ?? '')?.[0];
  const start = half && from?.endsWith(half) ? from.slice(0, -half.length) : from;
  return `${start}–${to}`;
}

/** "If born 9:30 AM–7:11 PM", "Unless born 1:50 AM–1:30 PM"; null for more stretches than a label bears. */
export function ifBorn(spans: Spans, dates: ClockWords): string | null {
  const births = birthsWhen(spans, dates);
  if (births === null) return null;
  const [{ from, to } = { from: null, to: null }, next] = spanEnds(spans, dates);
  if (next) return `Unless born ${range(to, next.from)}`;
  return from !== null && to !== null
    ? `If born ${range(from, to)}`
    : births.replace('births', 'If born');
}

/** "births before 1:50 AM or after 1:30 PM"; null for more stretches than a sentence bears. */
export function birthsWhen(spans: Spans, dates: ClockWords): string | null {
  const [span, next, ...more] = spanEnds(spans, dates);
  if (!span || more.length > 0) return null;
  const { from, to } = span;
  if (next) {
    const isAround = from === null && to !== null && next.from !== null && next.to === null;
    return isAround ? `births before ${to} or after ${next.from}` : null;
  }
  if (from !== null && to !== null) return `births from ${from} to ${to}`;
  return to === null ? `births after ${from}` : `births before ${to}`;
}
