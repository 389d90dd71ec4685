import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isStatus } from '#client/lib/api.ts';
import { invalidateAreas } from '#client/lib/invalidate-areas.ts';
import { getAdminAccount } from '#shared/contract/admin.ts';
import { addAccountUser, listAccountUsers, removeAccountUser } from '#shared/contract/members.ts';

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

/** Invalidates everything that depends on who belongs to an account. */
function useInvalidateMembers() {
  const queryClient = useQueryClient();
  return () => invalidateAreas(queryClient, ['admin', 'accounts', 'auth']);
}

type NewRole = 'account_admin' | 'user';

export function useAddMember(accountId: string) {
  const invalidate = useInvalidateMembers();
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: NewRole }) =>
      call(addAccountUser, { params: { userId }, body: { teamAccountId: accountId, role } }),
    onSuccess: invalidate,
  });
}

export function useRemoveMember(accountId: string) {
  const invalidate = useInvalidateMembers();
  return useMutation({
    mutationFn: (userId: string) =>
      call(removeAccountUser, { params: { userId }, query: { teamAccountId: accountId } }),
    onSuccess: invalidate,
  });
}
