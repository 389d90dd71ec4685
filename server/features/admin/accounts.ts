import type {
  AdminAccount,
  countAdminAccounts,
  createAdminAccount,
  exportAdminAccounts,
  listAdminAccounts,
  updateAdminAccount,
} from '#shared/contract/admin.ts';
import type { RouteReply, RouteRequest } from '#shared/contract/route.ts';
import { type AuditCtx, audit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { laterThan, refuseOutdated } from '../../platform/optimistic-lock.ts';
import { recomputeRoles } from '../accounts/roles.ts';
import { cancelPlansOf } from '../billing/keep/follow-admin.ts';
import type { Ctx } from '../context.ts';
import {
  countAccountRows,
  deleteAccount,
  findAccount,
  insertAccountRow,
  listAccountRows,
  listAdminIds,
  lockAccount,
  updateAccount,
} from './account-store.ts';
import { accountsFile } from './accounts-file.ts';
import { administered } from './administered.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

function accountOf(row: Row): AdminAccount {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function list(
  ctx: Ctx<UserActor>,
  { limit, offset, ...filter }: RouteRequest<typeof listAdminAccounts>['query'],
): Promise<AdminAccount[]> {
  return (await listAccountRows(ctx.db, filter, limit, offset)).map(accountOf);
}

export async function count(
  ctx: Ctx<UserActor>,
  { search }: RouteRequest<typeof countAdminAccounts>['query'],
): Promise<RouteReply<typeof countAdminAccounts>> {
  return countAccountRows(ctx.db, search);
}

/** All accounts that the list would show, in the same order. */
export async function exportAll(
  ctx: Ctx<UserActor>,
  filter: RouteRequest<typeof exportAdminAccounts>['query'],
): Promise<string> {
  const rows = await listAccountRows(ctx.db, filter, null);
  await audit(ctx.db, ctx, {
    action: 'data.exported',
    objectType: 'operation',
    objectId: 'team accounts',
    after: { accounts: rows.length },
  });
  return accountsFile(rows.map(accountOf));
}

/** @throws AppError account.not_found for strangers; auth.forbidden for those who only belong to it */
export async function read(ctx: Ctx<UserActor>, accountId: string): Promise<AdminAccount> {
  await administered(ctx.db, ctx, accountId);
  const row = await findAccount(ctx.db, accountId);
  if (!row) throw new AppError('account.not_found');
  return accountOf(row);
}

export async function create(
  ctx: Ctx<UserActor>,
  { name, description, teamLimit, memberLimit }: RouteRequest<typeof createAdminAccount>['body'],
): Promise<AdminAccount> {
  const now = ctx.clock();
  return inTransaction(ctx.db, async (tx) => {
    const id = await insertAccountRow(tx, {
      name,
      description: description || null,
      ...(teamLimit === undefined ? {} : { teamLimit }),
      ...(memberLimit === undefined ? {} : { memberLimit }),
      createdAt: now,
      updatedAt: now,
    });
    const row = await findAccount(tx, id);
    if (!row) throw new Error('An account is gone in the transaction that opens it');
    await audit(tx, ctx, {
      action: 'account.created',
      objectType: 'account',
      objectId: id,
      accountId: id,
      after: { name, teamLimit: row.teamLimit, memberLimit: row.memberLimit },
    });
    return accountOf(row);
  });
}

type Changes = Omit<RouteRequest<typeof updateAdminAccount>['body'], 'expectedUpdatedAt'>;
type Facts = Pick<Row, 'name' | 'description' | 'isActive' | 'teamLimit' | 'memberLimit'>;

/** The sent fields that differ from what is stored; an empty description is none. */
function accountChanges(account: Facts, { description, ...sent }: Changes): Partial<Facts> {
  const stored = description === undefined ? undefined : description || null;
  return changedFields(account, { ...sent, description: stored });
}

/** @throws AppError account.not_found; request.conflict when it was changed since it was read */
export async function change(
  ctx: Ctx<UserActor>,
  accountId: string,
  { expectedUpdatedAt, ...sent }: RouteRequest<typeof updateAdminAccount>['body'],
): Promise<AdminAccount> {
  return inTransaction(ctx.db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new AppError('account.not_found');
    refuseOutdated(account, expectedUpdatedAt);
    const after = accountChanges(account, sent);
    const before = Object.fromEntries(
      Object.entries(account).filter(([field]) => Object.hasOwn(after, field)),
    );
    if (Object.keys(after).length > 0) {
      const updatedAt = laterThan(account, ctx.clock());
      await updateAccount(tx, accountId, { ...after, updatedAt });
      await audit(tx, ctx, {
        action: 'account.changed',
        objectType: 'account',
        objectId: accountId,
        accountId,
        before,
        after,
      });
    }
    const row = await findAccount(tx, accountId);
    if (!row) throw new Error('An account is gone while it is locked');
    return accountOf(row);
  });
}

/**
 * Deletes an account with everything in it. Its subscription is canceled at the provider
 * afterwards.
 * @throws AppError account.not_found
 */
export async function erase(ctx: Ctx<UserActor>, accountId: string): Promise<void> {
  await inTransaction(ctx.db, (tx) => eraseWithPlan(tx, ctx, accountId));
}

/** `erase` in the caller's transaction. @throws AppError account.not_found */
export async function eraseWithPlan(tx: Db, ctx: AuditCtx, accountId: string): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account) throw new AppError('account.not_found');
  const adminIds = await listAdminIds(tx, accountId);
  await cancelPlansOf(tx, ctx, [accountId]);
  await deleteAccount(tx, accountId);
  await audit(tx, ctx, {
    action: 'account.deleted',
    objectType: 'account',
    objectId: accountId,
    accountId,
    before: { name: account.name, isActive: account.isActive },
  });
  await recomputeRoles(tx, ctx, adminIds);
}
