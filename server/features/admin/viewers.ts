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
  eraseViewer,
  findTeamAccount,
  findViewer,
  keepViewer,
  listTeamViewers,
} from './member-store.ts';
import {
  add as addMember,
  listOf,
  personIn,
  presentMember,
  refuseBeyondLimit,
  refuseDisabled,
  removeFrom,
} from './members.ts';

const MISSING = 'team.not_found';

/** The viewers of one team or, when the id is an account's, its members. */
export async function list(ctx: Ctx<UserActor>, id: string): Promise<AccountMember[]> {
  const accountId = await findTeamAccount(ctx.db, id);
  if (accountId === null) return listOf(ctx, id, MISSING);
  await administered(ctx.db, ctx, accountId, MISSING);
  return (await listTeamViewers(ctx.db, id)).map(presentMember);
}

/**
 * @throws AppError team.not_found when the team was deleted while waiting for the account's lock
 */
async function lockTeam(tx: Db, ctx: Ctx<UserActor>, accountId: string, teamId: string) {
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
  id: string,
  { userId, role }: RouteRequest<typeof addViewer>['body'],
): Promise<AccountMember> {
  const accountId = await findTeamAccount(ctx.db, id);
  if (accountId === null) return addMember(ctx, { accountId: id, userId }, role, MISSING);
  return inTransaction(ctx.db, async (tx) => {
    const account = await lockTeam(tx, ctx, accountId, id);
    if (role === 'account_admin') {
      throw new AppError('request.invalid', {
        fields: { role: 'Individual teams have viewers only. Add admins to the account instead.' },
      });
    }
    const person = await personIn(tx, { accountId, userId });
    refuseDisabled(account, person);
    const existing = await findViewer(tx, { teamId: id, userId });
    if (existing) return presentMember({ ...person, ...existing });
    await refuseBeyondLimit(tx, account, person);
    const kept = await keepViewer(tx, { userId, teamId: id, accountId, now: ctx.clock() });
    await audit(tx, ctx, {
      action: 'membership.added',
      objectType: 'membership',
      objectId: userId,
      accountId,
      after: { role: 'regular_user', teamId: id },
    });
    return presentMember({ ...person, ...kept, role: 'regular_user' });
  });
}

/** @throws AppError team.not_found; auth.forbidden; user.not_found; member.last_admin */
export async function remove(ctx: Ctx<UserActor>, id: string, userId: string): Promise<void> {
  const accountId = await findTeamAccount(ctx.db, id);
  if (accountId === null) return removeFrom(ctx, { accountId: id, userId }, MISSING);
  await inTransaction(ctx.db, async (tx) => {
    await lockTeam(tx, ctx, accountId, id);
    const viewer = await findViewer(tx, { teamId: id, userId });
    if (!viewer) throw new AppError('user.not_found');
    await eraseViewer(tx, { userId, teamId: id, accountId });
    await audit(tx, ctx, {
      action: 'membership.removed',
      objectType: 'membership',
      objectId: userId,
      accountId,
      before: { role: viewer.role, teamId: id },
    });
  });
}
