import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
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

/** First parts of the keys of all that belongs to an account. */
const OF_AN_ACCOUNT = [
  'team',
  'charts',
  'usage',
  'working-dynamics',
  'penta-analysis',
  'accounts',
  'admin',
];

function forgetAccountData(queryClient: QueryClient) {
  return Promise.all(
    OF_AN_ACCOUNT.map((area) => queryClient.invalidateQueries({ queryKey: [area] })),
  );
}

/** Chooses the account to work in; everything that belongs to an account is then read anew. */
export function useChooseAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (accountId: string | null) => call(setActiveAccount, { body: { accountId } }),
    onSuccess: (chosen) => {
      queryClient.setQueryData(activeAccount.queryKey, chosen);
      void forgetAccountData(queryClient);
    },
  });
}
