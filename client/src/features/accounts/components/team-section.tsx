import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { CardTitle } from '#client/components/ui/card.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import type { MyAccount } from '#shared/contract/accounts.ts';
import type { TeamSummary } from '#shared/contract/teams.ts';
import { teamLimitWords } from '#shared/domain/team-limit.ts';
import { DeleteTeam } from './delete-team.tsx';
import { TeamCard } from './team-card.tsx';
import { CreateTeam, EditTeam } from './team-dialog.tsx';

export interface TeamSectionProps {
  account: MyAccount['teamAccount'];
  /** Undefined while loading. */
  teams: readonly TeamSummary[] | undefined;
  /** Why they failed to load. */
  failure: { message: string; onRetry: () => void; isRetrying: boolean } | null;
  createHref: string;
  viewHref: (teamId: string) => string;
}

type Open = { act: 'create' } | { act: 'edit' | 'delete'; team: TeamSummary };

/** The teams of an account: how many there may be, and each with its actions. */
export function TeamSection(props: TeamSectionProps) {
  const { account } = props;
  const heading = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [open, setOpen] = useState<Open | null>(null);
  function closeDeletion(team: TeamSummary, isGone: boolean) {
    // Where a team is editable, its deletion was started from the edit dialog.
    setOpen(isGone || !account.isActive ? null : { act: 'edit', team });
    // The button that opened the dialog disappeared with its card.
    if (isGone) heading.current?.focus();
  }

  return (
    <section aria-labelledby={titleId} className="mt-12">
      <TeamSectionHead {...props} ref={heading} titleId={titleId} onOpen={setOpen} />
      <TeamList {...props} titleId={titleId} onOpen={setOpen} />
      {open && (
        <TeamDialogs
          accountId={account.id}
          open={open}
          onOpen={setOpen}
          onDeletionClosed={closeDeletion}
        />
      )}
    </section>
  );
}

interface PartProps extends TeamSectionProps {
  titleId: string;
  onOpen: (open: Open | null) => void;
}

function TeamSectionHead({
  ref,
  titleId,
  onOpen,
  ...props
}: PartProps & { ref: Ref<HTMLDivElement> }) {
  const { account, teams, createHref } = props;
  const active = teams?.filter(({ isActive }) => isActive).length;
  const isFull = active !== undefined && active >= account.teamLimit;
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div ref={ref} tabIndex={-1} className="min-w-0 outline-none">
        <CardTitle id={titleId} className="wrap-anywhere">
          Teams in {account.name}
        </CardTitle>
        {active !== undefined && <Count active={active} limit={account.teamLimit} />}
      </div>
      {teams && account.isActive && (
        <div className="flex flex-wrap items-center gap-3">
          <LimitedActs isFull={isFull} reason={teamLimitWords(account.teamLimit)}>
            <Button variant="secondary" onClick={() => onOpen({ act: 'create' })}>
              Create Empty Team
            </Button>
            <ButtonLink href={createHref}>Add Team</ButtonLink>
          </LimitedActs>
        </div>
      )}
    </div>
  );
}

function TeamList({ account, teams, failure, createHref, viewHref, titleId, onOpen }: PartProps) {
  if (failure) {
    return (
      <ErrorState
        level={3}
        title="Unable to load the teams"
        message={failure.message}
        onRetry={failure.onRetry}
        retryPending={failure.isRetrying}
      />
    );
  }
  if (teams === undefined) {
    return (
      <SkeletonGroup label="Loading teams" className="grid gap-5 md:grid-cols-2">
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (teams.length === 0) {
    return (
      <EmptyState
        level={3}
        title="No teams yet"
        action={
          account.isActive && <ButtonLink href={createHref}>Create Your First Team</ButtonLink>
        }
      >
        A team is three to five people. Add one to see who covers what and how each pair gets along.
      </EmptyState>
    );
  }
  return <TeamCards {...{ account, teams, viewHref, titleId, onOpen }} />;
}

/** So many cards are shown, and so many more with each click. */
const CARDS = 24;

function TeamCards({
  account,
  teams,
  viewHref,
  titleId,
  onOpen,
}: Pick<PartProps, 'account' | 'viewHref' | 'titleId' | 'onOpen'> & {
  teams: readonly TeamSummary[];
}) {
  const [shown, setShown] = useState(CARDS);
  const rest = teams.length - shown;
  return (
    <>
      <ul aria-labelledby={titleId} className="grid gap-5 md:grid-cols-2">
        {teams.slice(0, shown).map((team) => (
          <TeamCard
            key={team.id}
            accountId={account.id}
            team={team}
            viewHref={viewHref(team.id)}
            canChange={account.isActive}
            onEdit={() => onOpen({ act: 'edit', team })}
            onDelete={() => onOpen({ act: 'delete', team })}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="secondary" className="mt-5" onClick={() => setShown(shown + CARDS)}>
          Show {Math.min(rest, CARDS)} more teams
        </Button>
      )}
    </>
  );
}

interface TeamDialogsProps {
  accountId: string;
  open: Open;
  onOpen: (open: Open | null) => void;
  onDeletionClosed: (team: TeamSummary, isGone: boolean) => void;
}

function TeamDialogs({ accountId, open, onOpen, onDeletionClosed }: TeamDialogsProps) {
  const close = () => onOpen(null);
  if (open.act === 'create') return <CreateTeam accountId={accountId} onClose={close} />;
  const { team } = open;
  if (open.act === 'edit') {
    return (
      <EditTeam
        accountId={accountId}
        team={team}
        onClose={close}
        onDelete={() => onOpen({ act: 'delete', team })}
      />
    );
  }
  return (
    <DeleteTeam
      accountId={accountId}
      team={team}
      onClose={(isGone) => onDeletionClosed(team, isGone)}
    />
  );
}

function Count({ active, limit }: { active: number; limit: number }) {
  const left = Math.max(0, limit - active);
  return (
    <p className="mt-1 text-muted">
      <span className="figures">
        {active} / {limit}
      </span>
      {' · '}
      {left} {left === 1 ? 'team' : 'teams'} remaining
    </p>
  );
}

/** The button that creates a team; the reason when there may be no more. */
function LimitedActs({
  isFull,
  reason,
  children,
}: {
  isFull: boolean;
  reason: string;
  children: ReactNode;
}) {
  const reasonId = useId();
  if (!isFull) return children;
  return (
    <>
      <p id={reasonId} className="text-sm text-muted">
        {reason}
      </p>
      <Button disabled title={reason} aria-describedby={reasonId}>
        Add Team
      </Button>
    </>
  );
}
