import type { ReadingFact } from './reading.ts';

/**
 * A fact's term where it stands alone: "1/3" would be a code.
 * @returns "Profile 1/3", "Sacral authority", "Wait to respond"
 */
export function factTerm({ id, term }: Pick<ReadingFact, 'id' | 'term'>): string {
  switch (id) {
    case 'decide':
      return `${term} authority`;
    case 'strategy':
      return term;
    case 'profile':
      return `Profile ${term}`;
  }
}
