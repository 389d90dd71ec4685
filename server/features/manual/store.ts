import { and, eq, sql } from 'drizzle-orm';
import type { ManualLine } from '#shared/contract/manual.ts';
import type { Db } from '../../platform/db/client.ts';
import { chartManuals, individualCharts } from '../../platform/db/schema/charts.ts';

/** The edited lines; undefined while there are none, or the person has no such chart. */
export async function findLines(
  db: Db,
  userId: string,
  chartId: string,
): Promise<ManualLine[] | undefined> {
  const [row] = await db
    .select({ lines: chartManuals.lines })
    .from(chartManuals)
    .innerJoin(individualCharts, eq(individualCharts.id, chartManuals.chartId))
    .where(and(eq(chartManuals.chartId, chartId), eq(individualCharts.userId, userId)));
  return row?.lines;
}

/**
 * Stores the lines in place of earlier ones.
 * @returns false when the person has no such chart
 */
export async function saveLines(
  db: Db,
  userId: string,
  chartId: string,
  { lines, editedAt }: { readonly lines: readonly ManualLine[]; readonly editedAt: Date },
): Promise<boolean> {
  // A concurrent deletion of the chart waits for this lock, then deletes the lines with it.
  const { rows } = await db.execute(sql`
    insert into ${chartManuals} (chart_id, lines, edited_at)
    select c.id, ${JSON.stringify(lines)}::jsonb, ${editedAt.toISOString()}::timestamptz
    from ${individualCharts} c where c.id = ${chartId} and c.user_id = ${userId}
    for key share of c
    on conflict (chart_id) do update
      set lines = excluded.lines, edited_at = excluded.edited_at
    returning chart_id`);
  return rows.length > 0;
}

export async function deleteLines(db: Db, chartId: string): Promise<void> {
  await db.delete(chartManuals).where(eq(chartManuals.chartId, chartId));
}
