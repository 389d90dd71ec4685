import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { getSite } from '#shared/contract/system.ts';

/** Contact names and addresses. */
export const site = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(getSite, undefined, signal),
});
