import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Select } from '#client/components/ui/select.tsx';
import { activeAccount } from '#client/features/accounts/api.ts';
import { useWorkingAccount } from '#client/features/accounts/use-working-account.ts';
import { activeTeam, teamById, teamsOf, useChooseTeam } from '#client/features/teams/api.ts';
import { useClearedChoice } from '#client/features/teams/use-cleared-choice.ts';
import { isStatus } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { isAccountAdmin } from '#shared/domain/roles.ts';

const NO_TEAMS = [] as const;

/** The loaded team, and the way to another one, for people of a team account. */
export function HeaderTeam({ user }: { user: CurrentUser }) {
  const [, navigate] = useLocation();
  const { teams, teamId, teamName, choose } = useHeaderTeam(user);
  if (teams.length === 0) return null;
  const isListed = teamId === null || teams.some(({ id }) => id === teamId);

  function open(id: string) {
    choose(id, {
      onSuccess: () => navigate(paths.team.pattern),
      onError: (error) => toastFailure(error, 'Failed to fetch team data'),
    });
  }

  return (
    <Select
      aria-label="Team"
      value={teamId ?? ''}
      onChange={({ target }) => open(target.value)}
      className="lg:max-w-44"
    >
      {teamId === null && (
        <option value="" disabled>
          Choose a team
        </option>
      )}
      {!isListed && <option value={teamId}>{teamName ?? 'Most Recent Team'}</option>}
      {teams.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** What can be chosen and what is; a choice that no longer holds is cleared. */
function useHeaderTeam(user: CurrentUser) {
  const [path] = useLocation();
  const { account, isPending } = useWorkingAccount();
  const accountId = account?.teamAccount.id ?? null;
  const listsAccount =
    account?.role === 'account_admin' ||
    (isAccountAdmin(user) && user.globalRole === 'account_admin');
  const list = useQuery({ ...teamsOf(listsAccount ? accountId : null), enabled: !isPending });
  const active = useQuery(activeTeam);
  const accountQuery = useQuery(activeAccount);
  const { mutate: choose } = useChooseTeam();
  const isChanging = useIsMutating() > 0 || accountQuery.isFetching || active.isFetching;
  const teamId = active.data?.activeTeamId ?? null;
  const team = useQuery({ ...teamById(teamId ?? ''), enabled: teamId !== null });
  const isGone = isStatus(team.error, 404);
  const isElsewhere =
    listsAccount &&
    team.data !== undefined &&
    accountId !== null &&
    team.data.accountId !== accountId;
  // The team page looks after the choice by itself, for a team may be named in its address.
  const isStale =
    teamId !== null && !isChanging && path !== paths.team.pattern && (isGone || isElsewhere);
  useClearedChoice(isStale, choose);

  return {
    teams: list.data?.filter(({ isActive }) => isActive) ?? NO_TEAMS,
    teamId,
    teamName: team.data?.name,
    choose,
  };
}
