import type { Query } from '@tanstack/react-query';

const FRESH_MS = 5_000;

/**
 * Header and page ask the same questions, one a moment after the other: a failure that has just come
 * in answers both of them. Trying again is for the reader to decide.
 */
export function askedTogether(isWanted = true) {
  return {
    enabled: ({ state }: Pick<Query, 'state'>) =>
      isWanted && !(state.status === 'error' && Date.now() - state.errorUpdatedAt < FRESH_MS),
  };
}
