import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, real, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** The embedded knowledge base. Can be rebuilt from the articles at any time. */
export const knowledgeChunks = pgTable(
  'knowledge_chunks',
  {
    /** The embedder that made the vector; vectors of different models are never compared. */
    model: varchar('model', { length: 200 }).notNull(),
    /** SHA-256 of the chunk's content, as hexadecimal digits. */
    contentHash: varchar('content_hash', { length: 64 }).notNull(),
    filename: varchar('filename', { length: 255 }).notNull(),
    /** Zero-based. */
    chunkIndex: integer('chunk_index').notNull(),
    totalChunks: integer('total_chunks').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Normalized to length 1. */
    vector: real('vector').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.contentHash] }),
    check(
      'knowledge_chunks_position',
      sql`${table.chunkIndex} >= 0 and ${table.chunkIndex} < ${table.totalChunks}`,
    ),
    check('knowledge_chunks_vector', sql`cardinality(${table.vector}) > 0`),
  ],
);
