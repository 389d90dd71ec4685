import { useSearchParams } from 'wouter';
import {
  OVERVIEW_SORTS,
  OVERVIEW_STATES,
  type OverviewSort,
  type OverviewState,
} from '#shared/contract/account-overview.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';

export const ORDERS = ['asc', 'desc'] as const;

/** Filter, order and page of the overview. */
export interface OverviewFilter {
  readonly search: string;
  /** null for all teams. */
  readonly state: OverviewState | null;
  /** The gate of a missing function; null for any. */
  readonly missing: number | null;
  readonly sort: OverviewSort;
  readonly order: (typeof ORDERS)[number];
  /** From 1. */
  readonly page: number;
}

const FIRST: OverviewFilter = {
  search: '',
  state: null,
  missing: null,
  sort: 'coverage',
  order: 'asc',
  page: 1,
};
const SEARCH_MAX = 200;
const PAGE_MAX = 10_000;

function pageOf(text: string | null): number {
  const page = Number(text ?? FIRST.page);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : FIRST.page;
}

/** The filter in a URL; invalid values are ignored. */
function filterIn(params: URLSearchParams): OverviewFilter {
  const missing = Number(params.get('missing'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    state: OVERVIEW_STATES.find((state) => state === params.get('state')) ?? null,
    missing: PENTA_GATES.find((gate) => gate === missing) ?? null,
    sort: OVERVIEW_SORTS.find((sort) => sort === params.get('sort')) ?? FIRST.sort,
    order: ORDERS.find((order) => order === params.get('order')) ?? FIRST.order,
    page: pageOf(params.get('page')),
  };
}

/** Whether a filter leaves out teams. */
export function isNarrowed({ search, state, missing }: OverviewFilter): boolean {
  return search !== '' || state !== null || missing !== null;
}

/** The filter, stored in the URL. */
export function useOverviewFilter() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);

  /** Changing filter or order returns to the first page. */
  function change(changes: Partial<OverviewFilter>) {
    const next = { ...filter, page: FIRST.page, ...changes };
    setParams(
      (former) => {
        const kept = new URLSearchParams(former);
        for (const key of ['search', 'state', 'missing', 'sort', 'order', 'page'] as const) {
          if (next[key] === FIRST[key]) kept.delete(key);
          else kept.set(key, String(next[key]));
        }
        return kept;
      },
      // Typing replaces the history entry; paging adds one.
      { replace: changes.page === undefined },
    );
  }

  return { filter, change };
}
