import type { Reading, ReadingDoubt } from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { andList, orList } from '#shared/domain/english.ts';
import { bornWords } from './doubt-words.ts';

/** What of a first screen is certain, and what another birth time would make of its headline. */
export interface Caveat {
  /** "Your authority is certain."; null where nothing is. */
  readonly sure: string | null;
  /** "Born after 1:30 PM? You’re a Projector."; null where the type is certain. */
  readonly open: string | null;
}

/** Null where all of it is certain. Each fact that isn't is marked, and when it changes is behind its "Why?". */
export function caveatOf(
  { statement, facts }: Pick<Reading, 'statement' | 'facts'>,
  dates: Pick<DateWords, 'time' | 'monthDay'>,
): Caveat | null {
  const isOpen = (id: string) => facts.some((fact) => fact.id === id && fact.doubt);
  // A strategy follows from the type.
  const parts = [
    { name: 'type', isOpen: Boolean(statement.doubt) },
    { name: 'authority', isOpen: isOpen('decide') },
    { name: 'profile', isOpen: isOpen('profile') },
  ];
  const sure = parts.filter((part) => !part.isOpen).map(({ name }) => name);
  if (sure.length === parts.length) return null;
  return {
    sure: sure.length === 0 ? null : certainWords(sure),
    open: statement.doubt ? otherTypes(statement.doubt, dates) : null,
  };
}

/** Two of them in words that a phone's line has room for. */
function certainWords(sure: readonly string[]): string {
  const words = andList(sure);
  if (sure.length === 1) return `Your ${words} is certain.`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} are certain.`;
}

function otherTypes(
  { spans, otherwise }: ReadingDoubt,
  dates: Pick<DateWords, 'time' | 'monthDay'>,
): string {
  if (otherwise.length === 0) return 'Your type depends on your birth time.';
  return bornWords(spans, `you’re ${orList(otherwise)}`, dates);
}
