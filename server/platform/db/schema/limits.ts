import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * A caller's calls in the current window. The migration makes it an unlogged table: counts need not
 * survive a crash, and need not wait for the disk.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The class of operations and the caller. */
    key: varchar('key', { length: 120 }).primaryKey(),
    endsAt: instant('ends_at').notNull(),
    /** One more than the limit once a call has been refused. */
    taken: integer('taken').notNull(),
  },
  (table) => [index('rate_limits_ends').on(table.endsAt)],
);
