import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { knowledgeChunks, knowledgeLeases } from '../../platform/db/schema/knowledge.ts';

export type NewKnowledgeChunk = typeof knowledgeChunks.$inferInsert;

/** Few enough that reading their vectors does not hold up everything else. */
const READ_AT_ONCE = 64;

/** The kept vectors of a model by content hash, of those that are asked for. */
export async function readVectors(
  db: Db,
  model: string,
  hashes: readonly string[],
): Promise<Map<string, readonly number[]>> {
  const found = new Map<string, readonly number[]>();
  for (let start = 0; start < hashes.length; start += READ_AT_ONCE) {
    const rows = await db
      .select({ hash: knowledgeChunks.contentHash, vector: knowledgeChunks.vector })
      .from(knowledgeChunks)
      .where(
        and(
          eq(knowledgeChunks.model, model),
          inArray(knowledgeChunks.contentHash, hashes.slice(start, start + READ_AT_ONCE)),
        ),
      );
    for (const { hash, vector } of rows) found.set(hash, vector);
  }
  return found;
}

/** Keeps vectors; those that are there already stay. */
export async function insertChunks(db: Db, chunks: readonly NewKnowledgeChunk[]): Promise<void> {
  await db
    .insert(knowledgeChunks)
    .values([...chunks])
    .onConflictDoNothing();
}

/** Forgets the vectors of other models and of texts that are no longer there. */
export async function deleteOtherChunks(
  db: Db,
  model: string,
  hashes: readonly string[],
): Promise<void> {
  await db
    .delete(knowledgeChunks)
    .where(
      or(ne(knowledgeChunks.model, model), notInArray(knowledgeChunks.contentHash, [...hashes])),
    );
}

/** Forgets all vectors of a model. */
export async function deleteModel(db: Db, model: string): Promise<void> {
  await db.delete(knowledgeChunks).where(eq(knowledgeChunks.model, model));
}

/**
 * Takes the lease of a model, or prolongs it for who has it, by the database's clock.
 * @returns false when somebody else has it
 */
export async function takeLease(
  db: Db,
  model: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(knowledgeLeases)
    .values({ model, holder, expiresAt })
    .onConflictDoUpdate({
      target: knowledgeLeases.model,
      set: { holder, expiresAt },
      setWhere: sql`${knowledgeLeases.holder} = ${holder} or ${knowledgeLeases.expiresAt} <= now()`,
    })
    .returning({ model: knowledgeLeases.model });
  return taken.length > 0;
}

export async function dropLease(db: Db, model: string, holder: string): Promise<void> {
  await db
    .delete(knowledgeLeases)
    .where(and(eq(knowledgeLeases.model, model), eq(knowledgeLeases.holder, holder)));
}
