import { ConfirmDelete } from '#client/components/form/confirm-mutation.tsx';
import type { TeamSummary } from '#shared/contract/teams.ts';
import { useDeleteTeam } from '../team-management.ts';

export interface DeleteTeamProps {
  accountId: string;
  team: TeamSummary;
  onClose: (isGone: boolean) => void;
}

/** Confirms the permanent deletion of a team. */
export function DeleteTeam({ accountId, team, onClose }: DeleteTeamProps) {
  return (
    <ConfirmDelete
      mutation={useDeleteTeam(accountId)}
      variables={team.id}
      title="Delete Team"
      description="Are you sure you want to delete this team, with its people, dynamics and Penta? This can’t be undone."
      subject={<bdi className="wrap-anywhere">{team.name}</bdi>}
      done={{ title: 'Team deleted' }}
      failed="Failed to delete team"
      failureTitle="Error deleting team"
      onClose={onClose}
    />
  );
}
