import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CopyLink } from '#client/components/ui/copy-link.tsx';
import { isStatus } from '#client/lib/api.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { Invitation, TeamInvitations } from '#shared/contract/invitations.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { teamInvitations, useRemind, useRevokeInvitation } from '../api.ts';
import { joinHref, placesWords, stateWords } from '../invitation-words.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** A team's invitations, for those who manage it: make, remind, revoke. */
export function PeopleInvitations({
  team,
}: {
  team: Pick<TeamRecord, 'id' | 'name' | 'isActive'>;
}) {
  const query = useQuery(teamInvitations(team.id));
  if (query.isPending) return <div className="min-h-24" />;
  if (query.isError) {
    return <LoadFailure query={query} title="Unable to load the invitations" level={3} />;
  }
  return <Invitations team={team} data={query.data} />;
}

interface InvitationsProps {
  team: Pick<TeamRecord, 'id' | 'name' | 'isActive'>;
  data: TeamInvitations;
}

function Invitations({ team, data }: InvitationsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { invitations, placesLeft, canSend } = data;
  return (
    <section aria-labelledby="invitations-title" className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h3 id="invitations-title" className="font-display text-lg font-medium">
            Invitations
          </h3>
          <p className="text-sm text-muted">{placesWords(placesLeft)}</p>
        </div>
        {team.isActive && placesLeft > 0 && (
          <Button onClick={() => setIsOpen(true)}>Invite people</Button>
        )}
      </div>
      {invitations.length > 0 && (
        <ul className="grid">
          {invitations.map((one) => (
            <Row key={one.id} teamId={team.id} invitation={one} canSend={canSend} />
          ))}
        </ul>
      )}
      {isOpen && (
        <InviteDialog
          teamId={team.id}
          teamName={team.name}
          placesLeft={placesLeft}
          canSend={canSend}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

interface RowProps {
  teamId: string;
  invitation: Invitation;
  canSend: boolean;
}

function Row({ teamId, invitation, canSend }: RowProps) {
  const dates = useDates();
  const who = invitation.name ?? 'Link for everybody';
  const isPending = invitation.state === 'pending';
  return (
    <li className="grid gap-3 border-t border-line py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            <bdi>{who}</bdi>
          </p>
          <p className="figures text-sm text-muted wrap-anywhere">
            {stateWords(invitation)}
            {isPending && ` · works until ${dates.instantDay(invitation.expiresAt)}`}
            {invitation.email !== null && ` · sent to ${invitation.email}`}
          </p>
        </div>
        <Revoke teamId={teamId} invitation={invitation} who={who} />
      </div>
      {isPending && invitation.kind === 'person' && (
        <Reminder teamId={teamId} invitation={invitation} who={who} canSend={canSend} />
      )}
    </li>
  );
}

function Revoke({ teamId, invitation, who }: Omit<RowProps, 'canSend'> & { who: string }) {
  const revoke = useRevokeInvitation(teamId);
  const isPending = invitation.state === 'pending';
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={revoke.isPending}
      pendingLabel={isPending ? 'Revoking...' : 'Removing...'}
      aria-label={isPending ? `Revoke the invitation: ${who}` : `Remove from the list: ${who}`}
      onClick={() =>
        revoke.mutate(invitation.id, {
          onSuccess: () =>
            toast({ title: isPending ? 'Invitation revoked' : 'Removed', tone: 'success' }),
          onError: (error) => {
            if (!isStatus(error, 404)) {
              toastFailure(error, 'We couldn’t revoke this invitation. Please try again.');
            }
          },
        })
      }
    >
      {isPending ? 'Revoke' : 'Remove'}
    </Button>
  );
}

function Reminder({ teamId, invitation, who, canSend }: RowProps & { who: string }) {
  const remind = useRemind(teamId);
  const isSent = invitation.email !== null && canSend;
  if (remind.isSuccess) {
    return isSent ? (
      <p role="status" className="text-sm">
        Reminder sent.
      </p>
    ) : (
      <CopyLink
        label={`A new link for ${who}`}
        href={joinHref(remind.data.token)}
        note="Send it yourself. The first link keeps working too."
        isNew
      />
    );
  }
  if (invitation.remindedAt !== null) return null;
  return (
    <div>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        pending={remind.isPending}
        pendingLabel="Reminding..."
        aria-label={isSent ? `Send a reminder to ${who}` : `Get a link to remind ${who}`}
        onClick={() =>
          remind.mutate(invitation.id, {
            onError: (error) =>
              toastFailure(error, 'We couldn’t make a reminder. Please try again.'),
          })
        }
      >
        {isSent ? 'Send a reminder' : 'Get a link to remind them'}
      </Button>
    </div>
  );
}
