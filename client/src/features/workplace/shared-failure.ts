import type { Query } from '@tanstack/react-query';

const FRESH_MS = 5_000;

/**
 * Header and page run the same queries shortly after each other: a recent failure is shared by
 * both. Retrying is up to the reader.
 */
export function askedTogether(isWanted = true) {
  return {
    enabled: ({ state }: Pick<Query, 'state'>) =>
      isWanted && !(state.status === 'error' && Date.now() - state.errorUpdatedAt < FRESH_MS),
  };
}
