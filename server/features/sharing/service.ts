import type { RouteRequest } from '#shared/contract/route.ts';
import {
  type createShare,
  type previewShare,
  SHARES_PER_CHART_MAX,
  type Share,
  type SharedChart,
} from '#shared/contract/sharing.ts';
import type { UserActor } from '../../platform/context.ts';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOf, newToken } from '../../platform/secret-tokens.ts';
import { readOwnChart } from '../charts/own-chart.ts';
import { certaintyOfBirth, readRow } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { presentShare, presentShared } from './present.ts';
import {
  addView,
  countWorkingShares,
  deleteExpiredShares,
  deleteShare,
  findShared,
  insertShare,
  listShareRows,
  lockChart,
  type SharedRow,
} from './store.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes a link to a chart.
 * @throws AppError chart.not_found, also for somebody else's chart; share.agreement_required unless
 * the chart is marked as the person's own; share.limit_reached
 */
export async function share(
  ctx: Ctx<UserActor>,
  chartId: string,
  { level, showsName, days, agreed }: RouteRequest<typeof createShare>['body'],
): Promise<{ share: Share; token: string }> {
  const token = newToken();
  const { chartId: ownChartId } = await readOwnChart(ctx);
  const isOwn = ownChartId === chartId;
  const now = ctx.clock();
  const row = await inTransaction(ctx.db, async (tx) => {
    const isTheirs = await lockChart(tx, ctx.actor.id, chartId);
    if (!isTheirs) throw new AppError('chart.not_found');
    if (!isOwn && !agreed) throw new AppError('share.agreement_required');
    const working = await countWorkingShares(tx, chartId, now);
    if (working >= SHARES_PER_CHART_MAX) throw new AppError('share.limit_reached');
    return insertShare(tx, {
      chartId,
      tokenHash: hashOf(token),
      level,
      showsName,
      agreedAt: isOwn ? null : now,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    });
  });
  return { share: presentShare(row), token };
}

/** @throws AppError chart.not_found, also for somebody else's chart */
export async function list(ctx: Ctx<UserActor>, chartId: string): Promise<{ shares: Share[] }> {
  const rows = await listShareRows(ctx.db, ctx.actor.id, chartId, ctx.clock());
  if (!rows) throw new AppError('chart.not_found');
  return { shares: rows.map(presentShare) };
}

/**
 * What a link made now would show.
 * @throws AppError chart.not_found, also for somebody else's chart
 */
export async function preview(
  ctx: Ctx<UserActor>,
  chartId: string,
  { level, name }: RouteRequest<typeof previewShare>['query'],
): Promise<SharedChart> {
  const row = await readRow(ctx, chartId);
  const shown = { level, showsName: name === 'shown', expiresAt: ctx.clock() };
  return presentShared({ ...row, ...shown }, certaintyOfBirth(ctx, row));
}

/** @throws AppError share.not_found, also for a link to somebody else's chart */
export async function revoke(
  ctx: Ctx<UserActor>,
  which: { readonly id: string; readonly shareId: string },
): Promise<void> {
  const isRevoked = await deleteShare(ctx.db, ctx.actor.id, which);
  if (!isRevoked) throw new AppError('share.not_found');
}

/**
 * What a link shows.
 * @throws AppError share.not_found, alike for every token that opens nothing
 */
export async function readShared(ctx: Ctx, token: string): Promise<SharedChart> {
  const row = await readSharedRow(ctx, token);
  return presentShared(row, certaintyOfBirth(ctx, row));
}

/**
 * The chart behind a link, and how much of it the link shows.
 * @throws AppError share.not_found, alike for every token that opens nothing
 */
export async function readSharedRow(ctx: Ctx, token: string): Promise<SharedRow> {
  const row = await findShared(ctx.db, hashOf(token), ctx.clock());
  if (!row) throw new AppError('share.not_found');
  return row;
}

/** @throws AppError share.not_found, alike for every token that opens nothing */
export async function countView(ctx: Ctx, token: string): Promise<void> {
  const isCounted = await addView(ctx.db, hashOf(token), ctx.clock());
  if (!isCounted) throw new AppError('share.not_found');
}

/** Deletes links past their expiry. @returns how many. */
export async function pruneShares(db: Db, now: Date): Promise<number> {
  return inBatches((limit) => deleteExpiredShares(db, now, limit));
}
