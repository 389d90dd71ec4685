import { useId } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { messageOf } from '#client/lib/api.ts';
import type { TeamSummary } from '#shared/contract/teams.ts';
import { useUpdateTeam } from '../team-management.ts';

const FAILED = 'Failed to update team';

const TIERS: Record<string, string> = {
  team_platform: 'Team Platform',
  team_genius_blueprint: 'Team Genius Blueprint',
  enterprise: 'Enterprise',
};

export interface TeamCardProps {
  accountId: string;
  team: TeamSummary;
  viewHref: string;
  /** False in an inactive account, whose teams can only be viewed and deleted. */
  canChange: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One team of the account, with its admins' actions. */
export function TeamCard({
  accountId,
  team,
  viewHref,
  canChange,
  onEdit,
  onDelete,
}: TeamCardProps) {
  const title = useId();
  const tier = team.subscriptionTier;
  const activity = useActivity(accountId, team);

  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <CardTitle id={title} level={3} className="min-w-0 wrap-anywhere">
          {team.name}
        </CardTitle>
        <Badge tone={team.isActive ? 'ok' : 'neutral'} className="mt-1">
          {team.isActive ? 'Active' : 'Inactive'}
        </Badge>
      </div>
      {team.description && <p className="text-muted wrap-anywhere">{team.description}</p>}
      <Participants team={team} />
      <p className="text-sm text-muted">
        Plan:{' '}
        <span className="font-medium text-ink">{tier ? (TIERS[tier] ?? tier) : 'Not Set'}</span>
      </p>
      <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
        <ButtonLink size="sm" variant="secondary" href={viewHref}>
          View Team Chart<span className="sr-only">: {team.name}</span>
        </ButtonLink>
        {canChange ? (
          <>
            <Button size="sm" variant="quiet" onClick={onEdit} aria-describedby={title}>
              Edit
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={activity.toggle}
              aria-describedby={title}
              pending={activity.isPending}
              pendingLabel={team.isActive ? 'Deactivating...' : 'Reactivating...'}
            >
              {team.isActive ? 'Deactivate' : 'Reactivate'}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="quiet" onClick={onDelete} aria-describedby={title}>
            Delete
          </Button>
        )}
      </div>
      {activity.failure && <p className="text-sm text-danger">{activity.failure}</p>}
    </Card>
  );
}

/** Takes the team out of use, or back into it. */
function useActivity(accountId: string, team: TeamSummary) {
  const update = useUpdateTeam(accountId);
  function toggle() {
    update.mutate(
      { team, changes: { isActive: !team.isActive } },
      {
        onSuccess: () => toast({ title: 'Team updated', tone: 'success' }),
        onError: (error) => toastFailure(error, FAILED, 'Error updating team'),
      },
    );
  }
  const failure = update.isError ? messageOf(update.error, FAILED) : null;
  return { toggle, isPending: update.isPending, failure };
}

function Participants({ team }: { team: TeamSummary }) {
  return (
    <div>
      <h4 className="flex flex-wrap justify-between gap-x-4 text-sm font-medium">
        Participants
        <span className="figures font-normal text-muted">
          {team.members.length > 0
            ? `${team.members.length} / ${team.maxMembers} from forms`
            : 'No form data yet'}
        </span>
      </h4>
      {team.members.length > 0 && (
        <ul className="mt-1.5 grid gap-1">
          {team.members.map((member) => (
            <li key={member.id} className="flex flex-wrap justify-between gap-x-4">
              <bdi className="min-w-0 wrap-anywhere">{member.name}</bdi>
              <span className="text-muted">{member.type ?? 'No type yet'}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
