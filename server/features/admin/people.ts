import { type FoundUser, PEOPLE_FOUND_MAX, type updateUser } from '#shared/contract/members.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { lockMasterAdmins, refuseLastMasterAdmin } from '../accounts/last-master.ts';
import { recomputeRoles } from '../accounts/roles.ts';
import { revokeLogins } from '../auth/service.ts';
import { recomputePlanOf } from '../billing/keep/follow-admin.ts';
import type { Ctx } from '../context.ts';
import { canSearch } from './policy.ts';
import {
  findUser,
  lockUser,
  searchAround,
  searchEverybody,
  setActive,
  setGlobalRole,
} from './user-store.ts';

/** @throws AppError auth.forbidden for people who administer nothing */
export async function search(ctx: Ctx<UserActor>, words: string): Promise<FoundUser[]> {
  const { actor } = ctx;
  if (!canSearch(actor)) throw new AppError('auth.forbidden');
  if (actor.globalRole === 'master_admin') return searchEverybody(ctx.db, words, PEOPLE_FOUND_MAX);
  const own = actor.activeAccounts.flatMap(({ role, id }) =>
    role === 'account_admin' ? [id] : [],
  );
  return searchAround(ctx.db, own, words, PEOPLE_FOUND_MAX);
}

async function switchMaster(
  tx: Db,
  ctx: Ctx<UserActor>,
  { id, globalRole: before }: FoundUser,
  isMaster: boolean,
): Promise<void> {
  await setGlobalRole(tx, id, isMaster ? 'master_admin' : 'regular_user', ctx.clock());
  await audit(tx, ctx, {
    action: 'user.role_changed',
    objectType: 'user',
    objectId: id,
    before: { globalRole: before },
    after: { globalRole: isMaster ? 'master_admin' : 'regular_user', by: 'hand' },
  });
  if (!isMaster) await recomputeRoles(tx, ctx, [id]);
}

async function switchActive(
  tx: Db,
  ctx: Ctx<UserActor>,
  id: string,
  isActive: boolean,
): Promise<void> {
  const now = ctx.clock();
  await setActive(tx, id, isActive, now);
  const signInsEnded = isActive ? 0 : await revokeLogins(tx, id, 'disabled', now);
  await audit(tx, ctx, {
    action: isActive ? 'user.enabled' : 'user.disabled',
    objectType: 'user',
    objectId: id,
    before: { isActive: !isActive },
    after: isActive ? { isActive } : { isActive, signInsEnded },
  });
  await recomputePlanOf(tx, ctx, id);
}

/**
 * Disables or enables a person, and grants or revokes the master admin role. A person named by the
 * configuration becomes a master admin again at their next sign-in.
 * @throws AppError user.not_found; user.last_master_admin
 */
export async function change(
  ctx: Ctx<UserActor>,
  userId: string,
  { isActive, isMasterAdmin }: RouteRequest<typeof updateUser>['body'],
): Promise<FoundUser> {
  return inTransaction(ctx.db, async (tx) => {
    const stayingIds = await lockMasterAdmins(tx);
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('user.not_found');
    const isMaster = user.globalRole === 'master_admin';
    const isLeaving = isActive === false || isMasterAdmin === false;
    if (isMaster && isLeaving) refuseLastMasterAdmin(userId, stayingIds);
    if (isMasterAdmin !== undefined && isMasterAdmin !== isMaster) {
      await switchMaster(tx, ctx, user, isMasterAdmin);
    } else if (isMasterAdmin) {
      // From now on the role no longer depends on the configuration.
      await setGlobalRole(tx, userId, 'master_admin', ctx.clock());
    }
    if (isActive !== undefined && isActive !== user.isActive) {
      await switchActive(tx, ctx, userId, isActive);
    }
    const changed = await findUser(tx, userId);
    if (!changed) throw new Error('A person is gone while they are locked');
    return changed;
  });
}
