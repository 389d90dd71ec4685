import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isStatus } from '#client/lib/api.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import {
  countSharedView,
  createShare,
  getSharedChart,
  listShares,
  previewShare,
  revokeShare,
  type ShareLevel,
} from '#shared/contract/sharing.ts';

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

const listKey = (chartId: string) => ['shares', chartId];

/** The working links to a chart. */
export const chartShares = (chartId: string) =>
  queryOptions({
    queryKey: listKey(chartId),
    queryFn: ({ signal }) => call(listShares, { params: { id: chartId } }, signal),
    staleTime: 0,
  });

/** What others would see. */
export const sharePreview = (chartId: string, level: ShareLevel, showsName: boolean) =>
  queryOptions({
    queryKey: ['shares', 'preview', chartId, level, showsName],
    queryFn: ({ signal }) =>
      call(
        previewShare,
        { params: { id: chartId }, query: { level, name: showsName ? 'shown' : 'hidden' } },
        signal,
      ),
  });

export function useCreateShare(chartId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createShare>['body']) =>
      call(createShare, { params: { id: chartId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey(chartId) }),
  });
}

export function useRevokeShare(chartId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) => call(revokeShare, { params: { id: chartId, shareId } }),
    // Also after a failure: the link may have been revoked in another window.
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey(chartId) }),
  });
}
