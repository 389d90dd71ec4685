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

/** The selected account, or none. */
export const activeAccount = queryOptions({
  queryKey: ['accounts', 'active'],
  queryFn: ({ signal }) => call(getActiveAccount, undefined, signal),
  retry: 1,
});

/** The selected team, or none. */
export const activeTeam = queryOptions({
  queryKey: ['team', 'active'],
  queryFn: ({ signal }) => call(getActiveTeam, undefined, signal),
});

/** Selects an account, and invalidates everything that belongs to an account. */
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

/** The account of a team, as far as both are cached. */
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

/** Selects a team optimistically. */
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
        // The server has just returned the selection.
        predicate: ({ queryKey }) => queryKey[1] !== 'active',
      });
      // Selecting a team selects its account, too.
      void queryClient.invalidateQueries({ queryKey: activeAccount.queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: activeTeam.queryKey }),
  });
}
