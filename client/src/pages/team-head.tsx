import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Faces } from '#client/features/penta/components/faces.tsx';
import { AccountSelector } from '#client/features/workplace/components/account-selector.tsx';
import { TeamSelector } from '#client/features/workplace/components/team-selector.tsx';
import type { Workplace } from '#client/features/workplace/use-workplace.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { TeamActs } from './team-acts.tsx';

interface TeamHeadingProps {
  workplace: Workplace;
  team: TeamRecord | null;
  isEditing: boolean;
}

/** Names the page; hidden while the selector below shows the same name. */
export function TeamHeading({ workplace, team, isEditing }: TeamHeadingProps) {
  const { isCreating, teamId } = workplace;
  const hasNoResult = teamId === null || team?.members.length === 0;
  return (
    <PageHeading
      pageTitle={team ? `${team.name} · Team` : 'Team'}
      look={isCreating || isEditing || hasNoResult ? 'title' : 'hidden'}
    >
      {isCreating ? 'New team analysis' : (team?.name ?? 'Team')}
    </PageHeading>
  );
}

interface TeamHeadProps extends TeamHeadingProps {
  onTeam: (teamId: string) => void;
  onAccount: (accountId: string) => void;
  onEdit: () => void;
  onCreate: () => void;
}

/** One row: which team, who is on it, and what can be done with it. */
export function TeamHead(props: TeamHeadProps) {
  const { workplace, team, isEditing, onTeam, onAccount, onEdit, onCreate } = props;
  const { teams, teamId, teamName, accounts, account, isAccountPending, isCreating } = workplace;
  /** In an inactive account teams can be viewed, not added or changed. */
  const isFrozen = account?.teamAccount.isActive === false;
  const isViewing = !isCreating && !isEditing;
  return (
    <div className="mb-4 flex items-center gap-x-4 gap-y-3 max-sm:mb-3 sm:flex-wrap print:hidden">
      {teams.length > 0 && (
        <TeamSelector teams={teams} teamId={teamId} teamName={teamName} onChoose={onTeam} />
      )}
      {isViewing && team && team.members.length > 0 && (
        <div className="max-xl:hidden">
          <Faces people={team.members} />
        </div>
      )}
      <AccountSelector
        isPending={isAccountPending}
        accounts={accounts}
        account={account}
        onChoose={onAccount}
        isNameShown={false}
      />
      {isViewing && (
        <TeamActs
          team={team}
          onEdit={isFrozen ? undefined : onEdit}
          onCreate={account?.role === 'account_admin' && !isFrozen ? onCreate : undefined}
        />
      )}
    </div>
  );
}
