import type { QueryClient } from '@tanstack/react-query';

/** First parts of query keys that several features share. */
export type QueryArea = 'accounts' | 'admin' | 'auth' | 'charts' | 'team';

/** Areas that depend on teams, and change with them. */
export const OF_TEAMS = ['team', 'charts'] as const satisfies readonly QueryArea[];

/** Invalidates everything of these areas: mounted queries refetch now, others when shown. */
export function invalidateAreas(queryClient: QueryClient, areas: readonly QueryArea[]): void {
  for (const area of areas) void queryClient.invalidateQueries({ queryKey: [area] });
}
