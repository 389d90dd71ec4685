import type { ChartData } from '#shared/contract/charts.ts';
import type { Reading as ReadingReply, setReadingFeedback } from '#shared/contract/reading.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { type Reading, readingOf } from '#shared/reading/reading.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { RejectedReading } from '../../providers/ai/port.ts';
import { readRow } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { presentReading } from './present.ts';
import { readingChartOf } from './reading-chart.ts';
import { rejectionsIn } from './rejections.ts';
import { deleteAnswer, listAnswers, saveAnswer } from './store.ts';
import { type StoredChart, wholeOf, writtenFor } from './written-hours.ts';

/**
 * What a chart means, with what its owner said of it.
 * @param hours which of its birth times the chapters are written for: unless given, those it is told for
 * @throws AppError chart.not_found, also for somebody else's chart; reading.hours_not_found
 */
export async function readReading(
  ctx: Ctx<UserActor>,
  chartId: string,
  hours?: number,
): Promise<ReadingReply> {
  const row = await readRow(ctx, chartId);
  const answers = await listAnswers(ctx.db, ctx.actor.id, chartId);
  const whole = wholeOf(ctx, row);
  const told = writtenFor(ctx, row, whole);
  const written = hours === undefined ? told : writtenFor(ctx, row, whole, hours);
  return presentReading(whole, written, answers, told.chart);
}

/**
 * What a chart means at all birth times it may have, for paper, where none can be chosen.
 * @throws AppError chart.not_found, also for somebody else's chart
 */
export async function readWholeReading(
  ctx: Ctx<UserActor>,
  chartId: string,
): Promise<ReadingReply> {
  const row = await readRow(ctx, chartId);
  const answers = await listAnswers(ctx.db, ctx.actor.id, chartId);
  const whole = wholeOf(ctx, row);
  return presentReading(whole, whole, answers);
}

/** What the owner of a chart has said doesn't fit them, for their own coach. */
export async function rejectedReadings(
  ctx: Ctx<UserActor>,
  chartId: string,
  chart: ChartData,
): Promise<readonly RejectedReading[]> {
  const answers = await listAnswers(ctx.db, ctx.actor.id, chartId);
  return answers.size === 0 ? [] : rejectionsIn(readingOf(readingChartOf(chart)), answers);
}

function hasParagraph({ chapters }: Reading, id: string): boolean {
  return chapters.some(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.id === id));
}

/** Whether the chapters have it, for whichever of the possible birth times they are written. */
function isInChapters(ctx: Ctx, row: StoredChart, id: string): boolean {
  if (hasParagraph(readingOf(readingChartOf(row.chartData)), id)) return true;
  const whole = wholeOf(ctx, row);
  return whole.hours.some(({ isWritten }, index) => {
    return !isWritten && hasParagraph(readingOf(writtenFor(ctx, row, whole, index).chart), id);
  });
}

/**
 * Stores what the owner says of a paragraph in place of an earlier answer; null takes it back.
 * @throws AppError chart.not_found, also for somebody else's chart; reading.paragraph_not_found
 */
export async function giveFeedback(
  ctx: Ctx<UserActor>,
  chartId: string,
  { paragraphId, answer }: RouteRequest<typeof setReadingFeedback>['body'],
) {
  const row = await readRow(ctx, chartId);
  if (answer === null) {
    await deleteAnswer(ctx.db, chartId, paragraphId);
  } else if (isInChapters(ctx, row, paragraphId)) {
    const given = { paragraphId, answer };
    const isStored = await saveAnswer(ctx.db, ctx.actor.id, chartId, given, ctx.clock());
    if (!isStored) throw new AppError('chart.not_found');
  } else {
    throw new AppError('reading.paragraph_not_found');
  }
  return { paragraphId, answer };
}
