import { pgTable, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/** Which instance does a piece of background work, and until when its lease runs. */
export const jobLeases = pgTable('job_leases', {
  name: varchar('name', { length: 220 }).primaryKey(),
  /** Null once the work is done. A holder that died leaves its lease to expire. */
  holder: uuid('holder'),
  /** By the database's clock. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** When a recurring job last began, by the clock of its instance. */
  begunAt: timestamp('begun_at', { withTimezone: true }),
});
