import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { Button } from '#client/components/ui/button.tsx';
import type { TeamInvitations } from '#shared/contract/invitations.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { teamInvitations } from '../api.ts';
import { placesWords } from '../invitation-words.ts';
import { InvitationRow } from './invitation-row.tsx';
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
            <InvitationRow key={one.id} teamId={team.id} invitation={one} canSend={canSend} />
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
