import type { Reading } from '#shared/contract/reading.ts';
import { andList } from '#shared/domain/english.ts';

/**
 * What of the first screen an uncertain birth time leaves open, in one line: "Your type and profile
 * depend on your birth time." Null where nothing does; when it changes stands behind each "Why?".
 */
export function caveatOf({
  statement,
  facts,
}: Pick<Reading, 'statement' | 'facts'>): string | null {
  const open = facts.filter(({ doubt }) => doubt).map(({ id }) => id);
  if (statement.doubt && open.length === facts.length) {
    return 'All of this depends on your birth time.';
  }
  // A strategy follows from the type, and is marked beside it.
  const names = [statement.doubt ? 'type' : null, open.includes('profile') ? 'profile' : null];
  const own = names.filter((name) => name !== null);
  if (own.length === 0) {
    return open.includes('decide') ? 'How you decide depends on your birth time.' : null;
  }
  const all = open.includes('decide') ? [...own, 'how you decide'] : own;
  return `Your ${andList(all)} ${all.length === 1 ? 'depends' : 'depend'} on your birth time.`;
}
