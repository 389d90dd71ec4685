import { index, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/**
 * How many calls somebody has had in the window that runs. The migration makes it an unlogged table:
 * counting need not survive a crash of the database, and need not wait for its disk.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The class of operations and who calls. */
    key: varchar('key', { length: 120 }).primaryKey(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** One more than the limit once a call has been refused. */
    taken: integer('taken').notNull(),
  },
  (table) => [index('rate_limits_ends').on(table.endsAt)],
);
