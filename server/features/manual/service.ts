import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { Manual, ManualLine } from '#shared/contract/manual.ts';
import { doubtOf } from '#shared/contract/reading-doubt.ts';
import { manualOf, type ManualLine as Suggestion } from '#shared/reading/manual.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { readRow } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { readingChartOf } from '../reading/reading-chart.ts';
import { deleteLines, findLines, saveLines } from './store.ts';

type ChartRow = Awaited<ReturnType<typeof readRow>>;

function suggested({ chartData }: ChartRow): Manual {
  const lines = manualOf(readingChartOf(chartData)).map(({ label, text }) => ({ label, text }));
  return { lines, isEdited: false };
}

/** "How to work with me" of a chart of the person's own, as edited or else as suggested. */
export async function manualOfRow(ctx: Ctx<UserActor>, row: ChartRow): Promise<Manual> {
  const lines = await findLines(ctx.db, ctx.actor.id, row.id);
  return lines ? { lines, isEdited: true } : suggested(row);
}

export interface DoubtedLine extends ManualLine {
  /** Another possible birth time would suggest another text. */
  readonly isUncertain: boolean;
}

/** What is said in meetings rests on two facts, every other line on its first. */
function isUncertain({ id, evidence }: Suggestion, certainty: ChartCertainty): boolean {
  const facts = id === 'meetings' ? evidence : evidence.slice(0, 1);
  return facts.some((fact) => doubtOf([fact], certainty) !== null);
}

/** The lines with their doubts; a text that the person has changed is their own, and certain. */
export function doubtedManual(
  { lines }: Manual,
  { chartData }: ChartRow,
  certainty: ChartCertainty | null,
): readonly DoubtedLine[] {
  const doubtful = new Set(
    manualOf(readingChartOf(chartData)).flatMap((line) =>
      certainty && isUncertain(line, certainty) ? line.text : [],
    ),
  );
  return lines.map((line) => ({ ...line, isUncertain: doubtful.has(line.text) }));
}

/** @throws AppError chart.not_found, also for somebody else's chart */
export async function readManual(ctx: Ctx<UserActor>, chartId: string): Promise<Manual> {
  return manualOfRow(ctx, await readRow(ctx, chartId));
}

/** @throws AppError chart.not_found, also for somebody else's chart */
export async function save(
  ctx: Ctx<UserActor>,
  chartId: string,
  lines: ManualLine[],
): Promise<Manual> {
  const edit = { lines, editedAt: ctx.clock() };
  const isStored = await saveLines(ctx.db, ctx.actor.id, chartId, edit);
  if (!isStored) throw new AppError('chart.not_found');
  return { lines, isEdited: true };
}

/** @throws AppError chart.not_found, also for somebody else's chart */
export async function reset(ctx: Ctx<UserActor>, chartId: string): Promise<Manual> {
  const row = await readRow(ctx, chartId);
  await deleteLines(ctx.db, chartId);
  return suggested(row);
}
