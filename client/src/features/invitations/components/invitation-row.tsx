import type { ReactNode } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CopyLink } from '#client/components/ui/copy-link.tsx';
import { isStatus } from '#client/lib/api.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { Invitation } from '#shared/contract/invitations.ts';
import { useRemind, useRevokeInvitation } from '../api.ts';
import { joinHref, stateWords } from '../invitation-words.ts';

interface RowProps {
  teamId: string;
  invitation: Invitation;
  canSend: boolean;
  /** False where the account is inactive. */
  canRemind?: boolean;
  /** Which team it is for, where those of several are listed. */
  team?: ReactNode;
}

/** An invitation: whom it is for, what came of it, and how to remind or revoke. */
export function InvitationRow({ canRemind = true, team, ...shown }: RowProps) {
  const { teamId, invitation } = shown;
  const dates = useDates();
  const who = invitation.name ?? 'Link for everybody';
  const isPending = invitation.state === 'pending';
  return (
    <li className="grid gap-3 border-t border-line py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            <bdi>{who}</bdi>
            {team !== undefined && <span className="font-normal"> · {team}</span>}
          </p>
          <p className="figures text-sm text-muted wrap-anywhere">
            {stateWords(invitation)}
            {isPending && ` · works until ${dates.instantDay(invitation.expiresAt)}`}
            {invitation.email !== null &&
              ` · sent to ${invitation.email} on ${dates.instantDay(invitation.createdAt)}`}
          </p>
        </div>
        <Revoke teamId={teamId} invitation={invitation} who={who} />
      </div>
      {canRemind && isPending && invitation.kind === 'person' && <Reminder {...shown} who={who} />}
    </li>
  );
}

function Revoke({
  teamId,
  invitation,
  who,
}: Pick<RowProps, 'teamId' | 'invitation'> & { who: string }) {
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

function Reminder({
  teamId,
  invitation,
  who,
  canSend,
}: Omit<RowProps, 'canRemind' | 'team'> & { who: string }) {
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
