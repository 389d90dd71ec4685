import { index, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './identity.ts';

/** A cleanup preview shown to a master admin, as digests; it can be confirmed once. */
export const cleanupPreviews = pgTable(
  'cleanup_previews',
  {
    id: id(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, in hexadecimal. */
    tokenDigest: varchar('token_digest', { length: 64 }).notNull(),
    /** A digest of the ids of everything to be deleted or reset. */
    contentDigest: varchar('content_digest', { length: 64 }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('cleanup_previews_token').on(table.tokenDigest),
    index('cleanup_previews_actor').on(table.actorId),
    index('cleanup_previews_expires').on(table.expiresAt),
  ],
);
