import { type ListFilter, listFilterIn, useListFilter } from '#client/lib/use-list-filter.ts';
import { ACCOUNT_SORTS } from '#shared/contract/admin.ts';

export type AccountSort = (typeof ACCOUNT_SORTS)[number];
/** Filter, order and page of the accounts. */
export type AccountFilter = ListFilter<AccountSort>;

const FIRST: AccountFilter = { search: '', sort: 'createdAt', order: 'desc', page: 1 };

/** The filter, stored in the URL. */
export function useAccountFilter() {
  return useListFilter(FIRST, (params) => listFilterIn(params, ACCOUNT_SORTS, FIRST));
}
