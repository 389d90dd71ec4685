import type { RunningLogin } from '#shared/contract/privacy.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { revokeLogins } from '../auth/service.ts';
import type { Ctx } from '../context.ts';
import { OWN_TABLES } from './own-tables.ts';
import { findRunningLogins, rowsOf } from './store.ts';

/** The rows about a person by table, and the same as a file. */
export interface OwnData {
  readonly data: Readonly<Record<string, object[]>>;
  readonly json: string;
}

/** Everything stored about the person: the tables by name, each with their rows. */
export async function ownDataOf(ctx: Ctx<UserActor>): Promise<OwnData> {
  const data: Record<string, object[]> = {};
  for (const own of OWN_TABLES) data[own.table] = await rowsOf(ctx.db, own, ctx.actor.id);
  const exportedAt = ctx.clock().toISOString();
  return { data, json: JSON.stringify({ exportedAt, data }, null, 2) };
}

export async function exportOwnData(ctx: Ctx<UserActor>): Promise<string> {
  return (await ownDataOf(ctx)).json;
}

export async function listRunningLogins(ctx: Ctx<UserActor>): Promise<RunningLogin[]> {
  const rows = await findRunningLogins(ctx.db, ctx.actor.id, ctx.clock());
  return rows.map(({ id, createdAt, lastSeenAt }) => ({
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThisOne: id === ctx.actor.loginId,
  }));
}

/** Ends every sign-in of the person, so that even copied cookies are useless. */
export async function signOutOwnLogins(ctx: Ctx<UserActor>): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const ended = await revokeLogins(tx, ctx.actor.id, 'signed_out_everywhere', ctx.clock());
    await audit(tx, ctx, {
      action: 'user.signed_out_everywhere',
      objectType: 'user',
      objectId: ctx.actor.id,
      after: { ended },
    });
  });
}
