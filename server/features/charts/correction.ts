import { isDeepStrictEqual } from 'node:util';
import type { ChartRecord } from '#shared/contract/charts.ts';
import {
  type ChartCorrection,
  type ChartRevision,
  CONSEQUENT_FIELDS,
  CORRECTED_FIELDS,
  type ConsequentField,
  type CorrectedField,
  REVISIONS_MAX,
} from '#shared/contract/corrections.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { resolveBirth } from './birth.ts';
import { type ComputedChart, computeChartOfResolved } from './computed-chart.ts';
import { recordOfRow } from './present.ts';
import { restatedBirth } from './restated-birth.ts';
import {
  findChart,
  type IndividualChartRow,
  insertRevision,
  listRevisionRows,
  lockChart,
  replaceChart,
} from './store.ts';

/** How often a correction restarts because another one of the same chart came first. */
const ATTEMPTS = 5;

type Stated = Record<CorrectedField, string | number | null>;

function statedIn(chart: ComputedChart): Stated {
  return {
    name: chart.name,
    birthDate: chart.birthDate,
    calendar: chart.calendar ?? null,
    birthTime: chart.birthTime,
    birthPlace: chart.birthPlace,
    latitude: chart.latitude ?? null,
    longitude: chart.longitude ?? null,
    timeZone: chart.timeZone ?? null,
    utcOffsetSeconds: chart.utcOffsetSeconds,
    fold: chart.fold ?? null,
    uncertaintyLevel: chart.uncertaintyLevel ?? null,
    birthTimeToleranceMinutes: chart.toleranceMinutes ?? null,
  };
}

function fieldChanges<K extends string, V>(
  fields: readonly K[],
  before: Readonly<Record<K, V>>,
  after: Readonly<Record<K, V>>,
): { field: K; from: V; to: V }[] {
  return fields
    .map((field) => ({ field, from: before[field], to: after[field] }))
    .filter(({ from, to }) => from !== to);
}

/** The chart after the correction. May wait for the place service. */
async function recomputed(
  ctx: Ctx,
  row: IndividualChartRow,
  sent: ChartCorrection,
): Promise<ComputedChart> {
  const { input, keepsPlace, resolved } = restatedBirth(row, sent, ctx.providers.zonesAt);
  if (resolved)
    return { ...computeChartOfResolved(ctx, input, resolved), tzVersion: row.tzVersion };
  const chart = computeChartOfResolved(ctx, input, await resolveBirth(ctx, input));
  return keepsPlace && row.resolvedPlace !== null
    ? { ...chart, resolvedPlace: row.resolvedPlace }
    : chart;
}

/** @returns the updated row; null when it changed since the correction was computed. */
async function keep(
  tx: Db,
  row: IndividualChartRow,
  chart: ComputedChart,
  correctedAt: Date,
): Promise<IndividualChartRow | null> {
  const locked = await lockChart(tx, row.userId, row.id);
  if (!locked) throw new AppError('chart.not_found');
  if (!isDeepStrictEqual(locked, row)) return null;
  const changes = fieldChanges(CORRECTED_FIELDS, statedIn(row), statedIn(chart));
  if (changes.length === 0) return row;
  const consequences = fieldChanges<ConsequentField, string>(
    CONSEQUENT_FIELDS,
    row.chartData,
    chart.chartData,
  );
  await insertRevision(tx, { chartId: row.id, changes, consequences, correctedAt });
  return replaceChart(tx, row, { ...chart, correctedAt });
}

/**
 * Recomputes a chart from corrected birth data and stores a revision.
 * @throws AppError chart.not_found, also for somebody else's chart; what `resolveBirth` throws
 */
export async function correct(
  ctx: Ctx<UserActor>,
  chartId: string,
  sent: ChartCorrection,
): Promise<ChartRecord> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = await findChart(ctx.db, ctx.actor.id, chartId);
    if (!row) throw new AppError('chart.not_found');
    // Resolve before locking the row: no transaction waits for an outside service.
    const chart = await recomputed(ctx, row, sent);
    const kept = await inTransaction(ctx.db, (tx) => keep(tx, row, chart, ctx.clock()));
    if (kept) return recordOfRow(kept);
  }
  throw new AppError('service.unavailable');
}

/**
 * A chart's revisions, newest first.
 * @throws AppError chart.not_found, also for somebody else's chart
 */
export async function revisions(ctx: Ctx<UserActor>, chartId: string): Promise<ChartRevision[]> {
  const rows = await listRevisionRows(ctx.db, ctx.actor.id, chartId, REVISIONS_MAX);
  if (!rows) throw new AppError('chart.not_found');
  return rows.map(({ number, changes, consequences, correctedAt }) => ({
    number,
    changes,
    consequences,
    correctedAt: correctedAt.toISOString(),
  }));
}
