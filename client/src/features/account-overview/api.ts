import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import {
  exportAccountOverview,
  getAccountOverview,
  OVERVIEW_TEAMS_PER_PAGE,
} from '#shared/contract/account-overview.ts';
import type { OverviewFilter } from './use-overview-filter.ts';

function queryOf({ search, state, missing, sort, order }: OverviewFilter) {
  return {
    ...(search === '' ? {} : { search }),
    ...(state === null ? {} : { state }),
    ...(missing === null ? {} : { missing: String(missing) }),
    sort,
    order,
  };
}

/** A page of an account's teams, with totals of all of them. */
export const overviewOf = (accountId: string, filter: OverviewFilter) =>
  queryOptions({
    queryKey: ['team', 'overview', accountId, filter],
    queryFn: ({ signal }) => {
      const offset = String((filter.page - 1) * OVERVIEW_TEAMS_PER_PAGE);
      const query = { ...queryOf(filter), offset };
      return call(getAccountOverview, { params: { accountId }, query }, signal);
    },
    placeholderData: keepPreviousData,
  });

/** The CSV file of all teams that the filter finds, in their order. */
export function overviewFileHref(accountId: string, filter: OverviewFilter): string {
  const path = exportAccountOverview.path.replace(':accountId', encodeURIComponent(accountId));
  return `${path}?${new URLSearchParams(queryOf(filter))}`;
}
