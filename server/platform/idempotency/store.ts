import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';

export type NewKey = Omit<typeof idempotencyKeys.$inferInsert, 'kept'>;
export type KeyId = Pick<NewKey, 'userId' | 'operation' | 'key'>;
export type KeyRow = typeof idempotencyKeys.$inferSelect;

const isKey = ({ userId, operation, key }: KeyId) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );

export async function findKey(db: Db, id: KeyId): Promise<KeyRow | null> {
  const [row] = await db.select().from(idempotencyKeys).where(isKey(id));
  return row ?? null;
}

/**
 * Waits for a transaction that is inserting the same key.
 * @returns false when the key exists
 */
export async function insertKey(tx: Db, key: NewKey): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

export async function setKept(db: Db, id: KeyId, kept: KeyRow['kept']): Promise<void> {
  await db.update(idempotencyKeys).set({ kept }).where(isKey(id));
}

/** Deletes keys from before an instant, skipping rows locked by another instance. */
export async function deleteKeysBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({
      userId: idempotencyKeys.userId,
      operation: idempotencyKeys.operation,
      key: idempotencyKeys.key,
    })
    .from(idempotencyKeys)
    .where(lte(idempotencyKeys.createdAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { userId, operation, key } = idempotencyKeys;
  const gone = await db
    .delete(idempotencyKeys)
    .where(sql`(${userId}, ${operation}, ${key}) in ${old}`)
    .returning({ key });
  return gone.length;
}
