import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { useChooseAccount, useChooseTeam } from '#client/features/workplace/api.ts';
import { AccountSelector } from '#client/features/workplace/components/account-selector.tsx';
import { TeamSelector } from '#client/features/workplace/components/team-selector.tsx';
import { askedTogether } from '#client/features/workplace/shared-failure.ts';
import { teamById } from '#client/features/workplace/teams.ts';
import { useWorkplace, type Workplace } from '#client/features/workplace/use-workplace.ts';
import { messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { TeamActs } from './team-acts.tsx';
import { TeamAnalysis } from './team-analysis.tsx';
import { TeamCreation, TeamEditing } from './team-entry.tsx';
import { InactiveNotice } from './team-notices.tsx';

/** The tabs of the team page. */
function useTeamPaths() {
  const [, navigate] = useLocation();
  return {
    view: useCallback(() => navigate(paths.team.pattern), [navigate]),
    replaceByView: useCallback(() => navigate(paths.team.pattern, { replace: true }), [navigate]),
    create: () => navigate(paths.team.creating),
  };
}

/** The current team, loaded. */
function useShownTeam({ teamId, failure, isPending, isAskedGone }: Workplace) {
  const query = useQuery({ ...teamById(teamId ?? ''), ...askedTogether(teamId !== null) });
  const isShown = teamId !== null && !isAskedGone;
  const problem =
    failure ??
    (isShown && query.error
      ? {
          of: 'teams',
          error: query.error,
          fallback: 'Failed to fetch team data',
          retry: () => void query.refetch(),
        }
      : null);
  return {
    team: isShown ? (query.data ?? null) : null,
    problem,
    isPending: isPending || (isShown && query.isPending),
  };
}

/**
 * The team page: one team's analysis, or the creation of a new one; for people with team access.
 */
export function TeamPage({ user }: { user: CurrentUser }) {
  const workplace = useWorkplace(user);
  const { account, askedId, isCreating, isAskedGone } = workplace;
  const { team, problem, isPending } = useShownTeam(workplace);
  const { view, replaceByView, create } = useTeamPaths();
  const { mutate: choose } = useChooseTeam();
  const { mutateAsync: chooseAccount } = useChooseAccount();
  const [editedId, setEditedId] = useState<string | null>(null);
  /** The result that the reader requested, to be scrolled to. */
  const [arrival, setArrival] = useState(askedId);
  const [isGoneSaid, setIsGoneSaid] = useState(false);
  const canManage = account?.role === 'account_admin';
  const isManaged = team?.canManage === true;
  const isEditing = isManaged && editedId === team.id;
  /** In an inactive account teams can be viewed, not added or changed. */
  const isFrozen = account?.teamAccount.isActive === false;
  const isInUse = team?.isActive === true && !isFrozen;

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

  async function changeAccount(id: string) {
    setEditedId(null);
    // The team in the URL belongs to the account that is being left.
    if (askedId !== null) view();
    choose(null);
    try {
      await chooseAccount(id);
    } catch (error) {
      toastFailure(error, 'The account could not be changed.');
    }
  }

  function showResult({ id }: TeamRecord) {
    setEditedId(null);
    setArrival(id);
    choose(id);
    view();
  }

  if (problem?.of === 'accounts') return <AccountsFailure problem={problem} />;

  const entry = { accountId: account?.teamAccount.id ?? null, onResult: showResult };
  const creation = (onBack?: () => void) => (
    <TeamCreation
      {...entry}
      account={account}
      activeTeams={workplace.teams.length}
      onBack={workplace.teams.length > 0 ? onBack : undefined}
    />
  );
  return (
    <PageContainer>
      <PageHeading
        pageTitle={team ? `${team.name} · Team` : 'Team'}
        lead={team?.description || undefined}
        actions={
          !isCreating &&
          !isEditing && (
            <TeamActs
              team={team}
              onEdit={isFrozen ? undefined : () => setEditedId(team?.id ?? null)}
              onCreate={canManage && !isFrozen ? create : undefined}
            />
          )
        }
      >
        {isCreating ? 'New team analysis' : (team?.name ?? 'Team')}
      </PageHeading>
      <Selectors
        workplace={workplace}
        onTeam={chooseTeam}
        onAccount={(id) => void changeAccount(id)}
      />
      {isGoneSaid && (
        <Notice tone="warn" role="status" className="mb-8">
          That team no longer exists, or you don’t have access to it.
        </Notice>
      )}
      {!isCreating && <InactiveNotice team={team} account={account?.teamAccount} />}
      {isCreating ? (
        creation(view)
      ) : problem ? (
        <ErrorState
          title="Unable to load your team"
          message={messageOf(problem.error, problem.fallback)}
          onRetry={problem.retry}
        />
      ) : isPending ? (
        <Loading>Loading your team analysis...</Loading>
      ) : team === null ? (
        creation()
      ) : isEditing || (isManaged && team.members.length === 0) ? (
        <TeamEditing
          {...entry}
          key={team.id}
          accountId={team.accountId}
          team={team}
          onCancel={team.members.length > 0 ? () => setEditedId(null) : undefined}
        />
      ) : (
        <TeamAnalysis
          key={team.id}
          team={team}
          // What an inactive team lacks is said above the result, so that it is read first.
          isArrival={arrival === team.id && isInUse}
          hasCoach={isInUse}
        />
      )}
    </PageContainer>
  );
}

function Loading({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="py-10 text-muted">
      {children}
    </p>
  );
}

/** Without the accounts it is unknown what the person may see or do here. */
function AccountsFailure({
  problem,
}: {
  problem: { readonly error: Error; readonly fallback: string; readonly retry: () => void };
}) {
  return (
    <PageContainer>
      <PageHeading>Team</PageHeading>
      <ErrorState
        title="Unable to load your accounts"
        message={messageOf(problem.error, problem.fallback)}
        onRetry={problem.retry}
      />
    </PageContainer>
  );
}

function Selectors({
  workplace,
  onTeam,
  onAccount,
}: {
  workplace: Workplace;
  onTeam: (teamId: string) => void;
  onAccount: (accountId: string) => void;
}) {
  const { teams, teamId, teamName, accounts, account, isAccountPending } = workplace;
  return (
    <div className="mb-8 grid items-end gap-x-8 gap-y-4 sm:grid-cols-2 print:hidden">
      {teams.length > 0 && (
        <TeamSelector teams={teams} teamId={teamId} teamName={teamName} onChoose={onTeam} />
      )}
      <AccountSelector
        isPending={isAccountPending}
        accounts={accounts}
        account={account}
        onChoose={onAccount}
      />
    </div>
  );
}
