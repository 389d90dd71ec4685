import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { invalidateAreas, OF_TEAMS } from '#client/lib/invalidate-areas.ts';
import {
  createTeam,
  deleteTeam,
  listTeamCharts,
  updateTeam,
} from '#shared/contract/account-teams.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { getTeam, type TeamSummary } from '#shared/contract/teams.ts';

/** The charts generated for an account. */
export const generatedCharts = (accountId: string) =>
  queryOptions({
    queryKey: ['charts', 'team', accountId],
    queryFn: ({ signal }) => call(listTeamCharts, { params: { id: accountId } }, signal),
  });

/** A team, and the version of it that was read. */
type Version = Pick<TeamSummary, 'id' | 'updatedAt'>;

export type TeamChanges = RouteInput<typeof updateTeam>['body'];

/** Invalidates lists of teams, and everything that depends on a team. */
function useInvalidateTeams() {
  const queryClient = useQueryClient();
  return () => invalidateAreas(queryClient, OF_TEAMS);
}

export function useCreateTeam(accountId: string) {
  const invalidate = useInvalidateTeams();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createTeam>['body']) =>
      call(createTeam, { params: { accountId }, body }),
    onSuccess: invalidate,
  });
}

/** Fetches the current state of a team. */
export const readTeam = (id: string) => call(getTeam, { params: { id } });

/** Changes a team based on the version read; a team changed since then is a conflict. */
export function useUpdateTeam(accountId: string) {
  const invalidate = useInvalidateTeams();
  return useMutation({
    mutationFn: ({ team, changes }: { team: Version; changes: TeamChanges }) =>
      call(updateTeam, {
        params: { accountId, id: team.id },
        body: { ...changes, expectedUpdatedAt: team.updatedAt },
      }),
    // Refetch after a conflict, too.
    onSettled: invalidate,
  });
}

export function useDeleteTeam(accountId: string) {
  const invalidate = useInvalidateTeams();
  return useMutation({
    mutationFn: (teamId: string) => call(deleteTeam, { params: { accountId, id: teamId } }),
    onSuccess: invalidate,
  });
}
