import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { individualCharts, ownCharts } from '../../platform/db/schema/charts.ts';

interface OwnChartRow extends Record<string, unknown> {
  readonly chartId: string | null;
  readonly isAnswered: boolean;
  readonly hasTwoNames: boolean;
}

/** The person's answer about their own chart, and whether their charts have more than one name. */
export async function findOwnChart(db: Db, userId: string): Promise<OwnChartRow | undefined> {
  const { rows } = await db.execute<OwnChartRow>(sql`
    select o.chart_id as "chartId", o.user_id is not null as "isAnswered", (
      select count(distinct btrim(c.folded_name)) > 1
      from ${individualCharts} c where c.user_id = me.id
    ) as "hasTwoNames"
    from (select ${userId}::uuid as id) me left join ${ownCharts} o on o.user_id = me.id`);
  return rows[0];
}

/** @returns false when the person has no such chart. */
export async function markChart(
  db: Db,
  userId: string,
  chartId: string,
  now: Date,
): Promise<boolean> {
  // A concurrent deletion of the chart waits for this lock, then clears the mark with it.
  const { rows } = await db.execute(sql`
    insert into ${ownCharts} (user_id, chart_id, decided_at)
    select c.user_id, c.id, ${now.toISOString()}::timestamptz from ${individualCharts} c
    where c.id = ${chartId} and c.user_id = ${userId}
    for key share of c
    on conflict (user_id) do update
      set chart_id = excluded.chart_id, decided_at = excluded.decided_at
    returning user_id`);
  return rows.length > 0;
}

/** Records that none of the charts is the person's own. */
export async function markNone(db: Db, userId: string, now: Date): Promise<void> {
  const none = { chartId: null, decidedAt: now };
  await db
    .insert(ownCharts)
    .values({ userId, ...none })
    .onConflictDoUpdate({ target: ownCharts.userId, set: none });
}
