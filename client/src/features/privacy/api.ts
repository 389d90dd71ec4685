import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { downloadOwnData, listLogins, signOutEverywhere } from '#shared/contract/privacy.ts';

/** Where the browser downloads everything stored about the person. */
export const OWN_DATA_HREF = downloadOwnData.path;

/** Where the person is signed in. */
export const runningLogins = queryOptions({
  queryKey: ['privacy', 'logins'],
  queryFn: ({ signal }) => call(listLogins, undefined, signal),
});

/** Ends every sign-in, this one included. */
export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => call(signOutEverywhere) });
}
