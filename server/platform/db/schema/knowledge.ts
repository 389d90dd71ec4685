import { sql } from 'drizzle-orm';
import {
  check,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** The knowledge base as it was turned into vectors. Can be made anew from the articles any time. */
export const knowledgeChunks = pgTable(
  'knowledge_chunks',
  {
    /** Which embedder made the vector; vectors of different models are never compared. */
    model: varchar('model', { length: 200 }).notNull(),
    /** SHA-256 of all that is kept of the chunk, as hexadecimal digits. */
    contentHash: varchar('content_hash', { length: 64 }).notNull(),
    filename: varchar('filename', { length: 255 }).notNull(),
    /** From 0. */
    chunkIndex: integer('chunk_index').notNull(),
    totalChunks: integer('total_chunks').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Of length 1. */
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

/** Which instance is embedding for a model, and until when the others leave it to that one. */
export const knowledgeLeases = pgTable('knowledge_leases', {
  model: varchar('model', { length: 200 }).primaryKey(),
  holder: uuid('holder').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
