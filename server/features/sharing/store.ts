import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { preparedQuery } from '../../platform/db/prepared.ts';
import { chartShares, individualCharts } from '../../platform/db/schema/charts.ts';
import { users } from '../../platform/db/schema/identity.ts';

const { tokenHash: _secret, ...LISTED } = getTableColumns(chartShares);

export type ShareRow = Omit<typeof chartShares.$inferSelect, 'tokenHash'>;
export type NewShare = typeof chartShares.$inferInsert;

/**
 * Locks a chart, so that its links are counted one at a time; call it in a transaction.
 * @returns false when the person has no such chart
 */
export async function lockChart(tx: Db, userId: string, chartId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: individualCharts.id })
    .from(individualCharts)
    .where(and(eq(individualCharts.id, chartId), eq(individualCharts.userId, userId)))
    .for('update');
  return rows.length > 0;
}

export async function countWorkingShares(tx: Db, chartId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(chartShares)
    .where(and(eq(chartShares.chartId, chartId), gt(chartShares.expiresAt, now)));
  return row?.total ?? 0;
}

export async function insertShare(tx: Db, share: NewShare): Promise<ShareRow> {
  const [row] = await tx.insert(chartShares).values(share).returning(LISTED);
  if (!row) throw new Error('An insert returned no row');
  return row;
}

/** @returns the newest first; undefined when the person has no such chart. */
export async function listShareRows(
  db: Db,
  userId: string,
  chartId: string,
  now: Date,
): Promise<ShareRow[] | undefined> {
  const rows = await db
    .select({ share: LISTED })
    .from(individualCharts)
    .leftJoin(
      chartShares,
      and(eq(chartShares.chartId, individualCharts.id), gt(chartShares.expiresAt, now)),
    )
    .where(and(eq(individualCharts.id, chartId), eq(individualCharts.userId, userId)))
    .orderBy(desc(chartShares.createdAt), desc(chartShares.id));
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ share }) => share ?? []);
}

/** @returns false when the person has no such chart, or the chart no such link. */
export async function deleteShare(
  db: Db,
  userId: string,
  { id, shareId }: { readonly id: string; readonly shareId: string },
): Promise<boolean> {
  const own = db
    .select({ id: individualCharts.id })
    .from(individualCharts)
    .where(and(eq(individualCharts.id, id), eq(individualCharts.userId, userId)));
  const gone = await db
    .delete(chartShares)
    .where(and(eq(chartShares.id, shareId), inArray(chartShares.chartId, own)))
    .returning({ id: chartShares.id });
  return gone.length > 0;
}

const SHARED = {
  level: chartShares.level,
  showsName: chartShares.showsName,
  expiresAt: chartShares.expiresAt,
  name: individualCharts.name,
  birthDate: individualCharts.birthDate,
  calendar: individualCharts.calendar,
  birthTime: individualCharts.birthTime,
  birthPlace: individualCharts.birthPlace,
  resolvedPlace: individualCharts.resolvedPlace,
  uncertaintyLevel: individualCharts.uncertaintyLevel,
  toleranceMinutes: individualCharts.toleranceMinutes,
  timeZone: individualCharts.timeZone,
  utcOffsetSeconds: individualCharts.utcOffsetSeconds,
  offsetRule: individualCharts.offsetRule,
  longitude: individualCharts.longitude,
  birthUtc: individualCharts.birthUtc,
  chartData: individualCharts.chartData,
};

const sharedByToken = preparedQuery('shared_by_token', (db, name) =>
  db
    .select(SHARED)
    .from(chartShares)
    .innerJoin(individualCharts, eq(individualCharts.id, chartShares.chartId))
    .innerJoin(users, eq(users.id, individualCharts.userId))
    .where(
      and(
        isNull(users.deletionDueAt),
        eq(chartShares.tokenHash, sql.placeholder('tokenHash')),
        gt(chartShares.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare(name),
);

/** A chart with what a link to it shows; undefined for links that are unknown or expired, or of people who are leaving. */
export async function findShared(db: Db, tokenHash: string, now: Date) {
  const [row] = await sharedByToken(db).execute({ tokenHash, now });
  return row;
}
export type SharedRow = NonNullable<Awaited<ReturnType<typeof findShared>>>;

/** @returns false for links that are unknown or expired. */
export async function addView(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const counted = await db
    .update(chartShares)
    .set({ views: sql`${chartShares.views} + 1` })
    .where(and(eq(chartShares.tokenHash, tokenHash), gt(chartShares.expiresAt, now)))
    .returning({ id: chartShares.id });
  return counted.length > 0;
}

export async function deleteExpiredShares(db: Db, now: Date, limit: number): Promise<number> {
  const expired = db
    .select({ id: chartShares.id })
    .from(chartShares)
    .where(lte(chartShares.expiresAt, now))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db
    .delete(chartShares)
    .where(inArray(chartShares.id, expired))
    .returning({ id: chartShares.id });
  return gone.length;
}
