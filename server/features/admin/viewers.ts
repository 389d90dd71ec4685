import type { AccountMember, addViewer } from '#shared/contract/members.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { administered, lockAdministered } from './administered.ts';
import {
  deleteViewer,
  findTeamAccount,
  findViewer,
  listTeamViewers,
  saveViewer,
} from './member-store.ts';
import {
  add as addMember,
  listOf,
  personIn,
  presentMember,
  refuseDisabled,
  refuseWithoutSeat,
  removeFrom,
} from './members.ts';

const MISSING = 'team.not_found';

/** A team with its account, or an account alone; an unknown id counts as an account's. */
type Target = { readonly accountId: string; readonly teamId: string | null };

async function targetOf(db: Db, teamOrAccountId: string): Promise<Target> {
  const accountId = await findTeamAccount(db, teamOrAccountId);
  return accountId === null
    ? { accountId: teamOrAccountId, teamId: null }
    : { accountId, teamId: teamOrAccountId };
}

/** The viewers of one team or, when the id is an account's, its members. */
export async function list(ctx: Ctx<UserActor>, teamOrAccountId: string): Promise<AccountMember[]> {
  const { accountId, teamId } = await targetOf(ctx.db, teamOrAccountId);
  if (teamId === null) return listOf(ctx, accountId, MISSING);
  await administered(ctx.db, ctx, accountId, MISSING);
  return (await listTeamViewers(ctx.db, teamId)).map(presentMember);
}

/**
 * @throws AppError team.not_found when the team was deleted while waiting for the account's lock
 */
async function lockTeam(
  tx: Db,
  ctx: Ctx<UserActor>,
  { accountId, teamId }: { readonly accountId: string; readonly teamId: string },
) {
  const account = await lockAdministered(tx, ctx, accountId, MISSING);
  if ((await findTeamAccount(tx, teamId)) !== accountId) throw new AppError(MISSING);
  return account;
}

/**
 * @throws AppError team.not_found; auth.forbidden; user.not_found; member.limit_reached;
 * member.last_admin; request.conflict; request.invalid for an admin of a single team
 */
export async function add(
  ctx: Ctx<UserActor>,
  teamOrAccountId: string,
  { userId, role }: RouteRequest<typeof addViewer>['body'],
): Promise<AccountMember> {
  const { accountId, teamId } = await targetOf(ctx.db, teamOrAccountId);
  if (teamId === null) return addMember(ctx, { accountId, userId }, role, MISSING);
  return inTransaction(ctx.db, async (tx) => {
    const account = await lockTeam(tx, ctx, { accountId, teamId });
    if (role === 'account_admin') {
      throw new AppError('request.invalid', {
        fields: { role: 'Individual teams have viewers only. Add admins to the account instead.' },
      });
    }
    const person = await personIn(tx, { accountId, userId });
    refuseDisabled(account, person);
    const existing = await findViewer(tx, { teamId, userId });
    if (existing) return presentMember({ ...person, ...existing });
    await refuseWithoutSeat(tx, account, person);
    const kept = await saveViewer(tx, { userId, teamId, accountId, now: ctx.clock() });
    await audit(tx, ctx, {
      action: 'membership.added',
      objectType: 'membership',
      objectId: userId,
      accountId,
      after: { role: 'regular_user', teamId },
    });
    return presentMember({ ...person, ...kept, role: 'regular_user' });
  });
}

/** @throws AppError team.not_found; auth.forbidden; user.not_found; member.last_admin */
export async function remove(
  ctx: Ctx<UserActor>,
  { teamOrAccountId, userId }: { readonly teamOrAccountId: string; readonly userId: string },
): Promise<void> {
  const { accountId, teamId } = await targetOf(ctx.db, teamOrAccountId);
  if (teamId === null) return removeFrom(ctx, { accountId, userId }, MISSING);
  await inTransaction(ctx.db, async (tx) => {
    await lockTeam(tx, ctx, { accountId, teamId });
    const viewer = await findViewer(tx, { teamId, userId });
    if (!viewer) throw new AppError('user.not_found');
    await deleteViewer(tx, { userId, teamId, accountId });
    await audit(tx, ctx, {
      action: 'membership.removed',
      objectType: 'membership',
      objectId: userId,
      accountId,
      before: { role: viewer.role, teamId },
    });
  });
}
