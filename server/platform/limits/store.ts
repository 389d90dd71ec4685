import { inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { preparedQuery } from '../db/prepared.ts';
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

const take = preparedQuery('take_calls', (db, name) => {
  const hasEnded = sql`${rateLimits.endsAt} <= ${sql.placeholder('now')}::timestamptz`;
  return db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      endsAt: sql.placeholder('endsAt'),
      taken: sql.placeholder('first'),
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${rateLimits.endsAt} end`,
        taken: sql`case
          when ${hasEnded} then excluded.taken
          when ${rateLimits.taken} < ${sql.placeholder('leasesUntil')}::int
            then ${rateLimits.taken} + ${sql.placeholder('lease')}::int
          when ${rateLimits.taken} < ${sql.placeholder('limit')}::int then ${rateLimits.taken} + 1
          else ${sql.placeholder('limit')}::int + 1 end`,
      },
    })
    .returning({ taken: rateLimits.taken, endsAt: rateLimits.endsAt })
    .prepare(name);
});

/** Takes calls from the current window, or from a new one, in one statement. */
export async function takeCalls(
  db: Db,
  { now, ...given }: Take,
): Promise<{ taken: number; endsAt: Date }> {
  const first = given.leasesUntil > 0 ? given.lease : 1;
  const [row] = await take(db).execute({ ...given, first, now: now.toISOString() });
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
