import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { usePageLoad } from '#client/features/usage/use-page-load.ts';
import { activeAccount, useChooseAccount, useChooseTeam } from '#client/features/workplace/api.ts';
import { useWorkplace, type Workplace } from '#client/features/workplace/use-workplace.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { hasTeamAccess } from '#shared/domain/roles.ts';

/**
 * Syncs the stored selection with what is shown, once for the whole app: clears selections that are
 * no longer allowed, stores the team of the URL, and counts a page load for each team.
 */
export function WorkplaceKeeper({ user }: { user: CurrentUser }) {
  const workplace = useWorkplace(user);
  const { isPending, failure, teamId } = workplace;
  useForgottenChoices(workplace);
  useRememberedTeam(workplace);
  const isKnown = !isPending || failure !== null;
  usePageLoad(user.id, teamId ?? '', isKnown && hasTeamAccess(user));
  return null;
}

/** Calls back once for each id, since a failing call must not be repeated endlessly. */
function useOnce(id: string | null, act: (id: string) => void) {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || id === last.current) return;
    last.current = id;
    act(id);
  }, [id, act]);
}

function useForgottenChoices(workplace: Workplace) {
  const { mutate: chooseAccount } = useChooseAccount();
  const { mutate: chooseTeam } = useChooseTeam();
  // While a change is being saved, account and team may briefly not match.
  const isIdle = useIsMutating() + useIsFetching({ queryKey: activeAccount.queryKey }) === 0;
  const forgetAccount = useCallback(() => {
    // biome-ignore lint/suspicious/noConsole: the specification wants this and nothing else said
    console.warn('The chosen account is no longer available and has been cleared.');
    chooseAccount(null);
  }, [chooseAccount]);
  const forgetTeam = useCallback(() => {
    // biome-ignore lint/suspicious/noConsole: the specification wants this and nothing else said
    console.warn('The chosen team is no longer available and has been cleared.');
    chooseTeam(null);
  }, [chooseTeam]);
  useOnce(workplace.staleAccountId, forgetAccount);
  useOnce(isIdle ? workplace.staleTeamId : null, forgetTeam);
}

/** A team that is shown without being selected becomes the selection, along with its account. */
function useRememberedTeam({ unchosenId }: Workplace) {
  const { mutate: chooseTeam } = useChooseTeam();
  useOnce(unchosenId, chooseTeam);
}
