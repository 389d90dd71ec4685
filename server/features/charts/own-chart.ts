import type { OwnChart } from '#shared/contract/own-chart.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { findOwnChart, markChart, markNone } from './own-chart-store.ts';

/** The chart that the person marked as their own, and whether to ask them. */
export async function readOwnChart({ db, actor }: Ctx<UserActor>): Promise<OwnChart> {
  const row = await findOwnChart(db, actor.id);
  return {
    chartId: row?.chartId ?? null,
    isQuestionDue: row?.hasTwoNames === true && !row.isAnswered,
  };
}

/**
 * Marks one chart as the person's own, or none; either way they are not asked again.
 * @throws AppError chart.not_found, also for somebody else's chart
 */
export async function chooseOwnChart(
  { db, actor, clock }: Ctx<UserActor>,
  chartId: string | null,
): Promise<OwnChart> {
  if (chartId === null) await markNone(db, actor.id, clock());
  else if (!(await markChart(db, actor.id, chartId, clock())))
    throw new AppError('chart.not_found');
  return { chartId, isQuestionDue: false };
}
