import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { toast } from '#client/components/feedback/toast.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { PrinterIcon } from '#client/components/ui/icons.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { AccountSelector } from '#client/features/accounts/components/account-selector.tsx';
import { useWorkingAccount } from '#client/features/accounts/use-working-account.ts';
import { currentUser } from '#client/features/auth/api.ts';
import { TeamLocked } from '#client/features/teams/components/team-locked.tsx';
import { TeamSelector } from '#client/features/teams/components/team-selector.tsx';
import { useTeamChoice } from '#client/features/teams/use-team-choice.ts';
import { messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { hasTeamAccess, isAccountAdmin } from '#shared/domain/roles.ts';
import { TeamAnalysis } from './team-analysis.tsx';
import { TeamCreation, TeamEditing } from './team-entry.tsx';

/** The team page: one team's analysis, or the making of a new one. */
export function TeamPage({ user }: { user: CurrentUser }) {
  const payment = usePaymentReturn();
  if (hasTeamAccess(user)) return <Teams user={user} />;
  return (
    <PageContainer width="reading">
      <PageHeading>Team Mode</PageHeading>
      <TeamLocked
        checkoutHref={paths.checkout}
        activating={
          payment.hasPaid
            ? { onCheck: payment.refresh, isChecking: payment.isRefreshing }
            : undefined
        }
      />
    </PageContainer>
  );
}

const OF_A_PAYMENT = [
  'redirect_status',
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
];

/** Whoever comes back from paying is looked up anew; the address loses what only payments need. */
function usePaymentReturn() {
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [hasPaid, setHasPaid] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const isReturn = params.get('redirect_status') === 'succeeded' || params.has('payment_intent');

  const refresh = useCallback(async () => {
    setIsRefreshing(true);
    await queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
    setIsRefreshing(false);
  }, [queryClient]);

  useEffect(() => {
    if (!isReturn) return;
    setHasPaid(params.get('redirect_status') !== 'failed');
    setParams(
      (present) => {
        const kept = new URLSearchParams(present);
        for (const name of OF_A_PAYMENT) kept.delete(name);
        return kept;
      },
      { replace: true },
    );
    void refresh();
  }, [isReturn, params, setParams, refresh]);

  return { hasPaid, isRefreshing, refresh: () => void refresh() };
}

/** The mode and the team that the address names. */
function useTeamAddress() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  return {
    isCreating: params.get('mode') === 'creating',
    askedId: params.get('teamId'),
    view: useCallback(() => navigate(paths.team.pattern), [navigate]),
    replaceByView: useCallback(() => navigate(paths.team.pattern, { replace: true }), [navigate]),
    create: () => navigate(paths.team.creating),
  };
}

function Teams({ user }: { user: CurrentUser }) {
  const working = useWorkingAccount();
  const { isCreating, askedId, view, replaceByView, create } = useTeamAddress();
  const accountId = working.account?.teamAccount.id ?? null;
  const canManage = working.account?.role === 'account_admin';
  const listsAccount = canManage || (isAccountAdmin(user) && user.globalRole === 'account_admin');
  const choice = useTeamChoice({
    listAccountId: listsAccount ? accountId : null,
    accountId,
    askedId,
    isReady: !working.isPending,
    isCreating,
  });
  const { team, choose, isAskedGone } = choice;
  const [editedId, setEditedId] = useState<string | null>(null);
  /** What the reader has asked for, and is to be brought to. */
  const [arrival, setArrival] = useState(askedId);
  const [isGoneSaid, setIsGoneSaid] = useState(false);
  const isManaged = team?.canManage === true;
  const isEditing = isManaged && editedId === team.id;

  useEffect(() => {
    if (!isAskedGone) return;
    setIsGoneSaid(true);
    replaceByView();
  }, [isAskedGone, replaceByView]);

  useEffect(() => {
    if (isCreating) choose(null);
  }, [isCreating, choose]);

  function chooseTeam(teamId: string) {
    setIsGoneSaid(false);
    setEditedId(null);
    setArrival(null);
    choose(teamId);
    if (isCreating || askedId !== null) view();
  }

  async function chooseAccount(id: string) {
    setEditedId(null);
    if (askedId === null) choose(null);
    try {
      await working.choose(id);
    } catch (error) {
      const description = messageOf(error, 'The account could not be changed.');
      toast({ title: 'Error', description, tone: 'destructive' });
    }
  }

  function showResult({ id }: TeamRecord) {
    setEditedId(null);
    setArrival(id);
    choose(id);
    view();
  }

  const entry = { accountId, onResult: showResult };
  return (
    <PageContainer>
      <PageHeading
        pageTitle={team ? `${team.name} · Team` : 'Team'}
        lead={team?.description || undefined}
        actions={
          !isCreating &&
          !isEditing && (
            <>
              {team && team.members.length > 0 && (
                <Button variant="secondary" onClick={() => window.print()}>
                  <PrinterIcon />
                  Print report
                </Button>
              )}
              {isManaged && team.members.length > 0 && (
                <Button variant="secondary" onClick={() => setEditedId(team.id)}>
                  Edit people
                </Button>
              )}
              {canManage && <Button onClick={create}>Create New Team Analysis</Button>}
            </>
          )
        }
      >
        {headingOf(team, isCreating)}
      </PageHeading>
      <div className="mb-8 grid items-end gap-x-8 gap-y-4 sm:grid-cols-2 print:hidden">
        {choice.teams.length > 0 && (
          <TeamSelector
            teams={choice.teams}
            teamId={choice.teamId}
            teamName={team?.name}
            onChoose={chooseTeam}
          />
        )}
        <AccountSelector {...working} onChoose={chooseAccount} />
      </div>
      {isGoneSaid && (
        <Notice tone="warn" role="status" className="mb-8">
          That team no longer exists, or it is not yours to see.
        </Notice>
      )}
      {isCreating ? (
        <TeamCreation
          {...entry}
          canManage={canManage}
          accountName={working.account?.teamAccount.name}
          onBack={choice.teams.length > 0 ? view : undefined}
        />
      ) : choice.error ? (
        <ErrorState
          title="Unable to load your team"
          message={messageOf(choice.error, 'Failed to fetch team data')}
          onRetry={choice.retry}
        />
      ) : choice.isPending ? (
        <p role="status" className="py-10 text-muted">
          Loading your team analysis...
        </p>
      ) : team === null ? (
        <TeamCreation
          {...entry}
          canManage={canManage}
          accountName={working.account?.teamAccount.name}
        />
      ) : isEditing || (isManaged && team.members.length === 0) ? (
        <TeamEditing
          {...entry}
          key={team.id}
          accountId={team.accountId}
          team={team}
          onCancel={team.members.length > 0 ? () => setEditedId(null) : undefined}
        />
      ) : (
        <TeamAnalysis key={team.id} team={team} isArrival={arrival === team.id} />
      )}
    </PageContainer>
  );
}

function headingOf(team: TeamRecord | null, isCreating: boolean): string {
  if (isCreating) return 'New team analysis';
  return team?.name ?? 'Team';
}
