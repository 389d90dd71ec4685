import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { invalidateAreas, OF_TEAMS, type QueryArea } from '#client/lib/invalidate-areas.ts';
import {
  ACCOUNTS_PER_PAGE,
  type AdminAccount,
  countAdminAccounts,
  createAdminAccount,
  deleteAdminAccount,
  getAdminAccount,
  listAdminAccounts,
  updateAdminAccount,
} from '#shared/contract/admin.ts';
import { cleanupPhantomAccounts } from '#shared/contract/cleanup.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { getUsageStatistics } from '#shared/contract/usage.ts';
import type { AccountFilter } from './use-account-filter.ts';

export const DATE_RANGES = ['7', '30', '90'] as const;
export type DateRange = (typeof DATE_RANGES)[number];

/** Usage over the last days: of all accounts together, and of each of these. */
export const usageOf = (dateRange: DateRange, accountIds: readonly string[]) =>
  queryOptions({
    queryKey: ['admin', 'usage', dateRange, accountIds],
    queryFn: ({ signal }) =>
      call(getUsageStatistics, { query: { dateRange, accounts: accountIds.join(',') } }, signal),
    placeholderData: keepPreviousData,
  });

/** One page of the accounts that a search finds. */
export const accountPage = ({ search, sort, order, page }: AccountFilter) =>
  queryOptions({
    queryKey: ['admin', 'accounts', search, sort, order, page],
    queryFn: ({ signal }) =>
      call(
        listAdminAccounts,
        {
          query: {
            ...(search === '' ? {} : { search }),
            sort,
            order,
            limit: ACCOUNTS_PER_PAGE,
            offset: (page - 1) * ACCOUNTS_PER_PAGE,
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    retry: 1,
  });

/** How many accounts there are, or a search finds. */
export const accountCount = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'account-count', search],
    queryFn: ({ signal }) =>
      call(countAdminAccounts, { query: search === '' ? {} : { search } }, signal),
    retry: 1,
  });

/** Everything that can depend on an account. */
const OF_ALL_ACCOUNTS = ['admin', 'accounts', 'auth', ...OF_TEAMS] as const;
/** Nobody belongs to a new account yet. */
const OF_THE_LIST = ['admin', 'accounts'] as const;

function useInvalidate(areas: readonly QueryArea[]) {
  const queryClient = useQueryClient();
  return () => invalidateAreas(queryClient, areas);
}

export function useCreateAccount() {
  return useMutation({
    mutationFn: (body: RouteInput<typeof createAdminAccount>['body']) =>
      call(createAdminAccount, { body }),
    onSuccess: useInvalidate(OF_THE_LIST),
  });
}

export type AccountChanges = Omit<
  RouteInput<typeof updateAdminAccount>['body'],
  'expectedUpdatedAt'
>;

/** Fetches the current state of an account. */
export const readAccount = (id: string) => call(getAdminAccount, { params: { id } });

/** Changes an account based on the version read; one changed since then is a conflict. */
export function useUpdateAccount() {
  return useMutation({
    mutationFn: ({ account, changes }: { account: AdminAccount; changes: AccountChanges }) =>
      call(updateAdminAccount, {
        params: { id: account.id },
        body: { ...changes, expectedUpdatedAt: account.updatedAt },
      }),
    // Refetch after a conflict, too; the admin's own access may depend on the account.
    onSettled: useInvalidate(OF_ALL_ACCOUNTS),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (id: string) => call(deleteAdminAccount, { params: { id } }),
    onSuccess: useInvalidate(OF_ALL_ACCOUNTS),
  });
}

export function usePreviewCleanup() {
  return useMutation({
    mutationFn: () => call(cleanupPhantomAccounts, { body: { preview: true } }),
  });
}

/** Deletes exactly what the preview with this token showed. */
export function useConfirmCleanup() {
  return useMutation({
    mutationFn: (token: string) => call(cleanupPhantomAccounts, { body: { confirm: true, token } }),
    onSuccess: useInvalidate(OF_ALL_ACCOUNTS),
  });
}
