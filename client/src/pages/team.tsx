import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { useChooseAccount, useChooseTeam } from '#client/features/workplace/api.ts';
import { askedTogether } from '#client/features/workplace/shared-failure.ts';
import { teamById } from '#client/features/workplace/teams.ts';
import { useWorkplace, type Workplace } from '#client/features/workplace/use-workplace.ts';
import { messageOf } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useInSlices } from '#client/lib/use-in-slices.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { TeamAnalysis } from './team-analysis.tsx';
import { TeamHead, TeamHeading } from './team-head.tsx';
import { InactiveNotice } from './team-notices.tsx';

/** Lazy: forms and place search are needed only to create or change a team. */
const TeamCreation = lazyPart(
  () => import('./team-entry.tsx'),
  ({ TeamCreation }) => TeamCreation,
);
const TeamEditing = lazyPart(
  () => import('./team-entry.tsx'),
  ({ TeamEditing }) => TeamEditing,
);

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
  const { account, isCreating } = workplace;
  const { team, problem, isPending } = useShownTeam(workplace);
  const acts = useTeamChoice(workplace);
  const isEditing = team?.canManage === true && acts.editedId === team.id;
  /** In an inactive account teams can be viewed, not added or changed. */
  const isFrozen = account?.teamAccount.isActive === false;

  const isOpening = useFirstTime(isPending && problem === null && !isCreating);
  const isOpen = useInSlices(!isOpening);

  if (problem?.of === 'accounts') return <AccountsFailure problem={problem} />;
  if (!isOpen) return <OpeningTeam />;

  return (
    <PageContainer isTight>
      <TeamHeading workplace={workplace} team={team} isEditing={isEditing} />
      <TeamHead
        workplace={workplace}
        team={team}
        isEditing={isEditing}
        onTeam={acts.chooseTeam}
        onAccount={(id) => void acts.changeAccount(id)}
        onEdit={() => acts.edit(team?.id ?? null)}
        onCreate={acts.create}
      />
      {acts.isGoneSaid && (
        <Notice tone="warn" role="status" className="mb-8">
          That team no longer exists, or you don’t have access to it.
        </Notice>
      )}
      {!isCreating && <InactiveNotice team={team} account={account?.teamAccount} />}
      <TeamContent
        workplace={workplace}
        shown={{ team, problem, isPending }}
        acts={acts}
        isEditing={isEditing}
        isFrozen={isFrozen}
      />
    </PageContainer>
  );
}

/** Whether it has been so ever since the page was opened. */
function useFirstTime(isSo: boolean): boolean {
  const [isOver, setIsOver] = useState(!isSo);
  if (!isSo && !isOver) setIsOver(true);
  return isSo && !isOver;
}

/** Selectors and actions come with the team: one after the other, each would push the next down. */
function OpeningTeam() {
  return (
    <PageContainer>
      <PageHeading>Team</PageHeading>
      <Loading>Loading your team analysis...</Loading>
    </PageContainer>
  );
}

/** What the reader does on the page, with the choices and URLs that follow from it. */
function useTeamChoice({ askedId, isCreating, isAskedGone }: Workplace) {
  const { view, replaceByView, create } = useTeamPaths();
  const { mutate: choose } = useChooseTeam();
  const { mutateAsync: chooseAccount } = useChooseAccount();
  const [editedId, edit] = useState<string | null>(null);
  /** The result that the reader requested, to be scrolled to. */
  const [arrival, setArrival] = useState(askedId);
  const [isGoneSaid, setIsGoneSaid] = useState(false);

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
    edit(null);
    setArrival(null);
    choose(teamId);
    if (isCreating || askedId !== null) view();
  }

  async function changeAccount(id: string) {
    edit(null);
    // The team in the URL belongs to the account that is being left.
    if (askedId !== null) view();
    choose(null);
    try {
      await chooseAccount(id);
    } catch (error) {
      toastFailure(error, 'We couldn’t switch accounts.');
    }
  }

  function showResult({ id }: TeamRecord) {
    edit(null);
    setArrival(id);
    choose(id);
    view();
  }

  return {
    view,
    create,
    editedId,
    edit,
    arrival,
    isGoneSaid,
    chooseTeam,
    changeAccount,
    showResult,
  };
}

interface TeamContentProps {
  workplace: Workplace;
  shown: ReturnType<typeof useShownTeam>;
  acts: ReturnType<typeof useTeamChoice>;
  isEditing: boolean;
  isFrozen: boolean;
}

/** Under the selectors: a new team, the team's analysis, its people to edit, or why none is there. */
function TeamContent({ workplace, shown, acts, isEditing, isFrozen }: TeamContentProps) {
  const { team, problem, isPending } = shown;
  if (workplace.isCreating) return <NewTeam workplace={workplace} acts={acts} />;
  if (problem) {
    return (
      <ErrorState
        title="Unable to load your team"
        message={messageOf(problem.error, problem.fallback)}
        onRetry={problem.retry}
      />
    );
  }
  if (isPending) return <Loading>Loading your team analysis...</Loading>;
  if (team === null) return <NewTeam workplace={workplace} acts={acts} />;
  return <ShownTeam team={team} acts={acts} isEditing={isEditing} isFrozen={isFrozen} />;
}

function NewTeam({ workplace, acts }: Pick<TeamContentProps, 'workplace' | 'acts'>) {
  const { account, isCreating, teams } = workplace;
  return (
    <Suspense fallback={<Loading>Loading the form...</Loading>}>
      <TeamCreation
        accountId={account?.teamAccount.id ?? null}
        onResult={acts.showResult}
        account={account}
        activeTeams={teams.length}
        onBack={isCreating && teams.length > 0 ? acts.view : undefined}
      />
    </Suspense>
  );
}

interface ShownTeamProps extends Omit<TeamContentProps, 'workplace' | 'shown'> {
  team: TeamRecord;
}

function ShownTeam({ team, acts, isEditing, isFrozen }: ShownTeamProps) {
  const hasPeople = team.members.length > 0;
  if (isEditing || (team.canManage && !hasPeople)) {
    return (
      <Suspense fallback={<Loading>Loading the form...</Loading>}>
        <TeamEditing
          key={team.id}
          accountId={team.accountId}
          team={team}
          onResult={acts.showResult}
          onCancel={hasPeople ? () => acts.edit(null) : undefined}
        />
      </Suspense>
    );
  }
  const isInUse = team.isActive && !isFrozen;
  return (
    <TeamAnalysis
      key={team.id}
      team={team}
      // What an inactive team lacks is said above the result, so that it is read first.
      isArrival={acts.arrival === team.id && isInUse}
      hasCoach={isInUse}
    />
  );
}

function Loading({ children }: { children: ReactNode }) {
  return (
    // As tall as the window, or the footer would jump when the team is shown.
    <p role="status" className="min-h-dvh py-10 text-muted">
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
