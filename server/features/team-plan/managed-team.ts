import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { AppError } from '../../platform/errors.ts';
import { lockedAccountAccess } from '../accounts/service.ts';
import type { Ctx } from '../context.ts';
import { refuseUnwritable, teamIn } from '../teams/managed-account.ts';
import { canManage } from '../teams/policy.ts';
import { visibleTeam } from '../teams/service.ts';

const INACTIVE_TEAM = 'This team is inactive. Activate it to change its plan.';

/**
 * Locks the account of a team that the person may see, for a change of its plan.
 * @returns whether the person manages the team
 * @throws AppError team.not_found; request.conflict for an inactive team or account;
 * account.read_only after the paid time
 */
export async function lockTeam(
  tx: Db,
  ctx: Ctx<UserActor>,
  teamId: string,
): Promise<{ readonly isManager: boolean }> {
  const team = await visibleTeam({ ...ctx, db: tx }, teamId);
  if (!team) throw new AppError('team.not_found');
  const account = await lockedAccountAccess(tx, ctx, team.accountId);
  if (!account) throw new AppError('team.not_found');
  refuseUnwritable(ctx, account);
  const { isActive } = await teamIn(tx, account.id, teamId);
  if (!isActive) throw new AppError('request.conflict', { message: INACTIVE_TEAM });
  const { globalRole } = ctx.actor;
  return { isManager: canManage({ globalRole, accountRole: account.accountRole }) };
}

/**
 * Like `lockTeam`, for what only those who manage the team may do.
 * @throws AppError also auth.forbidden
 */
export async function lockManagedTeam(tx: Db, ctx: Ctx<UserActor>, teamId: string): Promise<void> {
  const { isManager } = await lockTeam(tx, ctx, teamId);
  if (!isManager) throw new AppError('auth.forbidden');
}
