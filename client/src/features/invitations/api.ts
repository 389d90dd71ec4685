import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { call, isStatus } from '#client/lib/api.ts';
import { invalidateAreas } from '#client/lib/invalidate-areas.ts';
import { createTeam } from '#shared/contract/account-teams.ts';
import {
  addMyself,
  answerClaim,
  answerMove,
  answerMyMove,
  changeMyPlace,
  createInvitation,
  declineInvitation,
  getInvitation,
  getOwnPlace,
  getTeamVersion,
  joinTeam,
  listAccountInvitations,
  listClaims,
  listInvitations,
  listMyPlaces,
  type MyPlace,
  remindInvitation,
  revokeInvitation,
  setOwnLevel,
  withdraw,
} from '#shared/contract/invitations.ts';
import type { RouteInput, RouteReply } from '#shared/contract/route.ts';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';

const LOOK_AGAIN_MS = 60_000;
const WATCH_MS = 10_000;

const retryUnlessEnded = (failures: number, error: Error) => failures < 1 && !isStatus(error, 404);

/** What an invited person reads; asked again while the page is open, since it can be revoked. */
export const invitation = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(getInvitation, { params: { token } }, signal),
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    retry: retryUnlessEnded,
  });

export const declineBy = (token: string) => call(declineInvitation, { params: { token } });

export const joinBy = (token: string, body: RouteInput<typeof joinTeam>['body']) =>
  call(joinTeam, { params: { token }, body });

/** What a personal link shows. */
export const ownPlace = (token: string) =>
  queryOptions({
    queryKey: ['own-place', token],
    queryFn: ({ signal }) => call(getOwnPlace, { params: { token } }, signal),
    refetchOnWindowFocus: 'always',
    retry: retryUnlessEnded,
  });

export function useSetLevel(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (level: VisibilityLevel) => {
      await call(setOwnLevel, { params: { token }, body: { level } });
      return level;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownPlace(token).queryKey }),
  });
}

export type MoveAnswer = RouteInput<typeof answerMove>['body'];

/** Whether somebody moves to another team, by their personal link. */
export function useAnswerMove(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: MoveAnswer) => {
      await call(answerMove, { params: { token }, body });
      return body;
    },
    // Also after a failure: the question may have been taken back.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownPlace(token).queryKey }),
  });
}

export const useWithdraw = (token: string) =>
  useMutation({ mutationFn: () => call(withdraw, { params: { token } }) });

/** Of one team and of its account: a change concerns both. */
const INVITATIONS_KEY = ['team', 'invitations'] as const;

/** A team's invitations, for those who manage it. */
export const teamInvitations = (teamId: string) =>
  queryOptions({
    queryKey: [...INVITATIONS_KEY, teamId],
    queryFn: ({ signal }) => call(listInvitations, { params: { id: teamId } }, signal),
    staleTime: 0,
  });

/** The invitations of all teams of an account, for its admins. */
export const accountInvitations = (accountId: string) =>
  queryOptions({
    queryKey: [...INVITATIONS_KEY, 'account', accountId],
    queryFn: ({ signal }) => call(listAccountInvitations, { params: { id: accountId } }, signal),
    staleTime: 0,
  });

/** What changes with a team's people and invitations; asked for only in a visible tab. */
export const teamVersion = (teamId: string) =>
  queryOptions({
    queryKey: ['team-version', teamId],
    queryFn: async ({ signal }) =>
      (await call(getTeamVersion, { params: { id: teamId } }, signal)).version,
    refetchInterval: WATCH_MS,
    staleTime: 0,
  });

/** A new invitation with its token. */
export type CreatedInvitation = RouteReply<typeof createInvitation>;

export function useCreateInvitation(teamId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createInvitation>['body']) =>
      call(createInvitation, { params: { id: teamId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: INVITATIONS_KEY }),
  });
}

/** Creates a team without people, or with the person who creates it. */
export function useStartTeam(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, level }: { name: string; level: VisibilityLevel | null }) => {
      const team = await call(createTeam, { params: { accountId }, body: { name } });
      // The team is there in any case; who couldn't be added can still be invited.
      if (level !== null) await addMe(team.id, level);
      return team;
    },
    onSettled: () => invalidateAreas(queryClient, ['team', 'charts', 'accounts']),
  });
}

async function addMe(id: string, level: VisibilityLevel): Promise<void> {
  try {
    await call(addMyself, { params: { id }, body: { level } });
  } catch (error) {
    toastFailure(error, 'We couldn’t add you to the team. Invite yourself by link instead.');
  }
}

function useInvitationChange<T>(change: (invitationId: string) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: somebody else may have changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: INVITATIONS_KEY }),
  });
}

export const useRevokeInvitation = (teamId: string) =>
  useInvitationChange((invitationId) =>
    call(revokeInvitation, { params: { id: teamId, invitationId } }),
  );

export const useRemind = (teamId: string) =>
  useInvitationChange((invitationId) =>
    call(remindInvitation, { params: { id: teamId, invitationId } }),
  );

/** People of teams who may be the signed-in person. */
export const claims = queryOptions({
  queryKey: ['claims'],
  queryFn: ({ signal }) => call(listClaims, undefined, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useAnswerClaim() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isMe }: { id: string; isMe: boolean }) =>
      call(answerClaim, { params: { id }, body: { isMe } }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: claims.queryKey });
      void queryClient.invalidateQueries({ queryKey: myPlaces.queryKey });
      invalidateAreas(queryClient, ['charts']);
    },
  });
}

/** The teams that the signed-in person shares their own data with. */
export const myPlaces = queryOptions({
  queryKey: ['my-places'],
  queryFn: ({ signal }) => call(listMyPlaces, undefined, signal),
  staleTime: 0,
});

function useRefreshPlaces() {
  const queryClient = useQueryClient();
  return () => {
    // Of those who also manage the team.
    invalidateAreas(queryClient, ['team', 'charts']);
    return queryClient.invalidateQueries({ queryKey: myPlaces.queryKey });
  };
}

export function useSetPlaceLevel(id: string) {
  const refresh = useRefreshPlaces();
  return useMutation({
    // One after the other, so that the last choice counts.
    scope: { id: `place ${id}` },
    mutationFn: (level: VisibilityLevel) =>
      call(changeMyPlace, { params: { id }, body: { level } }),
    onSettled: refresh,
  });
}

export function useAnswerMyMove(id: string) {
  const refresh = useRefreshPlaces();
  return useMutation({
    mutationFn: async (body: MoveAnswer) => {
      await call(answerMyMove, { params: { id }, body });
      return body;
    },
    onSettled: refresh,
  });
}

export function useLeaveTeam() {
  const refresh = useRefreshPlaces();
  return useMutation({
    mutationFn: ({ id }: MyPlace) => leaveTeam(id),
    // Not awaited: the dialog closes before its team goes away.
    onSettled: () => void refresh(),
  });
}

/** Succeeds also for somebody who isn't in the team anymore. */
async function leaveTeam(id: string): Promise<void> {
  try {
    await call(changeMyPlace, { params: { id }, body: { level: null } });
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
  }
}
