import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
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

type Birth = Omit<NewIndividualChart, 'id' | 'userId' | 'createdAt'>;

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
  chart: Birth,
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
export async function eraseChart(db: Db, userId: string, id: string): Promise<boolean> {
  const erased = await db
    .delete(individualCharts)
    .where(own(userId, id))
    .returning({ id: individualCharts.id });
  return erased.length > 0;
}

const newestFirst = [desc(individualCharts.createdAt), desc(individualCharts.id)];

const latestChart = preparedQuery('latest_chart', (db, name) =>
  db
    .select(STORED)
    .from(individualCharts)
    .where(eq(individualCharts.userId, sql.placeholder('userId')))
    .orderBy(...newestFirst)
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

/** A chart's position in the list's order. */
export interface ChartPosition {
  readonly id: string;
  /** As the database formats it, with microseconds. */
  readonly createdAt: string;
}

export async function findPosition(
  db: Db,
  userId: string,
  id: string,
): Promise<ChartPosition | undefined> {
  const [row] = await db
    .select({
      id: individualCharts.id,
      createdAt: sql<string>`${individualCharts.createdAt}::text`,
    })
    .from(individualCharts)
    .where(own(userId, id));
  return row;
}

/** Matches part of a name, ignoring case and Unicode composition; no wildcards. */
function named(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  return sql`strpos(${foldedName}, normalize(lower(${search}::text))) > 0`;
}

export interface ChartPage {
  readonly limit: number;
  /** The last chart of the previous page; null for the first page. */
  readonly after: ChartPosition | null;
  readonly search: string | undefined;
}

/** The columns that lists show. */
const LISTED = {
  id: individualCharts.id,
  name: individualCharts.name,
  birthDate: individualCharts.birthDate,
  calendar: individualCharts.calendar,
  birthTime: individualCharts.birthTime,
  birthPlace: individualCharts.birthPlace,
  resolvedPlace: individualCharts.resolvedPlace,
  timeZone: individualCharts.timeZone,
  utcOffsetSeconds: individualCharts.utcOffsetSeconds,
  birthUtc: individualCharts.birthUtc,
  uncertaintyLevel: individualCharts.uncertaintyLevel,
  chartData: individualCharts.chartData,
  createdAt: individualCharts.createdAt,
};
export type ListedChartRow = Pick<IndividualChartRow, keyof typeof LISTED>;

export async function listChartRows(
  db: Db,
  userId: string,
  { limit, after, search }: ChartPage,
): Promise<ListedChartRow[]> {
  // Found in the index alone; only the page's own rows are read.
  const page = db
    .select({ id: individualCharts.id })
    .from(individualCharts)
    .where(
      and(
        eq(individualCharts.userId, userId),
        after
          ? sql`(${individualCharts.createdAt}, ${individualCharts.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
        named(search),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .as('page');
  return db
    .select(LISTED)
    .from(page)
    .innerJoin(individualCharts, eq(individualCharts.id, page.id))
    .orderBy(...newestFirst);
}

export async function countChartRows(
  db: Db,
  userId: string,
  search: string | undefined,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(individualCharts)
    .where(and(eq(individualCharts.userId, userId), named(search)));
  return row?.total ?? 0;
}
