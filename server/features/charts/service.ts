import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartRecord, ChartSummary, NewChart } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { TZ_VERSION } from '#shared/engine/time/zone-pack.ts';
import { ENGINE_VERSION } from '#shared/engine/version.ts';
import { quickInsights } from '#shared/knowledge/quick-insights.ts';
import type { Ctx, UserActor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { resolveBirth } from './birth.ts';
import { chartCertainty } from './certainty.ts';
import { chartDataOf, recordOfRow, summaryOf } from './present.ts';
import {
  findChart,
  findLatestChart,
  insertChart,
  listChartRows,
  type NewIndividualChart,
} from './store.ts';

/** True when the time of birth is stated to the minute. */
function hasExactTime(input: NewChart): boolean {
  return (
    input.birthTime !== null &&
    input.uncertaintyLevel !== 'high' &&
    (input.birthTimeToleranceMinutes ?? 0) === 0
  );
}

/**
 * Computes the chart of a birth and keeps it for the person who asked.
 * @throws AppError what `resolveBirth` throws
 */
export async function preview(ctx: Ctx<UserActor>, input: NewChart): Promise<{ chartId: string }> {
  const birth = await resolveBirth(ctx, input);
  const chart = computeChart(birth.utcMs, ctx.providers.ephemeris);
  const isExact = hasExactTime(input);
  const row: NewIndividualChart = {
    userId: ctx.actor.id,
    name: input.name,
    birthDate: input.birthDate,
    birthTime: input.birthTime?.slice(0, 5) ?? UNKNOWN_TIME,
    birthPlace: input.birthPlace,
    resolvedPlace: birth.resolvedPlace,
    latitude: birth.latitude,
    longitude: birth.longitude,
    uncertaintyLevel: isExact ? 'low' : 'high',
    toleranceMinutes: input.birthTimeToleranceMinutes ?? null,
    timeZone: birth.timeZone,
    utcOffsetSeconds: birth.utcOffsetSeconds,
    offsetRule: birth.offsetRule,
    abbreviation: birth.abbreviation,
    fold: birth.fold,
    birthUtc: new Date(birth.utcMs),
    designUtc: new Date(chart.designUtcMs),
    engineVersion: ENGINE_VERSION,
    tzVersion: TZ_VERSION,
    ephemeris: ctx.providers.ephemeris.name,
    chartData: chartDataOf(chart, isExact),
    quickInsights: quickInsights(chart),
    createdAt: ctx.clock(),
  };
  return { chartId: await ctx.db.transaction((tx) => insertChart(tx, row)) };
}

/** @throws AppError chart.not_found, also for somebody else's chart */
export async function read(ctx: Ctx<UserActor>, chartId: string): Promise<ChartRecord> {
  const row = await findChart(ctx.db, ctx.actor.id, chartId);
  if (!row) throw new AppError('chart.not_found');
  return recordOfRow(row);
}

/**
 * What of a chart holds over the whole time in which the person may have been born.
 * @throws AppError chart.not_found, also for somebody else's chart
 */
export async function readCertainty(ctx: Ctx<UserActor>, chartId: string): Promise<ChartCertainty> {
  const row = await findChart(ctx.db, ctx.actor.id, chartId);
  if (!row) throw new AppError('chart.not_found');
  return chartCertainty(row, ctx.providers.ephemeris);
}

/** @throws AppError chart.not_found when the person has none */
export async function readLatest(ctx: Ctx<UserActor>): Promise<ChartRecord> {
  const row = await findLatestChart(ctx.db, ctx.actor.id);
  if (!row) throw new AppError('chart.not_found');
  return recordOfRow(row);
}

/** All charts of the person, newest first. */
export async function list(ctx: Ctx<UserActor>): Promise<ChartSummary[]> {
  const rows = await listChartRows(ctx.db, ctx.actor.id);
  return rows.map(summaryOf);
}
