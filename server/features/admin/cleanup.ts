import { createHash } from 'node:crypto';
import type { cleanupPhantomAccounts } from '#shared/contract/cleanup.ts';
import type { CleanupReport } from '#shared/contract/cleanup-report.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { audit, auditEach } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOf, newToken } from '../../platform/secret-tokens.ts';
import { recomputeRoles } from '../accounts/roles.ts';
import { cancelPlansOf } from '../billing/keep/follow-admin.ts';
import type { Ctx } from '../context.ts';
import {
  deletePhantoms,
  insertPreview,
  listOrphans,
  listPhantoms,
  lockPhantoms,
  lockPreview,
  markUsed,
  tallyBelongings,
} from './cleanup-store.ts';

const PREVIEW_MS = 300_000;

interface Contents {
  readonly facts: Omit<CleanupReport, 'message' | 'token'>;
  readonly digest: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a cleanup would delete or reset, with a digest of all the ids. */
async function readContents(db: Db): Promise<Contents> {
  const inactiveAccounts = await listPhantoms(db);
  const orphanedAdmins = await listOrphans(db);
  const accountIds = inactiveAccounts.map(({ id }) => id);
  const tally = await tallyBelongings(db, accountIds);
  const relatedDataCount = {
    charts: tally.charts.total,
    teams: tally.teams.total,
    members: tally.members.total,
    dynamics: tally.dynamics.total,
    usage: tally.usage.total,
  };
  const digests = Object.values(tally)
    .map(({ what, digest }) => `${what} ${digest}`)
    .toSorted();
  return {
    facts: {
      accountsToDelete: accountIds.length,
      relatedDataCount,
      totalDataRecords: Object.values(relatedDataCount).reduce((sum, part) => sum + part, 0),
      orphanedAdmins,
      inactiveAccounts,
    },
    digest: sha256(JSON.stringify([accountIds, orphanedAdmins.map(({ id }) => id), digests])),
  };
}

const counted = (total: number, one: string, many: string) =>
  `${total} ${total === 1 ? one : many}`;

function inWords({
  accountsToDelete,
  totalDataRecords,
  orphanedAdmins,
}: Contents['facts']): string {
  const accounts = counted(accountsToDelete, 'phantom account', 'phantom accounts');
  const records = counted(totalDataRecords, 'related record', 'related records');
  const admins = counted(
    orphanedAdmins.length,
    'account admin becomes a regular user',
    'account admins become regular users',
  );
  return `${accounts} with ${records}; ${admins}.`;
}

async function preview(ctx: Ctx<UserActor>): Promise<CleanupReport> {
  const { facts, digest } = await readContents(ctx.db);
  if (facts.accountsToDelete === 0) {
    return { ...facts, message: 'All clean: no account is inactive.' };
  }
  const token = newToken();
  const now = ctx.clock();
  await insertPreview(
    ctx.db,
    {
      actorId: ctx.actor.id,
      tokenDigest: hashOf(token),
      contentDigest: digest,
      createdAt: now,
      expiresAt: new Date(now.getTime() + PREVIEW_MS),
    },
    now,
  );
  return { ...facts, message: `To be deleted: ${inWords(facts)}`, token };
}

/**
 * @returns null without a valid token, or when something other than what it was issued for would be
 * deleted.
 */
async function run(ctx: Ctx<UserActor>, token: string): Promise<CleanupReport | null> {
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock();
    const shown = await lockPreview(tx, ctx.actor.id, hashOf(token), now);
    if (!shown) return null;
    await lockPhantoms(tx);
    const { facts, digest } = await readContents(tx);
    if (digest !== shown.contentDigest) return null;
    const accountIds = facts.inactiveAccounts.map(({ id }) => id);
    await cancelPlansOf(tx, ctx, accountIds);
    const erased = await deletePhantoms(tx, accountIds);
    if (erased !== accountIds.length) throw new Error('Accounts are gone while they are locked');
    await markUsed(tx, shown.id, now);
    await audit(tx, ctx, {
      action: 'cleanup.run',
      objectType: 'installation',
      objectId: 'phantom accounts',
      after: {
        accounts: accountIds,
        ...facts.relatedDataCount,
        orphanedAdmins: facts.orphanedAdmins.map(({ id }) => id),
      },
    });
    await auditEach(
      tx,
      ctx,
      facts.inactiveAccounts.map(({ id, name }) => ({
        action: 'account.deleted',
        objectType: 'account',
        objectId: id,
        accountId: id,
        before: { name, isActive: false },
        after: { by: 'cleanup' },
      })),
    );
    await recomputeRoles(
      tx,
      ctx,
      facts.orphanedAdmins.map(({ id }) => id),
    );
    return { ...facts, message: `Deleted: ${inWords(facts)}` };
  });
}

/**
 * Previews what a cleanup would delete, or deletes exactly what was previewed.
 * @throws AppError cleanup.changed, with a fresh preview
 */
export async function cleanUp(
  ctx: Ctx<UserActor>,
  { confirm, token }: RouteRequest<typeof cleanupPhantomAccounts>['body'],
): Promise<CleanupReport> {
  if (!confirm || token === undefined) return preview(ctx);
  const report = await run(ctx, token);
  if (report) return report;
  throw new AppError('cleanup.changed', { preview: await preview(ctx) });
}
