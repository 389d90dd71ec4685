import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartDetails } from '#shared/contract/chart-details.ts';
import type { ChartRecord, NewChart } from '#shared/contract/charts.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { resolveBirth } from './birth.ts';
import { chartCertainty, type DatedBirth } from './certainty.ts';
import { type ComputedChart, computeChartOfResolved } from './computed-chart.ts';
import { chartDetails } from './details.ts';
import { recordOfRow } from './present.ts';
import { findChart, findLatestChart, type IndividualChartRow, insertChart } from './store.ts';

/**
 * Computes a birth's chart and stores it for the asking person.
 * @throws AppError what `resolveBirth` throws
 */
export async function create(ctx: Ctx<UserActor>, input: NewChart): Promise<{ chartId: string }> {
  const chart = await computeChartOf(ctx, input);
  const row = { ...chart, userId: ctx.actor.id, createdAt: ctx.clock() };
  return { chartId: await inTransaction(ctx.db, (tx) => insertChart(tx, row)) };
}

/**
 * Computes a birth's chart without storing it.
 * @throws AppError what `resolveBirth` throws
 */
export async function computeChartOf(ctx: Ctx, input: NewChart): Promise<ComputedChart> {
  return computeChartOfResolved(ctx, input, await resolveBirth(ctx, input));
}

/** What depends on a birth's time; null when it is exact. */
export function certaintyOfBirth(ctx: Ctx, birth: DatedBirth): ChartCertainty | null {
  return birth.uncertaintyLevel === 'high' ? chartCertainty(birth, ctx.providers.ephemeris) : null;
}

/**
 * The stored chart.
 * @throws AppError chart.not_found, also for somebody else's chart
 */
export async function readRow(ctx: Ctx<UserActor>, chartId: string): Promise<IndividualChartRow> {
  const row = await findChart(ctx.db, ctx.actor.id, chartId);
  if (!row) throw new AppError('chart.not_found');
  return row;
}

/** @throws AppError chart.not_found, also for somebody else's chart */
export async function read(ctx: Ctx<UserActor>, chartId: string): Promise<ChartRecord> {
  return recordOfRow(await readRow(ctx, chartId));
}

/**
 * Which parts of a chart are certain over the whole window in which the person may have been born.
 * @throws AppError chart.not_found, also for somebody else's chart
 */
export async function readCertainty(ctx: Ctx<UserActor>, chartId: string): Promise<ChartCertainty> {
  return chartCertainty(await readRow(ctx, chartId), ctx.providers.ephemeris);
}

/**
 * What practitioners look up in a chart beyond its main facts.
 * @throws AppError chart.not_found, also for somebody else's chart
 */
export async function readDetails(ctx: Ctx<UserActor>, chartId: string): Promise<ChartDetails> {
  return chartDetails(await readRow(ctx, chartId), ctx.providers.ephemeris);
}

/** @throws AppError chart.not_found when the person has none */
export async function readLatest(ctx: Ctx<UserActor>): Promise<ChartRecord> {
  const row = await findLatestChart(ctx.db, ctx.actor.id);
  if (!row) throw new AppError('chart.not_found');
  return recordOfRow(row);
}
