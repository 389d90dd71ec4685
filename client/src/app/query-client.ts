import { hashKey, QueryCache, QueryClient } from '@tanstack/react-query';
import { currentUser } from '#client/features/auth/api.ts';
import { isStatus } from '#client/lib/api.ts';

/** Data never go stale by themselves, nothing is polled or retried: acts refresh what they change. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      // The sign-in has ended: asking who is signed in leads to the way back in.
      onError(error, query) {
        const isOwn = query.queryHash === hashKey(currentUser.queryKey);
        if (isStatus(error, 401) && !isOwn) void client.invalidateQueries(currentUser);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // Without a network a call fails and says so; by default it would wait without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
