import { and, eq, inArray, ne, notInArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { knowledgeChunks } from '../../platform/db/schema/knowledge.ts';

export type NewKnowledgeChunk = typeof knowledgeChunks.$inferInsert;

/** Small enough that reading the vectors does not block the event loop for long. */
const READ_AT_ONCE = 64;

/** A model's stored vectors by content hash, for the given hashes. */
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

/** Stores vectors; existing ones are kept. */
export async function insertChunks(db: Db, chunks: readonly NewKnowledgeChunk[]): Promise<void> {
  await db
    .insert(knowledgeChunks)
    .values([...chunks])
    .onConflictDoNothing();
}

/** Deletes the vectors of other models and of texts that no longer exist. */
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

/** Deletes all vectors of a model. */
export async function deleteModel(db: Db, model: string): Promise<void> {
  await db.delete(knowledgeChunks).where(eq(knowledgeChunks.model, model));
}
