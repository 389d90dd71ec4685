import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { chartGenerations, individualCharts } from '../../db/schema/charts.ts';

export type IndividualChartRow = typeof individualCharts.$inferSelect;
export type NewIndividualChart = typeof individualCharts.$inferInsert;

/** Keeps a chart together with the record of its generation; to be called in a transaction. */
export async function insertChart(tx: Db, chart: NewIndividualChart): Promise<string> {
  const [row] = await tx
    .insert(individualCharts)
    .values(chart)
    .returning({ id: individualCharts.id });
  if (!row) throw new Error('An insert returned no row');
  await tx.insert(chartGenerations).values({
    userId: chart.userId,
    individualChartId: row.id,
    name: chart.name,
    birthDate: chart.birthDate,
    birthTime: chart.birthTime,
    birthPlace: chart.birthPlace,
    latitude: chart.latitude ?? null,
    longitude: chart.longitude ?? null,
    uncertaintyLevel: chart.uncertaintyLevel ?? 'low',
    chartData: chart.chartData,
    quickInsights: chart.quickInsights ?? null,
  });
  return row.id;
}

export async function findChart(
  db: Db,
  userId: string,
  id: string,
): Promise<IndividualChartRow | undefined> {
  const [row] = await db
    .select()
    .from(individualCharts)
    .where(and(eq(individualCharts.id, id), eq(individualCharts.userId, userId)));
  return row;
}

const newestFirst = [desc(individualCharts.createdAt), desc(individualCharts.id)];

export async function findLatestChart(
  db: Db,
  userId: string,
): Promise<IndividualChartRow | undefined> {
  const [row] = await db
    .select()
    .from(individualCharts)
    .where(eq(individualCharts.userId, userId))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

export async function listChartRows(db: Db, userId: string): Promise<IndividualChartRow[]> {
  return db
    .select()
    .from(individualCharts)
    .where(eq(individualCharts.userId, userId))
    .orderBy(...newestFirst);
}
