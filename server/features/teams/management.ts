import { randomUUID } from 'node:crypto';
import type { createTeam, updateTeam } from '#shared/contract/account-teams.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import type { TeamSummary } from '#shared/contract/teams.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { laterThan, refuseOutdated } from '../../platform/optimistic-lock.ts';
import type { AccountAccess } from '../accounts/service.ts';
import type { Ctx } from '../context.ts';
import {
  auditTeam,
  lockManaged,
  refuseBeyondTeamLimit,
  refuseDuplicateTeam,
  refuseUnwritable,
  teamIn,
} from './managed-account.ts';
import { summaryOf } from './present.ts';
import { deleteTeamRow, findSummary, insertTeam, updateTeamRow } from './store.ts';

async function summaryFor(
  tx: Db,
  { actor }: Ctx<UserActor>,
  { accountRole }: AccountAccess,
  teamId: string,
): Promise<TeamSummary> {
  const team = await findSummary(tx, actor.id, teamId);
  return summaryOf(team, { globalRole: actor.globalRole, accountRole });
}

/**
 * Creates a team without people.
 * @throws AppError account.not_found; auth.forbidden; team.limit_reached; request.conflict in an
 * inactive account
 */
export async function create(
  ctx: Ctx<UserActor>,
  accountId: string,
  { name, description }: RouteRequest<typeof createTeam>['body'],
): Promise<TeamSummary> {
  return inTransaction(ctx.db, async (tx) => {
    const account = await lockManaged(tx, ctx, accountId);
    refuseUnwritable(ctx, account);
    await refuseBeyondTeamLimit(tx, account);
    const [id, now] = [randomUUID(), ctx.clock()];
    const text = description || null;
    await insertTeam(tx, {
      id,
      accountId,
      name,
      description: text,
      createdAt: now,
      updatedAt: now,
    });
    await auditTeam(tx, ctx, 'team.created', { id, accountId }, { after: { name } });
    return summaryFor(tx, ctx, account, id);
  });
}

/**
 * Renames, describes, deactivates or reactivates a team; nothing is written when nothing changes.
 * @throws AppError account.not_found; auth.forbidden; team.not_found; team.limit_reached;
 * request.conflict when it was changed since it was read, in an inactive account, or when it would
 * duplicate another team
 */
export async function change(
  ctx: Ctx<UserActor>,
  accountId: string,
  teamId: string,
  { expectedUpdatedAt, ...sent }: RouteRequest<typeof updateTeam>['body'],
): Promise<TeamSummary> {
  return inTransaction(ctx.db, async (tx) => {
    const account = await lockManaged(tx, ctx, accountId);
    refuseUnwritable(ctx, account);
    const team = await teamIn(tx, accountId, teamId);
    refuseOutdated(team, expectedUpdatedAt);
    const description = sent.description === undefined ? undefined : sent.description || null;
    const changed = changedFields(team, { ...sent, description });
    const before = { name: team.name, isActive: team.isActive };
    const { name, isActive } = { ...team, ...changed };
    const after = { name, isActive };
    if (after.isActive) {
      if (!team.isActive) await refuseBeyondTeamLimit(tx, account);
      await refuseDuplicateTeam(tx, accountId, after.name, team.peopleKey, teamId);
    }
    if (Object.keys(changed).length > 0) {
      const updatedAt = laterThan(team, ctx.clock());
      await updateTeamRow(tx, teamId, { ...changed, updatedAt });
      await auditTeam(tx, ctx, 'team.changed', team, { before, after });
    }
    return summaryFor(tx, ctx, account, teamId);
  });
}

/**
 * Permanently deletes a team, also an inactive one of an inactive account.
 * @throws AppError account.not_found; auth.forbidden; team.not_found
 */
export async function erase(ctx: Ctx<UserActor>, accountId: string, teamId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockManaged(tx, ctx, accountId);
    const team = await teamIn(tx, accountId, teamId);
    await deleteTeamRow(tx, teamId);
    await auditTeam(tx, ctx, 'team.deleted', team, { before: { name: team.name } });
  });
}
