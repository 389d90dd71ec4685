import { pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Which instance does a piece of background work, and until when its lease runs. */
export const jobLeases = pgTable('job_leases', {
  name: varchar('name', { length: 220 }).primaryKey(),
  /** Null once the work is done. A holder that died leaves its lease to expire. */
  holder: uuid('holder'),
  /** By the database's clock. */
  expiresAt: instant('expires_at').notNull(),
  /** When a recurring job last began, by the clock of its instance. */
  begunAt: instant('begun_at'),
});
