import type { Presence } from '#shared/coach/person-facts.ts';

/** How sure a fact is: true and false at every possible time, or only at some. */
export type Truth = 'yes' | 'no' | 'maybe';

export function truthOf(matches: readonly boolean[]): Truth {
  if (matches.every((match) => !match)) return 'no';
  return matches.every((match) => match) ? 'yes' : 'maybe';
}

export const presenceTruth = (presence: Presence | undefined): Truth =>
  presence === undefined ? 'no' : presence === 'sure' ? 'yes' : 'maybe';
