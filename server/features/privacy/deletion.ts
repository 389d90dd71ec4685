import {
  type AdministeredAccount,
  CONFIRMATION_WITHOUT_EMAIL,
  DELETION_UNDO_DAYS,
  type DeletionOutlook,
  type requestDeletion,
} from '#shared/contract/deletion.ts';
import type { RouteReply, RouteRequest } from '#shared/contract/route.ts';
import { type AuditCtx, audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOf, newToken } from '../../platform/secret-tokens.ts';
import {
  isLastMasterAdmin,
  lockMasterAdmins,
  refuseLastMasterAdmin,
} from '../accounts/last-master.ts';
import { promote } from '../admin/members.ts';
import { revokeLogins } from '../auth/service.ts';
import { recomputePlanOf } from '../billing/keep/follow-admin.ts';
import type { Ctx } from '../context.ts';
import { deliverSoon, enqueueLetter } from '../mail/service.ts';
import { fateOf } from './decide/account-fate.ts';
import {
  clearDeletion,
  findDeletion,
  listAccountsOfAdmin,
  listOthers,
  lockAccountsOfAdmin,
  saveClosing,
  updateDeletion,
} from './deletion-store.ts';
import { deletionLetter } from './letters.ts';

const DAY_MS = 24 * 60 * 60_000;

type Asked = RouteRequest<typeof requestDeletion>['body'];

function confirmationOf({ email }: UserActor): string {
  return email ?? CONFIRMATION_WITHOUT_EMAIL;
}

function isSameText(typed: string, wanted: string): boolean {
  return typed.trim().toLowerCase() === wanted.toLowerCase();
}

async function administeredBy(db: Db, userId: string): Promise<AdministeredAccount[]> {
  const accounts: AdministeredAccount[] = [];
  for (const account of await listAccountsOfAdmin(db, userId)) {
    const others = await listOthers(db, { accountId: account.id, userId });
    accounts.push({ ...account, fate: fateOf(others), heirs: others });
  }
  return accounts;
}

/** What deleting the account would do. */
export async function preview(ctx: Ctx<UserActor>): Promise<DeletionOutlook> {
  const { actor, db } = ctx;
  const isMaster = actor.globalRole === 'master_admin';
  return {
    confirmation: confirmationOf(actor),
    isLastMasterAdmin: isMaster && (await isLastMasterAdmin(db, actor.id)),
    canSendLink: actor.email !== null && ctx.providers.mail.kind !== 'none',
    accounts: await administeredBy(db, actor.id),
  };
}

/** Hands accounts over or marks them to be closed. @throws AppError deletion.accounts_undecided */
async function decideAccounts(
  tx: Db,
  ctx: Ctx<UserActor>,
  decisions: Asked['accounts'],
): Promise<void> {
  await lockAccountsOfAdmin(tx, ctx.actor.id);
  for (const { id, fate, heirs } of await administeredBy(tx, ctx.actor.id)) {
    if (fate === 'kept') continue;
    const decision = decisions.find(({ accountId }) => accountId === id);
    if (fate === 'undecided' && !decision) throw new AppError('deletion.accounts_undecided');
    const heirId = decision?.heirId ?? null;
    if (heirId === null) {
      const decidedAt = ctx.clock();
      await saveClosing(tx, { accountId: id, userId: ctx.actor.id, decidedAt });
    } else {
      if (!heirs.some((heir) => heir.id === heirId)) throw new AppError('user.not_found');
      await promote(tx, ctx, { accountId: id, userId: heirId });
    }
  }
}

/** @throws AppError user.last_master_admin */
async function refuseLastMaster(tx: Db, actor: UserActor): Promise<void> {
  if (actor.globalRole !== 'master_admin') return;
  refuseLastMasterAdmin(actor.id, await lockMasterAdmins(tx));
}

/**
 * Starts the deletion of the person's account: every sign-in ends, and a week later a job deletes
 * everything. A handed-over account has its new admin right away.
 * @throws AppError deletion.not_confirmed; deletion.accounts_undecided; user.last_master_admin;
 * user.not_found for an heir who doesn't use the account
 */
export async function request(
  ctx: Ctx<UserActor>,
  { confirmation, accounts }: Asked,
  linkTo: (token: string) => string,
): Promise<RouteReply<typeof requestDeletion>> {
  const { actor, providers } = ctx;
  if (!isSameText(confirmation, confirmationOf(actor))) {
    throw new AppError('deletion.not_confirmed', {
      fields: { confirmation: `Type ${confirmationOf(actor)}` },
    });
  }
  const now = ctx.clock();
  const dueAt = new Date(now.getTime() + DELETION_UNDO_DAYS * DAY_MS);
  const token = newToken();
  await inTransaction(ctx.db, async (tx) => {
    await refuseLastMaster(tx, actor);
    await decideAccounts(tx, ctx, accounts);
    const isFirst = await updateDeletion(tx, actor.id, { dueAt, tokenHash: hashOf(token) });
    if (!isFirst) throw new AppError('request.conflict');
    await recomputePlanOf(tx, ctx, actor.id);
    const signInsEnded = await revokeLogins(tx, actor.id, 'erased', now);
    await audit(tx, ctx, {
      action: 'user.deletion_requested',
      objectType: 'user',
      objectId: actor.id,
      after: { dueAt: dueAt.toISOString(), signInsEnded },
    });
    if (actor.email && providers.mail.kind !== 'none') {
      const letter = deletionLetter({ dueAt, url: linkTo(token) });
      await enqueueLetter(tx, { to: actor.email, letter, now });
    }
  });
  deliverSoon({ ...ctx, mail: providers.mail });
  return { dueAt: dueAt.toISOString() };
}

/** @throws AppError deletion.not_found when there is nothing to undo, or not anymore */
async function undo(ctx: AuditCtx & Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const isUndone = await clearDeletion(tx, userId, ctx.clock());
    if (!isUndone) throw new AppError('deletion.not_found');
    await recomputePlanOf(tx, ctx, userId);
    await audit(tx, ctx, {
      action: 'user.deletion_undone',
      objectType: 'user',
      objectId: userId,
    });
  });
}

/** @throws AppError deletion.not_found */
export async function undoOwn(ctx: Ctx<UserActor>): Promise<void> {
  await undo(ctx, ctx.actor.id);
}

/** @throws AppError deletion.not_found, alike for every token that opens nothing */
export async function readByLink(ctx: Ctx, token: string): Promise<{ dueAt: string }> {
  const found = await findDeletion(ctx.db, hashOf(token), ctx.clock());
  if (!found) throw new AppError('deletion.not_found');
  return { dueAt: found.dueAt.toISOString() };
}

/** @throws AppError deletion.not_found, alike for every token that opens nothing */
export async function undoByLink(ctx: Ctx, token: string): Promise<void> {
  const found = await findDeletion(ctx.db, hashOf(token), ctx.clock());
  if (!found) throw new AppError('deletion.not_found');
  await undo(ctx, found.userId);
}
