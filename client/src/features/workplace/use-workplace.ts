import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { isStatus } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import type { MyAccount } from '#shared/contract/accounts.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import type { TeamRecord, TeamSummary } from '#shared/contract/teams.ts';
import { workplaceOf } from '#shared/domain/workplace.ts';
import { activeAccount, activeTeam, myAccounts } from './api.ts';
import { askedTogether } from './shared-failure.ts';
import { teamById, teamsOf } from './teams.ts';

/** What failed to load, and a retry. */
export interface WorkplaceFailure {
  readonly of: 'accounts' | 'teams';
  readonly error: Error;
  /** The message when the server sent none. */
  readonly fallback: string;
  readonly retry: () => void;
}

export interface Workplace {
  /** True until accounts, teams and selections are loaded. */
  readonly isPending: boolean;
  /** Like `isPending`, for the accounts only. */
  readonly isAccountPending: boolean;
  readonly failure: WorkplaceFailure | null;
  readonly accounts: readonly MyAccount[];
  readonly account: MyAccount | null;
  /** Active teams to select from. */
  readonly teams: readonly TeamSummary[];
  /** The current team; null when there is none, or a new one is being created. */
  readonly teamId: string | null;
  /** Its name as far as it is known. */
  readonly teamName: string | undefined;
  /** The team in the URL. */
  readonly askedId: string | null;
  readonly isCreating: boolean;
  /** The team in the URL was deleted, or the person may not see it. */
  readonly isAskedGone: boolean;
  /** The stored selection, whether the team can be shown or not. */
  readonly chosenTeamId: string | null;
  /** Stored selections of an account and a team that are no longer allowed. */
  readonly staleAccountId: string | null;
  readonly staleTeamId: string | null;
  /** A shown team that should become the selection: it came from the URL, or is somebody else's. */
  readonly unchosenId: string | null;
}

const NO_ACCOUNTS: readonly MyAccount[] = [];
const NO_TEAMS: readonly TeamSummary[] = [];

/** Team and mode from the URL; on the team page only. */
function useTeamAddress() {
  const [path] = useLocation();
  const [params] = useSearchParams();
  const isTeamPage = path === paths.team.pattern;
  return {
    isCreating: isTeamPage && params.get('mode') === 'creating',
    askedId: isTeamPage ? params.get('teamId') : null,
  };
}

/** A team by its id; a URL may have an invalid one. */
function useNamedTeam(id: string | null) {
  const team = useQuery({ ...teamById(id ?? ''), ...askedTogether(id !== null) });
  const isGone = id !== null && [400, 403, 404].some((status) => isStatus(team.error, status));
  return { record: id === null ? null : (team.data ?? null), isGone, query: team };
}

function useChoices() {
  const mine = useQuery({ ...myAccounts, ...askedTogether() });
  const account = useQuery({ ...activeAccount, ...askedTogether() });
  const team = useQuery({ ...activeTeam, ...askedTogether() });
  const accounts = mine.data ?? NO_ACCOUNTS;
  return {
    mine,
    account,
    team,
    accounts,
    isAccountPending: mine.isPending || account.isPending,
    accountId: account.data?.activeAccountId ?? null,
    teamId: team.data?.activeTeamId ?? null,
    places: useMemo(
      () =>
        accounts.map(({ teamAccount: { id, isActive }, role }) => ({
          id,
          isActive,
          isAdmin: role === 'account_admin',
        })),
      [accounts],
    ),
  };
}

function failureOf(
  of: WorkplaceFailure['of'],
  fallback: string,
  queries: readonly UseQueryResult<unknown>[],
): WorkplaceFailure | null {
  const error = queries.find((query) => query.error)?.error;
  if (!error) return null;
  const failed = queries.filter((query) => query.error);
  const retry = () => void Promise.all(failed.map((query) => query.refetch()));
  return { of, error, fallback, retry };
}

type Choices = ReturnType<typeof useChoices>;

function isUnderWay(choices: Choices, named: readonly UseQueryResult<unknown>[]): boolean {
  const { mine, account, team } = choices;
  return (
    [mine, account, team].some((query) => query.isPending) || named.some((query) => query.isLoading)
  );
}

