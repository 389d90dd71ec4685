import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { useUpdateTeam } from '#client/features/accounts/team-management.ts';
import type { MyAccount } from '#shared/contract/accounts.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';

/** Shown above a team that is inactive, or whose account is: what works and what does not. */
export function InactiveNotice({
  team,
  account,
}: {
  team: TeamRecord | null;
  account: MyAccount['teamAccount'] | undefined;
}) {
  if (account && !account.isActive) {
    return (
      <Notice tone="warn" title={`${account.name} is inactive`} className="mb-8">
        You can still see its teams. The coach is off, and nobody can add or change teams until the
        account is active again. Contact support to reactivate it.
      </Notice>
    );
  }
  if (!team || team.isActive) return null;
  return (
    <Notice tone="warn" title="This team is inactive" className="mb-8">
      <p>Only account admins can see it, and its coach is off.</p>
      {team.canManage && <Reactivate team={team} />}
    </Notice>
  );
}

function Reactivate({ team }: { team: TeamRecord }) {
  const update = useUpdateTeam(team.accountId);
  return (
    <Button
      size="sm"
      variant="secondary"
      className="mt-3"
      pending={update.isPending}
      pendingLabel="Reactivating..."
      onClick={() =>
        update.mutate(
          { team, changes: { isActive: true } },
          {
            onError: (error) => toastFailure(error, 'Failed to update team', 'Error updating team'),
          },
        )
      }
    >
      Reactivate team
    </Button>
  );
}
