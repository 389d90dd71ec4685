import type { Reading, ReadingDoubt } from '#shared/contract/reading.ts';
import { typeCertainty } from '#shared/contract/statement-words.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { birthsWithout } from './span-ends.ts';

type ClockWords = Pick<DateWords, 'time' | 'monthDay'>;

/** With a likely type, the births that have another one: "before 1:12 AM"; null where a sentence can't name them. */
export function otherBirths(statement: Reading['statement'], dates: ClockWords): string | null {
  const { doubt } = statement;
  if (!doubt || typeCertainty(statement) !== 'likely') return null;
  return birthsWithout(doubt.spans, dates);
}

/** Whether something is true for the births of the likely type, which that type's own line has named. */
export function isToldByType(
  doubt: ReadingDoubt,
  statement: Reading['statement'],
  dates: ClockWords,
): boolean {
  return (
    JSON.stringify(doubt.spans) === JSON.stringify(statement.doubt?.spans) &&
    otherBirths(statement, dates) !== null
  );
}
