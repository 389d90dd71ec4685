import { useQuery } from '@tanstack/react-query';
import { isStatus } from '#client/lib/api.ts';
import type { TeamRecord, TeamSummary } from '#shared/contract/teams.ts';
import { activeTeam, teamById, teamsOf, useChooseTeam } from './api.ts';
import { useClearedChoice } from './use-cleared-choice.ts';

interface Wanted {
  /** The account whose teams are listed; null: all teams of the person. */
  readonly listAccountId: string | null;
  /** The account that the person works in; a choice outside it is cleared. */
  readonly accountId: string | null;
  /** The team that the address names. */
  readonly askedId: string | null;
  /** Not before the account is known, and not while a team is being created. */
  readonly isReady: boolean;
  readonly isCreating: boolean;
}

export interface TeamChoice {
  readonly teams: readonly TeamSummary[];
  /** null: there is none to show. */
  readonly teamId: string | null;
  readonly team: TeamRecord | null;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** What could not be had, where the server does not say. */
  readonly failure: string;
  readonly retry: () => void;
  /** The team of the address is gone, or not the person's to see. */
  readonly isAskedGone: boolean;
  readonly choose: (teamId: string | null) => void;
}

const NONE: readonly TeamSummary[] = [];

function failureOf(isListMissing: boolean, listAccountId: string | null): string {
  if (!isListMissing) return 'Failed to fetch team data';
  return listAccountId === null ? 'Failed to fetch teams' : 'Failed to fetch account teams';
}

/** The team to show: that of the address, else the one chosen last, else the first of the list. */
export function useTeamChoice(wanted: Wanted): TeamChoice {
  const { listAccountId, accountId, askedId, isReady, isCreating } = wanted;
  const list = useQuery({ ...teamsOf(listAccountId), enabled: isReady });
  const active = useQuery({ ...activeTeam, enabled: isReady });
  const { mutate: choose } = useChooseTeam();
  const teams = list.data?.filter(({ isActive }) => isActive) ?? NONE;
  const chosenId = active.data?.activeTeamId ?? null;
  const isListed = list.isSuccess && !active.isPending;
  const teamId = askedId ?? chosenId ?? (isListed ? (teams[0]?.id ?? null) : null);
  const isShown = isReady && !isCreating && teamId !== null;
  const team = useQuery({ ...teamById(teamId ?? ''), enabled: isShown });
  // An address can name what is no id at all.
  const isGone = isShown && (isStatus(team.error, 404) || isStatus(team.error, 400));
  const isElsewhere =
    team.data !== undefined && accountId !== null && team.data.accountId !== accountId;
  // A new team is chosen before the account that goes with it has been read anew.
  const isStale =
    askedId === null && chosenId !== null && (isGone || (isElsewhere && listAccountId !== null));
  useClearedChoice(isStale, choose);

  return {
    teams,
    teamId: isCreating ? null : teamId,
    team: isShown && !isStale ? (team.data ?? null) : null,
    isPending:
      !isReady || list.isPending || active.isPending || isStale || (isShown && team.isPending),
    failure: failureOf(list.isError, listAccountId),
    error: list.error ?? (isGone ? null : isShown ? team.error : null),
    retry: () => void Promise.all([list.refetch(), ...(isShown ? [team.refetch()] : [])]),
    isAskedGone: askedId !== null && isGone,
    choose,
  };
}
