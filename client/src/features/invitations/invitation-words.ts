import type { Invitation } from '#shared/contract/invitations.ts';

/** The address of an invitation's page. */
export function joinHref(token: string): string {
  return new URL(`/join/${token}`, window.location.origin).href;
}

const STATES: Readonly<Record<Invitation['state'], string>> = {
  pending: 'Pending',
  joined: 'Joined',
  declined: 'Declined',
  expired: 'Expired',
};

/** "Pending", and for a link for everybody how many came by it: "2 of 5 joined, 1 declined". */
export function stateWords({
  kind,
  state,
  uses,
  usesMax,
  declines,
  remindedAt,
}: Pick<Invitation, 'kind' | 'state' | 'uses' | 'usesMax' | 'declines' | 'remindedAt'>): string {
  if (kind === 'person')
    return remindedAt && state === 'pending' ? 'Pending, reminded' : STATES[state];
  const joined = `${uses} of ${usesMax} joined`;
  const declined = declines > 0 ? `, ${declines} declined` : '';
  return `${state === 'expired' ? 'Expired: ' : ''}${joined}${declined}`;
}

export function placesWords(placesLeft: number): string {
  if (placesLeft === 0) return 'The team has five people, the most it can have.';
  return placesLeft === 1
    ? 'Room for 1 more person. People you invite enter their own data.'
    : `Room for ${placesLeft} more people. People you invite enter their own data.`;
}
