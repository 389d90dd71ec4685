import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { OF_TEAMS, readAnew } from '#client/lib/read-anew.ts';
import { getActiveAccount, listMyAccounts, setActiveAccount } from '#shared/contract/accounts.ts';

/** The accounts that the person belongs to. */
export const myAccounts = queryOptions({
  queryKey: ['accounts', 'mine'],
  queryFn: ({ signal }) => call(listMyAccounts, undefined, signal),
  retry: 1,
});

/** The account that was chosen last, or none. */
export const activeAccount = queryOptions({
  queryKey: ['accounts', 'active'],
  queryFn: ({ signal }) => call(getActiveAccount, undefined, signal),
  retry: 1,
});

/** Chooses the account to work in; everything that belongs to an account is then read anew. */
export function useChooseAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (accountId: string | null) => call(setActiveAccount, { body: { accountId } }),
    onSuccess: (chosen) => {
      queryClient.setQueryData(activeAccount.queryKey, chosen);
      readAnew(queryClient, [...OF_TEAMS, 'accounts', 'admin']);
    },
  });
}
