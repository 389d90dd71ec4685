import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button, ButtonAnchor } from '#client/components/ui/button.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { DownloadIcon, PrinterIcon } from '#client/components/ui/icons.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { AccountSelector } from '#client/features/accounts/components/account-selector.tsx';
import { useWorkingAccount } from '#client/features/accounts/use-working-account.ts';
import { peopleFileHref } from '#client/features/teams/api.ts';
import { TeamSelector } from '#client/features/teams/components/team-selector.tsx';
import { useTeamChoice } from '#client/features/teams/use-team-choice.ts';
import { messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { isAccountAdmin } from '#shared/domain/roles.ts';
import { TeamAnalysis } from './team-analysis.tsx';
import { TeamCreation, TeamEditing } from './team-entry.tsx';

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

/** The team page: one team's analysis, or the making of a new one; for people with team access. */
export function TeamPage({ user }: { user: CurrentUser }) {
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
      toastFailure(error, 'The account could not be changed.');
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
                <>
                  <ButtonAnchor variant="secondary" href={peopleFileHref(team.id)} download>
                    <DownloadIcon />
                    Download people
                  </ButtonAnchor>
                  <Button variant="secondary" onClick={() => setEditedId(team.id)}>
                    Edit people
                  </Button>
                </>
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
          message={messageOf(choice.error, choice.failure)}
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
