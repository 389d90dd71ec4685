import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { preparedQuery } from '../../platform/db/prepared.ts';
import {
  chartGenerations,
  chartRevisions,
  individualCharts,
} from '../../platform/db/schema/charts.ts';

const { foldedName, ...STORED } = getTableColumns(individualCharts);

export type IndividualChartRow = Omit<typeof individualCharts.$inferSelect, 'foldedName'>;
export type NewIndividualChart = typeof individualCharts.$inferInsert;
export type ChartRevisionRow = typeof chartRevisions.$inferSelect;

type ChartReplacement = Omit<NewIndividualChart, 'id' | 'userId' | 'createdAt'>;

/** Stores a chart with its generation record; call it in a transaction. */
export async function insertChart(tx: Db, chart: NewIndividualChart): Promise<string> {
  const [row] = await tx
    .insert(individualCharts)
    .values(chart)
    .returning({ id: individualCharts.id });
  if (!row) throw new Error('An insert returned no row');
  await tx.insert(chartGenerations).values({ userId: chart.userId, individualChartId: row.id });
  return row.id;
}

/** Filters by owner: somebody else's charts are not found. */
function own(userId: string, id: string): SQL | undefined {
  return and(eq(individualCharts.id, id), eq(individualCharts.userId, userId));
}

const ownChartById = preparedQuery('own_chart_by_id', (db, name) =>
  db
    .select(STORED)
    .from(individualCharts)
    .where(
      and(
        eq(individualCharts.id, sql.placeholder('id')),
        eq(individualCharts.userId, sql.placeholder('userId')),
      ),
    )
    .prepare(name),
);

export async function findChart(
  db: Db,
  userId: string,
  id: string,
): Promise<IndividualChartRow | undefined> {
  const [row] = await ownChartById(db).execute({ userId, id });
  return row;
}

/** Locks the chart until the transaction ends. */
export async function lockChart(
  tx: Db,
  userId: string,
  id: string,
): Promise<IndividualChartRow | undefined> {
  const [row] = await tx.select(STORED).from(individualCharts).where(own(userId, id)).for('update');
  return row;
}

/** Replaces a chart's birth data and everything derived from them; call it in a transaction. */
export async function replaceChart(
  tx: Db,
  { id, userId }: IndividualChartRow,
  chart: ChartReplacement,
): Promise<IndividualChartRow> {
  const [row] = await tx
    .update(individualCharts)
    // An older chart's stored insight isn't true of the corrected one.
    .set({ ...chart, quickInsights: null })
    .where(own(userId, id))
    .returning(STORED);
  if (!row) throw new Error('An update returned no row');
  return row;
}

/** Stores the next revision of a locked chart; call it in a transaction. */
export async function insertRevision(
  tx: Db,
  revision: Omit<ChartRevisionRow, 'number'>,
): Promise<void> {
  const others = tx
    .select({ next: sql`coalesce(max(${chartRevisions.number}), 0) + 1` })
    .from(chartRevisions)
    .where(eq(chartRevisions.chartId, revision.chartId));
  await tx.insert(chartRevisions).values({ ...revision, number: sql`(${others})` });
}

/** @returns the newest first; undefined when the person has no such chart. */
export async function listRevisionRows(
  db: Db,
  userId: string,
  chartId: string,
  limit: number,
): Promise<ChartRevisionRow[] | undefined> {
  const rows = await db
    .select({ revision: chartRevisions })
    .from(individualCharts)
    .leftJoin(chartRevisions, eq(chartRevisions.chartId, individualCharts.id))
    .where(own(userId, chartId))
    .orderBy(desc(chartRevisions.number))
    .limit(limit);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ revision }) => revision ?? []);
}

/** Deletes its revisions and generation record too. @returns false when there is no such chart. */
export async function deleteChartRow(db: Db, userId: string, id: string): Promise<boolean> {
  const erased = await db
    .delete(individualCharts)
    .where(own(userId, id))
    .returning({ id: individualCharts.id });
  return erased.length > 0;
}

const latestChart = preparedQuery('latest_chart', (db, name) =>
  db
    .select(STORED)
    .from(individualCharts)
    .where(eq(individualCharts.userId, sql.placeholder('userId')))
    .orderBy(desc(individualCharts.createdAt), desc(individualCharts.id))
    .limit(1)
    .prepare(name),
);

export async function findLatestChart(
  db: Db,
  userId: string,
): Promise<IndividualChartRow | undefined> {
  const [row] = await latestChart(db).execute({ userId });
  return row;
}
