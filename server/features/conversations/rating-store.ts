import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { coachMessages, coachRatings } from '../../platform/db/schema/coach.ts';

type RatingRow = typeof coachRatings.$inferSelect;
type Answer = Pick<RatingRow, 'conversationId' | 'position'>;

/** Stores a rating in place of an earlier one. @returns false where there is no answer */
export async function saveRating(
  db: Db,
  { conversationId, position }: Answer,
  { verdict, reason, createdAt }: Omit<RatingRow, keyof Answer>,
): Promise<boolean> {
  const answer = db
    .select({
      conversationId: coachMessages.conversationId,
      position: coachMessages.position,
      verdict: sql`${verdict}::varchar`.as('verdict'),
      reason: sql`${reason}::varchar`.as('reason'),
      createdAt: sql`${createdAt.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(coachMessages)
    .where(
      and(
        eq(coachMessages.conversationId, conversationId),
        eq(coachMessages.position, position),
        eq(coachMessages.speaker, 'coach'),
      ),
    );
  const kept = await db
    .insert(coachRatings)
    .select(answer)
    .onConflictDoUpdate({
      target: [coachRatings.conversationId, coachRatings.position],
      set: { verdict, reason, createdAt },
    })
    .returning({ position: coachRatings.position });
  return kept.length > 0;
}

export async function deleteRating(db: Db, { conversationId, position }: Answer): Promise<void> {
  await db
    .delete(coachRatings)
    .where(
      and(eq(coachRatings.conversationId, conversationId), eq(coachRatings.position, position)),
    );
}

/** How many there are of each verdict since an instant. */
export async function countRatings(db: Db, from: Date): Promise<Map<RatingRow['verdict'], number>> {
  const rows = await db
    .select({ verdict: coachRatings.verdict, count: count() })
    .from(coachRatings)
    .where(gte(coachRatings.createdAt, from))
    .groupBy(coachRatings.verdict);
  return new Map(rows.map(({ verdict, count: found }) => [verdict, found]));
}
