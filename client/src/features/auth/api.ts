import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import type { getCurrentUser } from '#shared/contract/auth.ts';

/** Without its schemas, which would bring all of zod to the landing page. */
const getUser = { method: 'GET', path: '/api/auth/user' } as const satisfies Pick<
  typeof getCurrentUser,
  'method' | 'path'
>;

/** The signed-in person; fails with 401 without a sign-in. */
export const currentUser = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: ({ signal }) => call<typeof getCurrentUser>(getUser, undefined, signal),
});
