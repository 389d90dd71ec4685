import type { QueryClient } from '@tanstack/react-query';

/** First parts of the keys of what several features read. */
export type QueryArea = 'accounts' | 'admin' | 'auth' | 'charts' | 'team';

/** What hangs on teams, and changes with them. */
export const OF_TEAMS = ['team', 'charts'] as const satisfies readonly QueryArea[];

/** Has everything of the areas read anew: at once where it is on the screen, else when it is shown. */
export function invalidateAreas(queryClient: QueryClient, areas: readonly QueryArea[]): void {
  for (const area of areas) void queryClient.invalidateQueries({ queryKey: [area] });
}
