import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '#client/lib/api.ts';
import type { getCurrentUser } from '#shared/contract/auth.ts';

/** Without its schemas, which would bring all of zod to the landing page. */
const getUser = { method: 'GET', path: '/api/auth/user' } as const satisfies Pick<
  typeof getCurrentUser,
  'method' | 'path'
>;

/**
 * Whether the server sent this page to a browser without a session; it says so once. A service worker
 * always hears the answer: it forgets what it kept for the last person.
 */
function takeVisitorMark(): boolean {
  if (navigator.serviceWorker?.controller) return false;
  const mark = document.querySelector('meta[name="visitor"]');
  mark?.remove();
  return mark !== null;
}

/** The signed-in person; fails with 401 without a sign-in. */
export const currentUser = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: ({ signal }) => {
    if (takeVisitorMark()) throw new ApiError(401, 'Unauthorized', null);
    return call<typeof getCurrentUser>(getUser, undefined, signal);
  },
});
