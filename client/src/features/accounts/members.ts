import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isStatus } from '#client/lib/api.ts';
import { invalidateAreas } from '#client/lib/invalidate-areas.ts';
import { getAdminAccount } from '#shared/contract/admin.ts';
import {
  addAccountUser,
  listAccountUsers,
  removeAccountUser,
  searchUsers,
} from '#shared/contract/members.ts';

/** Account queries are retried once, except when the account does not exist for this person. */
function retryOnce(failures: number, error: Error): boolean {
  return failures < 1 && ![400, 403, 404].some((status) => isStatus(error, status));
}

/** One account, for its own admins and master admins. */
export const accountById = (accountId: string) =>
  queryOptions({
    queryKey: ['admin', 'account', accountId],
    queryFn: ({ signal }) => call(getAdminAccount, { params: { id: accountId } }, signal),
    retry: retryOnce,
  });

/** An account's members, for its own admins and master admins. */
export const accountMembers = (accountId: string) =>
  queryOptions({
    queryKey: ['admin', 'members', accountId],
    queryFn: ({ signal }) => call(listAccountUsers, { params: { id: accountId } }, signal),
    retry: retryOnce,
  });

/** Searches people; results are not cached. */
export function useFindPeople() {
  return useMutation({ mutationFn: (q: string) => call(searchUsers, { query: { q } }) });
}

/** Invalidates everything about members after a change. */
function useForgetMembers() {
  const queryClient = useQueryClient();
  return () => invalidateAreas(queryClient, ['admin', 'accounts', 'auth']);
}

export type NewRole = 'account_admin' | 'user';

export function useAddMember(accountId: string) {
  const forget = useForgetMembers();
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: NewRole }) =>
      call(addAccountUser, { params: { userId }, body: { teamAccountId: accountId, role } }),
    onSuccess: forget,
  });
}

export function useRemoveMember(accountId: string) {
  const forget = useForgetMembers();
  return useMutation({
    mutationFn: (userId: string) =>
      call(removeAccountUser, { params: { userId }, query: { teamAccountId: accountId } }),
    onSuccess: forget,
  });
}
