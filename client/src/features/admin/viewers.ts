import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { addViewer, listViewers, removeViewer } from '#shared/contract/members.ts';

/** The people of an account, by the same operations as the viewers of a team. */
export const viewersOf = (accountId: string) =>
  queryOptions({
    queryKey: ['admin', 'viewers', accountId],
    queryFn: ({ signal }) => call(listViewers, { params: { teamId: accountId } }, signal),
  });

/** Viewers and the members counted beside the account's name. */
function useInvalidateViewers() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['admin'] });
}

export const VIEWER_ROLES = ['regular_user', 'account_admin'] as const;
export type ViewerRole = (typeof VIEWER_ROLES)[number];

export function useAddViewer(accountId: string) {
  return useMutation({
    mutationFn: (body: { userId: string; role: ViewerRole }) =>
      call(addViewer, { params: { teamId: accountId }, body }),
    onSuccess: useInvalidateViewers(),
  });
}

export function useRemoveViewer(accountId: string) {
  return useMutation({
    mutationFn: (userId: string) => call(removeViewer, { params: { teamId: accountId, userId } }),
    onSuccess: useInvalidateViewers(),
  });
}
