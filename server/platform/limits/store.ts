import { inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rateLimits } from '../db/schema/limits.ts';

export interface Take {
  readonly key: string;
  readonly now: Date;
  /** When a window that starts now ends. */
  readonly endsAt: Date;
  readonly limit: number;
  readonly lease: number;
  /** The count up to which a whole lease is taken. */
  readonly leasesUntil: number;
}

/** Takes calls from the current window, or from a new one, in one statement. */
export async function takeCalls(
  db: Db,
  { key, now, endsAt, limit, lease, leasesUntil }: Take,
): Promise<{ taken: number; endsAt: Date }> {
  const first = leasesUntil > 0 ? lease : 1;
  const hasEnded = sql`${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, endsAt, taken: first })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${rateLimits.endsAt} end`,
        taken: sql`case
          when ${hasEnded} then excluded.taken
          when ${rateLimits.taken} < ${leasesUntil}::int then ${rateLimits.taken} + ${lease}::int
          when ${rateLimits.taken} < ${limit}::int then ${rateLimits.taken} + 1
          else ${limit}::int + 1 end`,
      },
    })
    .returning({ taken: rateLimits.taken, endsAt: rateLimits.endsAt });
  if (!row) throw new Error('An upsert returned no row');
  return row;
}

/** Deletes windows that have ended, skipping rows locked by another instance. */
export async function deleteEnded(db: Db, now: Date, limit: number): Promise<number> {
  const ended = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.endsAt, now))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db
    .delete(rateLimits)
    .where(inArray(rateLimits.key, ended))
    .returning({ key: rateLimits.key });
  return gone.length;
}
