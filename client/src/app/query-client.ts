import { hashKey, QueryCache, QueryClient } from '@tanstack/react-query';
import { currentUser } from '#client/features/auth/api.ts';
import { isCode, isStatus } from '#client/lib/api.ts';

/** Data never go stale, nothing is polled or retried: mutations invalidate what they change. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      // Refetching the current user shows the sign-in page once the sign-in has expired, and the way
      // back once the account is about to be deleted.
      onError(error, query) {
        const isOwn = query.queryHash === hashKey(currentUser.queryKey);
        const hasChanged = isStatus(error, 401) || isCode(error, 'auth.deletion_pending');
        if (hasChanged && !isOwn) void client.invalidateQueries(currentUser);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // By default, queries pause silently while offline; here they fail with a message.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
