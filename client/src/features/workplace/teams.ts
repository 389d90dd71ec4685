import { hashKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { invalidateAreas } from '#client/lib/invalidate-areas.ts';
import { listAccountTeams } from '#shared/contract/account-teams.ts';
import {
  type AnalyzeTeam,
  analyzeTeam,
  exportTeamPeople,
  getTeam,
  getTeamPeople,
  listMyTeams,
} from '#shared/contract/teams.ts';

const FRESH_MS = 5 * 60_000;

export const TEAM_LISTS = ['team', 'list'] as const;

/** The teams of an account; of all of the person's accounts when none is given. */
export const teamsOf = (accountId: string | null) =>
  queryOptions({
    queryKey: [...TEAM_LISTS, accountId],
    queryFn: ({ signal }) =>
      accountId === null
        ? call(listMyTeams, undefined, signal)
        : call(listAccountTeams, { params: { accountId } }, signal),
    staleTime: FRESH_MS,
  });

export const teamById = (teamId: string) =>
  queryOptions({
    queryKey: ['team', 'one', teamId],
    queryFn: ({ signal }) => call(getTeam, { params: { id: teamId } }, signal),
    staleTime: FRESH_MS,
  });

/** The births of a team’s people as stated. Never cached: they are only for the form. */
export const teamPeople = (teamId: string) =>
  queryOptions({
    queryKey: ['team', 'people', teamId],
    queryFn: ({ signal }) => call(getTeamPeople, { params: { id: teamId } }, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** The URL of those births as a file. */
export const peopleFileHref = (teamId: string) =>
  exportTeamPeople.path.replace(':id', encodeURIComponent(teamId));

/** Analyzes a team and caches the result; invalidates everything else about teams. */
export function useAnalyzeTeam() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (team: AnalyzeTeam) => call(analyzeTeam, { body: team }),
    onSuccess: (team) => {
      const { queryKey } = teamById(team.id);
      queryClient.setQueryData(queryKey, team);
      void queryClient.invalidateQueries({
        queryKey: ['team'],
        // The server has just returned it.
        predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
      });
      invalidateAreas(queryClient, ['charts']);
    },
  });
}
