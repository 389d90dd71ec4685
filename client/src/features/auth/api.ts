import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';

/** Who is signed in; fails with 401 when nobody is. */
export const currentUser = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: ({ signal }) => call(getCurrentUser, undefined, signal),
});
