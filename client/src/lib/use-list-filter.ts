import { useSearchParams } from 'wouter';

export const ORDERS = ['asc', 'desc'] as const;

/** Search, order and page of a list. */
export interface ListFilter<Sort extends string = string> {
  readonly search: string;
  readonly sort: Sort;
  readonly order: (typeof ORDERS)[number];
  /** From 1. */
  readonly page: number;
}

const SEARCH_MAX = 200;
const PAGE_MAX = 10_000;

/**
 * Search, order and page in a URL; invalid values are ignored.
 * @param first the filter of a URL without any
 */
export function listFilterIn<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly Sort[],
  first: ListFilter<Sort>,
): ListFilter<Sort> {
  const page = Number(params.get('page') ?? first.page);
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? first.sort,
    order: ORDERS.find((order) => order === params.get('order')) ?? first.order,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : first.page,
  };
}

type FilterValues = Readonly<Record<string, string | number | null>>;

/**
 * A list's filter, stored in the URL beside whatever else stands there.
 * @param first left out of the URL
 */
export function useListFilter<
  Filter extends ListFilter & { [Key in keyof Filter]: FilterValues[string] },
>(first: Filter, filterIn: (params: URLSearchParams) => Filter) {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);

  /** Changing filter or order returns to the first page. */
  function change(changes: Partial<Filter>) {
    const next = { ...filter, page: first.page, ...changes };
    const defaults: FilterValues = first;
    setParams(
      (former) => {
        const kept = new URLSearchParams(former);
        for (const [key, value] of Object.entries(next)) {
          if (value === defaults[key]) kept.delete(key);
          else kept.set(key, String(value));
        }
        return kept;
      },
      // Typing replaces the history entry; paging adds one.
      { replace: changes.page === undefined },
    );
  }

  return { filter, change };
}
