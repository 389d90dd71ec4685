import type { PaperSize } from '#shared/contract/report.ts';
import { dateWords } from '#shared/domain/date-format.ts';
import type { UserActor } from '../../platform/context.ts';
import { certaintyOfBirth, readRow } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { doubtedManual, manualOfRow } from '../manual/service.ts';
import { readWholeReading } from '../reading/service.ts';
import { reportContent } from './content.ts';
import { reportFileName } from './file-name.ts';
import { inTurn } from './turns.ts';

/** Where Letter is the usual paper; ISO 3166-1. */
const LETTER_REGIONS: ReadonlySet<string> = new Set([
  ...['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'DO', 'GT', 'HN', 'NI', 'PA', 'PR', 'SV', 'VE'],
]);

/** The usual paper of a region; Letter where it is unknown, as everything is American by default. */
function usualSize(region: string | undefined): PaperSize {
  return region === undefined || LETTER_REGIONS.has(region) ? 'letter' : 'a4';
}

/**
 * The report of a chart as a PDF.
 * @throws AppError chart.not_found, also for somebody else's chart; service.unavailable when too
 * many are being made
 */
export async function readReport(
  ctx: Ctx<UserActor>,
  chartId: string,
  size: PaperSize = usualSize(ctx.region),
): Promise<{ fileName: string; bytes: Uint8Array<ArrayBuffer> }> {
  const row = await readRow(ctx, chartId);
  const now = ctx.clock();
  const certainty = certaintyOfBirth(ctx, row);
  const content = reportContent({
    row,
    reading: await readWholeReading(ctx, chartId),
    certainty,
    manual: doubtedManual(await manualOfRow(ctx, row), row, certainty),
    dates: dateWords({ locale: `en-${ctx.region ?? 'US'}`, clock: ctx.actor.clock }),
    now,
  });
  return inTurn(async () => {
    // Its fonts and shaping are only loaded once somebody asks for a report.
    const { renderReport } = await import('./render.ts');
    return { fileName: reportFileName(row.name), bytes: await renderReport(content, size, now) };
  });
}
