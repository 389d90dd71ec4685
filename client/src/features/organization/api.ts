import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { invalidateAreas, OF_TEAMS } from '#client/lib/invalidate-areas.ts';
import {
  addUnassigned,
  applyOrganization,
  cancelMove,
  deleteOrganizationDraft,
  getOrganization,
  removeUnassigned,
  saveOrganizationDraft,
} from '#shared/contract/organization.ts';
import type { RouteInput } from '#shared/contract/route.ts';

/** An account's people and teams, and its saved draft. */
export const organizationOf = (accountId: string) =>
  queryOptions({
    queryKey: ['team', 'organization', accountId],
    queryFn: ({ signal }) => call(getOrganization, { params: { accountId } }, signal),
    // What somebody arranges isn't replaced under their hands.
    refetchOnWindowFocus: false,
  });

export function useSaveDraft(accountId: string) {
  return useMutation({
    mutationFn: (body: RouteInput<typeof saveOrganizationDraft>['body']) =>
      call(saveOrganizationDraft, { params: { accountId }, body }),
  });
}

export function useDiscardDraft(accountId: string) {
  return useMutation({
    mutationFn: () => call(deleteOrganizationDraft, { params: { accountId } }),
  });
}

/** Moves people for real; everything that depends on teams is read again. */
export function useApply(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof applyOrganization>['body']) =>
      call(applyOrganization, { params: { accountId }, body }),
    onSuccess: async () => {
      const { queryKey } = organizationOf(accountId);
      // Otherwise the board would show the teams of before until the new ones are there.
      await queryClient.invalidateQueries({ queryKey });
      queryClient.setQueryData(queryKey, (now) => now && { ...now, draft: null });
    },
    onSettled: () => invalidateAreas(queryClient, OF_TEAMS),
  });
}

/** Withdraws a pending move request or dismisses a declined one. */
export function useCancelMove(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (personId: string) => call(cancelMove, { params: { accountId, personId } }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: organizationOf(accountId).queryKey }),
  });
}

/** Adds somebody who isn't in a team yet. */
export function useAddUnassigned(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof addUnassigned>['body']) =>
      call(addUnassigned, { params: { accountId }, body }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: organizationOf(accountId).queryKey }),
  });
}

/** Deletes somebody who is in no team. */
export function useRemoveUnassigned(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (personId: string) => call(removeUnassigned, { params: { accountId, personId } }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: organizationOf(accountId).queryKey }),
  });
}
