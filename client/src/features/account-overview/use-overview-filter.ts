import { type ListFilter, listFilterIn, useListFilter } from '#client/lib/use-list-filter.ts';
import {
  OVERVIEW_SORTS,
  OVERVIEW_STATES,
  type OverviewSort,
  type OverviewState,
} from '#shared/contract/account-overview.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';

/** Filter, order and page of the overview. */
export interface OverviewFilter extends ListFilter<OverviewSort> {
  /** null for all teams. */
  readonly state: OverviewState | null;
  /** The gate of a missing function; null for any. */
  readonly missing: number | null;
}

const FIRST: OverviewFilter = {
  search: '',
  state: null,
  missing: null,
  sort: 'coverage',
  order: 'asc',
  page: 1,
};

/** The filter in a URL; invalid values are ignored. */
function filterIn(params: URLSearchParams): OverviewFilter {
  const missing = Number(params.get('missing'));
  return {
    ...listFilterIn(params, OVERVIEW_SORTS, FIRST),
    state: OVERVIEW_STATES.find((state) => state === params.get('state')) ?? null,
    missing: PENTA_GATES.find((gate) => gate === missing) ?? null,
  };
}

/** Whether a filter leaves out teams. */
export function isNarrowed({ search, state, missing }: OverviewFilter): boolean {
  return search !== '' || state !== null || missing !== null;
}

/** The filter, stored in the URL. */
export function useOverviewFilter() {
  return useListFilter(FIRST, filterIn);
}
