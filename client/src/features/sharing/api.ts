import { queryOptions } from '@tanstack/react-query';
import { call, isStatus } from '#client/lib/api.ts';
import { countSharedView, getSharedChart } from '#shared/contract/sharing.ts';

const LOOK_AGAIN_MS = 60_000;

/** What a link shows; asked again while the page is open, since the link can be revoked. */
export const sharedChart = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => call(getSharedChart, { params: { token } }, signal),
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    retry: (failures, error) => failures < 1 && !isStatus(error, 404),
  });

/** Counts that the page behind a link was opened. A view that can't be counted is nobody's loss. */
export function countView(token: string): void {
  call(countSharedView, { params: { token } }).catch(() => {});
}
