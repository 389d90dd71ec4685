import { queryOptions, useMutation } from '@tanstack/react-query';
import { call, isStatus } from '#client/lib/api.ts';
import {
  getDeletion,
  previewDeletion,
  requestDeletion,
  undoDeletion,
  undoDeletionByLink,
} from '#shared/contract/deletion.ts';
import {
  downloadOwnArchive,
  downloadOwnData,
  listLogins,
  signOutEverywhere,
} from '#shared/contract/privacy.ts';
import type { RouteInput } from '#shared/contract/route.ts';

/** Where the browser downloads everything stored about the person, as it is stored. */
export const OWN_DATA_HREF = downloadOwnData.path;

/** The same with tables, drawings and conversations to open. */
export const OWN_ARCHIVE_HREF = downloadOwnArchive.path;

/** Where the person is signed in. */
export const runningLogins = queryOptions({
  queryKey: ['privacy', 'logins'],
  queryFn: ({ signal }) => call(listLogins, undefined, signal),
});

/** Ends every sign-in, this one included. */
export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => call(signOutEverywhere) });
}

/** What deleting the account would do; others come and go in accounts meanwhile. */
export const deletionOutlook = queryOptions({
  queryKey: ['privacy', 'deletion'],
  queryFn: ({ signal }) => call(previewDeletion, undefined, signal),
  staleTime: 0,
});

/** Starts the week after which everything is deleted; it ends every sign-in. */
export function useRequestDeletion() {
  return useMutation({
    mutationFn: (body: RouteInput<typeof requestDeletion>['body']) =>
      call(requestDeletion, { body }),
  });
}

/** Keeps the signed-in person's account after all. */
export function useUndoDeletion() {
  return useMutation({ mutationFn: () => call(undoDeletion) });
}

/** When the account of an undo link is deleted. */
export const deletionBy = (token: string) =>
  queryOptions({
    queryKey: ['deletion', token],
    queryFn: ({ signal }) => call(getDeletion, { params: { token } }, signal),
    retry: (failures, error) => failures < 1 && !isStatus(error, 404),
  });

/** Keeps the account of an undo link after all; the link works once. */
export function useUndoBy(token: string) {
  return useMutation({ mutationFn: () => call(undoDeletionByLink, { params: { token } }) });
}
