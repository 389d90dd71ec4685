import { useSearchParams } from 'wouter';
import { ACCOUNT_SORTS } from '#shared/contract/admin.ts';

export type AccountSort = (typeof ACCOUNT_SORTS)[number];
export const ORDERS = ['asc', 'desc'] as const;

/** Filter, order and page of the accounts. */
export interface AccountFilter {
  readonly search: string;
  readonly sort: AccountSort;
  readonly order: (typeof ORDERS)[number];
  /** From 1. */
  readonly page: number;
}

const FIRST: AccountFilter = { search: '', sort: 'createdAt', order: 'desc', page: 1 };
const SEARCH_MAX = 200;
const PAGE_MAX = 10_000;

/** The filter, stored in the URL; invalid values are ignored. */
export function useAccountFilter() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? FIRST.page);
  const filter: AccountFilter = {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    sort: ACCOUNT_SORTS.find((sort) => sort === params.get('sort')) ?? FIRST.sort,
    order: ORDERS.find((order) => order === params.get('order')) ?? FIRST.order,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : FIRST.page,
  };

  /** Changing search or order returns to the first page. */
  function change(changes: Partial<AccountFilter>) {
    const next = { ...filter, page: FIRST.page, ...changes };
    setParams(
      () => {
        const kept = new URLSearchParams();
        if (next.search !== FIRST.search) kept.set('search', next.search);
        if (next.sort !== FIRST.sort) kept.set('sort', next.sort);
        if (next.order !== FIRST.order) kept.set('order', next.order);
        if (next.page !== FIRST.page) kept.set('page', String(next.page));
        return kept;
      },
      // Typing replaces the history entry; paging adds one.
      { replace: changes.page === undefined },
    );
  }

  return { filter, change };
}
