import type { Reading } from '#shared/contract/reading.ts';
import { typeCertainty } from '#shared/contract/statement-words.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { birthsWithout } from './span-ends.ts';

/** With a likely type, the births that have another one: "before 1:12 AM"; null where a sentence can't name them. */
export function otherBirths(
  statement: Reading['statement'],
  dates: Pick<DateWords, 'time' | 'monthDay'>,
): string | null {
  const { doubt } = statement;
  if (!doubt || typeCertainty(statement) !== 'likely') return null;
  return birthsWithout(doubt.spans, dates);
}
