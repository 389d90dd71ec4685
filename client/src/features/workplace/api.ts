import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { invalidateAreas, OF_TEAMS } from '#client/lib/invalidate-areas.ts';
import {
  getActiveAccount,
  getActiveTeam,
  listMyAccounts,
  setActiveAccount,
  setActiveTeam,
} from '#shared/contract/accounts.ts';
import type { TeamSummary } from '#shared/contract/teams.ts';
import { TEAM_LISTS, teamById } from './teams.ts';

/** The accounts that the person belongs to. */
export const myAccounts = queryOptions({
  queryKey: ['accounts', 'mine'],
  queryFn: ({ signal }) => call(listMyAccounts, undefined, signal),
  retry: 1,
});

/** The account that was chosen last, or none. */
export const activeAccount = queryOptions({
  queryKey: ['accounts', 'active'],
  queryFn: ({ signal }) => call(getActiveAccount, undefined, signal),
  retry: 1,
});

/** The team that was chosen last, or none. */
export const activeTeam = queryOptions({
  queryKey: ['team', 'active'],
  queryFn: ({ signal }) => call(getActiveTeam, undefined, signal),
});

/** Chooses the account to work in; everything that belongs to an account is then read again. */
export function useChooseAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (accountId: string | null) => call(setActiveAccount, { body: { accountId } }),
    onSuccess: (chosen) => {
      queryClient.setQueryData(activeAccount.queryKey, chosen);
      invalidateAreas(queryClient, [...OF_TEAMS, 'accounts', 'admin']);
    },
  });
}

/** The account of a team, as far as both are known already. */
function ownAccountOf(queryClient: QueryClient, teamId: string | null): string | undefined {
  if (teamId === null) return undefined;
  const listed = queryClient
    .getQueriesData<TeamSummary[]>({ queryKey: TEAM_LISTS })
    .flatMap(([, teams]) => teams ?? []);
  const team =
    queryClient.getQueryData(teamById(teamId).queryKey) ?? listed.find(({ id }) => id === teamId);
  const accounts = queryClient.getQueryData(myAccounts.queryKey) ?? [];
  return accounts.find(({ teamAccount }) => teamAccount.id === team?.accountId)?.teamAccount.id;
}

/** Chooses the team to look at; the screen follows before the server has answered. */
export function useChooseTeam() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (teamId: string | null) => call(setActiveTeam, { body: { teamId } }),
    onMutate: (teamId) => {
      queryClient.setQueryData(activeTeam.queryKey, { activeTeamId: teamId });
      const accountId = ownAccountOf(queryClient, teamId);
      if (accountId !== undefined) {
        queryClient.setQueryData(activeAccount.queryKey, { activeAccountId: accountId });
      }
    },
    onSuccess: () => {
      invalidateAreas(queryClient, ['charts']);
      void queryClient.invalidateQueries({
        queryKey: ['team'],
        // What is chosen has just been told by the server.
        predicate: ({ queryKey }) => queryKey[1] !== 'active',
      });
      // With a team its account is chosen, too.
      void queryClient.invalidateQueries({ queryKey: activeAccount.queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: activeTeam.queryKey }),
  });
}
