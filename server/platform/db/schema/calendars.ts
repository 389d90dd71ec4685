import { index, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { teams } from './accounts.ts';
import { id, instant, newest } from './columns.ts';
import { users } from './identity.ts';

/**
 * A link that a calendar subscribes to. The token itself is shown once and stored nowhere; a revoked
 * link has no row.
 */
export const calendarLinks = pgTable(
  'calendar_links',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** null for the person's own sky. */
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('calendar_links_token').on(table.tokenHash),
    index('calendar_links_user').on(table.userId, newest(table.createdAt)),
    index('calendar_links_team').on(table.teamId),
  ],
);
