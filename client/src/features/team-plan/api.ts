import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { call } from '#client/lib/api.ts';
import { dayHere } from '#client/lib/dates.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import {
  createTeamAction,
  deleteTeamAction,
  getTeamPlan,
  type SuggestedAction,
  startDebrief,
  type TeamAction,
  type TeamDebrief,
  updateDebrief,
  updateTeamAction,
} from '#shared/contract/team-plan.ts';

const keyOf = (teamId: string) => ['team', 'plan', teamId] as const;

/** A team's plan, with suggestions counted from the reader's day. */
export function planOfTeam(teamId: string) {
  const today = dayHere(new Date());
  return queryOptions({
    queryKey: [...keyOf(teamId), today],
    queryFn: ({ signal }) =>
      call(getTeamPlan, { params: { id: teamId }, query: { today } }, signal),
    staleTime: 0,
  });
}

/** An action as it is stored now. @throws Error when it is gone */
export async function readAction(teamId: string, actionId: string): Promise<TeamAction> {
  const { actions } = await call(getTeamPlan, { params: { id: teamId }, query: {} });
  const action = actions.find(({ id }) => id === actionId);
  if (!action) throw new Error('Somebody has deleted the action');
  return action;
}

function useRefreshPlan(teamId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keyOf(teamId) });
}

export type NewAction = RouteInput<typeof createTeamAction>['body'];
export type ActionChanges = Omit<RouteInput<typeof updateTeamAction>['body'], 'expectedUpdatedAt'>;

export function useAddAction(teamId: string) {
  const refresh = useRefreshPlan(teamId);
  return useMutation({
    mutationFn: (body: NewAction) => call(createTeamAction, { params: { id: teamId }, body }),
    onSuccess: refresh,
  });
}

interface ActionEdit {
  /** As its author saw it: what was changed since is a conflict. */
  readonly action: Pick<TeamAction, 'id' | 'updatedAt'>;
  readonly changes: ActionChanges;
}

export function useChangeAction(teamId: string) {
  const refresh = useRefreshPlan(teamId);
  return useMutation({
    mutationFn: ({ action, changes }: ActionEdit) =>
      call(updateTeamAction, {
        params: { id: teamId, actionId: action.id },
        body: { ...changes, expectedUpdatedAt: action.updatedAt },
      }),
    onSettled: refresh,
  });
}

export function useDeleteAction(teamId: string) {
  const refresh = useRefreshPlan(teamId);
  return useMutation({
    mutationFn: (actionId: string) => call(deleteTeamAction, { params: { id: teamId, actionId } }),
    onSuccess: refresh,
  });
}

/** Small changes made in a list; a failure shows a toast, and the list shows what is stored. */
export function useQuickChanges(teamId: string) {
  const change = useChangeAction(teamId);
  const add = useAddAction(teamId);
  const store = (action: NewAction) =>
    add.mutate(action, {
      onError: (error) => toastFailure(error, 'We couldn’t add this to the plan.'),
    });
  return {
    isBusy: change.isPending || add.isPending,
    change: (action: TeamAction, changes: ActionChanges) =>
      change.mutate(
        { action, changes },
        { onError: (error) => toastFailure(error, 'We couldn’t save this change.') },
      ),
    add: store,
    adopt: ({ reason: _, ...action }: SuggestedAction) => store(action),
    adoptAll: async (suggestions: readonly SuggestedAction[]) => {
      try {
        for (const { reason: _, ...action } of suggestions) await add.mutateAsync(action);
      } catch (error) {
        toastFailure(error, 'We couldn’t add all of these to the plan.');
      }
    },
  };
}

export function useStartDebrief(teamId: string) {
  const refresh = useRefreshPlan(teamId);
  return useMutation({
    mutationFn: () => call(startDebrief, { params: { id: teamId } }),
    onSuccess: refresh,
  });
}

export type DebriefChanges = RouteInput<typeof updateDebrief>['body'];

export function useChangeDebrief(teamId: string, { id }: Pick<TeamDebrief, 'id'>) {
  const refresh = useRefreshPlan(teamId);
  return useMutation({
    mutationFn: (body: DebriefChanges) =>
      call(updateDebrief, { params: { id: teamId, debriefId: id }, body }),
    onSuccess: refresh,
  });
}
