import type { CurrentUser } from '#shared/contract/auth.ts';
import type { UserActor } from '../../platform/context.ts';

export function presentUser({ deletionDueAt, ...actor }: UserActor): CurrentUser {
  return {
    ...actor,
    teams: [...actor.teams],
    ...(deletionDueAt ? { deletionDueAt: deletionDueAt.toISOString() } : {}),
  };
}
