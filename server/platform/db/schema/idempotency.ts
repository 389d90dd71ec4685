import { index, jsonb, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './identity.ts';

/**
 * What a request with an `Idempotency-Key` has created. The row is written in the transaction of the
 * work itself, so that there is one exactly when the work is done.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Method and path of the operation, parameters by name. */
    operation: varchar('operation', { length: 120 }).notNull(),
    key: varchar('key', { length: 64 }).notNull(),
    /** SHA-256 of parameters and body, base64url. */
    requestHash: varchar('request_hash', { length: 43 }).notNull(),
    /** The reply, or what it can be read again by; null for replies with a secret. */
    kept: jsonb('kept').$type<{ readonly reply?: unknown }>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
