import { and, eq, sql } from 'drizzle-orm';
import type { FEEDBACK_ANSWERS } from '#shared/contract/reading.ts';
import type { Db } from '../../platform/db/client.ts';
import { preparedQuery } from '../../platform/db/prepared.ts';
import { individualCharts, readingFeedback } from '../../platform/db/schema/charts.ts';

export type GivenAnswer = (typeof FEEDBACK_ANSWERS)[number];

const answersOfChart = preparedQuery('reading_answers', (db, name) =>
  db
    .select({ paragraphId: readingFeedback.paragraphId, answer: readingFeedback.answer })
    .from(readingFeedback)
    .innerJoin(individualCharts, eq(individualCharts.id, readingFeedback.chartId))
    .where(
      and(
        eq(readingFeedback.chartId, sql.placeholder('chartId')),
        eq(individualCharts.userId, sql.placeholder('userId')),
      ),
    )
    .prepare(name),
);

/** What the chart's owner said, by paragraph; nothing for anybody else. */
export async function listAnswers(
  db: Db,
  userId: string,
  chartId: string,
): Promise<ReadonlyMap<string, GivenAnswer>> {
  const rows = await answersOfChart(db).execute({ chartId, userId });
  return new Map(rows.map(({ paragraphId, answer }) => [paragraphId, answer]));
}

/**
 * Stores an answer in place of an earlier one.
 * @returns false when the person has no such chart
 */
export async function saveAnswer(
  db: Db,
  userId: string,
  chartId: string,
  { paragraphId, answer }: { readonly paragraphId: string; readonly answer: GivenAnswer },
  answeredAt: Date,
): Promise<boolean> {
  // A concurrent deletion of the chart waits for this lock, then deletes the answer with it.
  const { rows } = await db.execute(sql`
    insert into ${readingFeedback} (chart_id, paragraph_id, answer, answered_at)
    select c.id, ${paragraphId}, ${answer}, ${answeredAt.toISOString()}::timestamptz
    from ${individualCharts} c where c.id = ${chartId} and c.user_id = ${userId}
    for key share of c
    on conflict (chart_id, paragraph_id) do update
      set answer = excluded.answer, answered_at = excluded.answered_at
    returning chart_id`);
  return rows.length > 0;
}

export async function deleteAnswer(db: Db, chartId: string, paragraphId: string): Promise<void> {
  await db
    .delete(readingFeedback)
    .where(and(eq(readingFeedback.chartId, chartId), eq(readingFeedback.paragraphId, paragraphId)));
}
