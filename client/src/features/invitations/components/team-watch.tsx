import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateAreas } from '#client/lib/invalidate-areas.ts';
import type { TeamInvitations } from '#shared/contract/invitations.ts';
import { teamInvitations, teamVersion } from '../api.ts';

const isSomebodyPending = ({ invitations }: TeamInvitations) =>
  invitations.some(({ state }) => state === 'pending');

/**
 * Loads the team again when somebody has joined or left: asks for its version while an invitation is
 * pending and the tab is visible.
 */
export function TeamWatch({ teamId }: { teamId: string }) {
  const { data: isPending = false } = useQuery({
    ...teamInvitations(teamId),
    select: isSomebodyPending,
  });
  return isPending && <Watch teamId={teamId} />;
}

function Watch({ teamId }: { teamId: string }) {
  const queryClient = useQueryClient();
  const { data: version } = useQuery(teamVersion(teamId));
  const seen = useRef(version);
  useEffect(() => {
    const before = seen.current;
    seen.current = version;
    if (before !== undefined && before !== version)
      invalidateAreas(queryClient, ['team', 'charts']);
  }, [version, queryClient]);
  return null;
}
