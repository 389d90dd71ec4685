import type { Reading } from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { andList } from '#shared/domain/english.ts';
import { otherTypes } from './doubt-words.ts';

/**
 * What of a first screen is certain, then what another birth time would make of its headline: "Your
 * authority is certain. Born after 1:30 PM, you’re a Projector." Null where all of it is certain.
 */
export function caveatOf(
  { statement, facts }: Pick<Reading, 'statement' | 'facts'>,
  dates: Pick<DateWords, 'time' | 'monthDay'>,
): string | null {
  const isOpen = (id: string) => facts.some((fact) => fact.id === id && fact.doubt);
  // A strategy follows from the type.
  const parts = [
    { name: 'type', isOpen: Boolean(statement.doubt) },
    { name: 'authority', isOpen: isOpen('decide') },
    { name: 'profile', isOpen: isOpen('profile') },
  ];
  const sure = parts.filter((part) => !part.isOpen).map(({ name }) => name);
  if (sure.length === parts.length) return null;
  return [
    sure.length > 0 && `Your ${andList(sure)} ${sure.length === 1 ? 'is' : 'are'} certain.`,
    statement.others && otherTypes(statement.others, dates),
  ]
    .filter(Boolean)
    .join(' ');
}