function firstFailure(
  choices: Choices,
  list: UseQueryResult<unknown>,
  listedId: string | null,
): WorkplaceFailure | null {
  return (
    failureOf(
      'accounts',
      'We couldn’t load your accounts. Nothing is lost; please try again in a moment.',
      [choices.mine, choices.account],
    ) ??
    failureOf(
      'teams',
      listedId === null ? 'Failed to fetch teams' : 'Failed to fetch account teams',
      [list, choices.team],
    )
  );
}

/** Stored choices that are no longer allowed. */
function staleChoices(
  choices: Choices,
  picked: ReturnType<typeof useNamedTeam>,
  { kept }: ReturnType<typeof workplaceOf>,
): Pick<Workplace, 'staleAccountId' | 'staleTeamId'> {
  const isAccountStale = choices.mine.isSuccess && kept.accountId === null;
  const isTeamStale = picked.isGone || (picked.record !== null && kept.teamId === null);
  return {
    staleAccountId: isAccountStale ? choices.accountId : null,
    staleTeamId: isTeamStale ? choices.teamId : null,
  };
}

/** The teams to choose from: of one account for its admins, else of all accounts. */
function useTeamList(
  user: CurrentUser,
  choices: Choices,
  accountId: string | null,
  isAskedLoading: boolean,
) {
  const isAdminThere = choices.places.some(({ id, isAdmin }) => id === accountId && isAdmin);
  const listedId = isAdminThere || user.globalRole === 'account_admin' ? accountId : null;
  const isReady = choices.mine.isSuccess && !choices.account.isPending && !isAskedLoading;
  const list = useQuery({ ...teamsOf(listedId), ...askedTogether(isReady) });
  return { list, listedId };
}

/** The current account and team, for the whole screen: loads the inputs of `workplaceOf`. */
export function useWorkplace(user: CurrentUser): Workplace {
  const { isCreating, askedId } = useTeamAddress();
  const choices = useChoices();
  const asked = useNamedTeam(askedId);
  const picked = useNamedTeam(choices.teamId);

  const known = {
    accounts: choices.places,
    chosen: { accountId: choices.accountId, team: picked.record },
    asked: asked.record,
  };
  // Until the list is loaded, the result names the account whose teams to list.
  const usual = workplaceOf(known);
  const { list, listedId } = useTeamList(user, choices, usual.accountId, asked.query.isLoading);
  const listed = list.data ?? NO_TEAMS;
  const place = workplaceOf({ ...known, teams: list.data });

  // A team that could not be verified stays selected: its failure is shown.
  const pickedId = picked.isGone || picked.record ? null : choices.teamId;
  const shownId = askedId ?? pickedId ?? place.teamId;
  const isPending = isUnderWay(choices, [asked.query, picked.query, list]);
  const teamId = isCreating || (isPending && askedId === null) ? null : shownId;
  const isUnchosen = asked.record
    ? askedId !== choices.teamId
    : place.accountId !== usual.accountId;
  return {
    isPending,
    isAccountPending: choices.isAccountPending,
    failure: firstFailure(choices, list, listedId),
    accounts: choices.accounts,
    account: accountAt(choices.accounts, place.accountId),
    teams: listed.filter(({ isActive }) => isActive),
    teamId,
    teamName: nameOf(teamId, listed, [asked.record, picked.record]),
    askedId,
    isCreating,
    isAskedGone: asked.isGone,
    chosenTeamId: choices.teamId,
    ...staleChoices(choices, picked, place),
    unchosenId: isPending || !isUnchosen ? null : teamId,
  };
}

function accountAt(accounts: readonly MyAccount[], id: string | null): MyAccount | null {
  return accounts.find(({ teamAccount }) => teamAccount.id === id) ?? null;
}

function nameOf(
  teamId: string | null,
  listed: readonly TeamSummary[],
  records: readonly (TeamRecord | null)[],
): string | undefined {
  return [...records, ...listed].find((team) => team?.id === teamId)?.name;
}
