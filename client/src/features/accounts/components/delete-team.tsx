import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { ConfirmDialog } from '#client/components/ui/confirm-dialog.tsx';
import { messageOf } from '#client/lib/api.ts';
import type { TeamSummary } from '#shared/contract/teams.ts';
import { useDeleteTeam } from '../team-management.ts';

const FAILED = 'Failed to delete team';

export interface DeleteTeamProps {
  accountId: string;
  team: TeamSummary;
  onClose: (isGone: boolean) => void;
}

/** Asks before a team is deleted for good. */
export function DeleteTeam({ accountId, team, onClose }: DeleteTeamProps) {
  const deletion = useDeleteTeam(accountId);

  function confirm() {
    deletion.mutate(team.id, {
      onSuccess: () => {
        toast({ title: 'Team deleted', tone: 'success' });
        onClose(true);
      },
      onError: (error) => toastFailure(error, FAILED, 'Error deleting team'),
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose(false)}
      title="Delete Team"
      description="Are you sure you want to delete this team, with its people, dynamics and Penta? This cannot be undone."
      subject={<bdi className="wrap-anywhere">{team.name}</bdi>}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={deletion.isPending}
      onConfirm={confirm}
      error={deletion.isError && messageOf(deletion.error, FAILED)}
    />
  );
}
