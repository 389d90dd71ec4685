import type { ChartCertainty } from '#shared/contract/certainty.ts';
import {
  CARD_FACTS,
  type ChartSummary,
  type countCharts,
  type listCharts,
} from '#shared/contract/charts.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import {
  countChartRows,
  findPosition,
  type ListedChartRow,
  listChartRows,
} from './history-store.ts';
import { summaryOf } from './present.ts';
import { certaintyOfBirth } from './service.ts';
import { deleteChartRow } from './store.ts';

/**
 * A page of the person's charts in the requested order.
 * @throws AppError chart.not_found when the cursor's chart was deleted, or is somebody else's
 */
export async function list(
  ctx: Ctx<UserActor>,
  { cursor, ...page }: RouteRequest<typeof listCharts>['query'],
): Promise<ChartSummary[]> {
  const after =
    cursor === undefined ? null : await findPosition(ctx.db, ctx.actor.id, cursor, page.sort);
  if (after === undefined) throw new AppError('chart.not_found');
  const rows = await listChartRows(ctx.db, ctx.actor.id, { ...page, after });
  return rows.map((row) => listed(ctx, row));
}

/** A chart as its card shows it. */
function listed(ctx: Ctx, row: ListedChartRow): ChartSummary {
  const summary = summaryOf(row);
  const certainty = certaintyOfBirth(ctx, row);
  if (!certainty) return summary;
  return {
    ...summary,
    varying: CARD_FACTS.filter((id) => certainty[id].kind === 'varying'),
    certainChannels: CHANNEL_IDS.filter((id) =>
      certainty.channels.some(({ channel, state }) => channel === id && isAlwaysFilled(state)),
    ),
    ...typeSharesOf(certainty),
  };
}

function isAlwaysFilled(state: ChartCertainty['channels'][number]['state']): boolean {
  return state.kind === 'stable' && state.value === 'filled';
}

/** The likeliest type first; nothing where there is only one. */
function typeSharesOf({ type }: ChartCertainty): Pick<ChartSummary, 'typeShares'> {
  if (type.kind === 'stable') return {};
  const shares = type.shares.map(({ value, share }) => ({ type: value, share }));
  return { typeShares: shares.toSorted((a, b) => b.share - a.share) };
}

/** How many charts the person has, or how many of them search and filter find. */
export async function count(
  ctx: Ctx<UserActor>,
  found: RouteRequest<typeof countCharts>['query'],
): Promise<{ total: number }> {
  return { total: await countChartRows(ctx.db, ctx.actor.id, found) };
}

/**
 * Deletes a chart with its revisions and its generation record: no birth data remain.
 * @throws AppError chart.not_found, also for somebody else's chart
 */
export async function erase(ctx: Ctx<UserActor>, chartId: string): Promise<void> {
  const isErased = await deleteChartRow(ctx.db, ctx.actor.id, chartId);
  if (!isErased) throw new AppError('chart.not_found');
}
