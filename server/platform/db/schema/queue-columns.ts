import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The columns of a table whose rows are jobs. */
export const queueColumns = () => ({
  attempts: integer('attempts').notNull().default(0),
  /** Null once it is retried on request only. A leased job is due again when its lease expires. */
  nextTryAt: timestamp('next_try_at', { withTimezone: true }),
  triedAt: timestamp('tried_at', { withTimezone: true }),
  /** The worker holding the lease, until it completes or postpones the job. */
  lease: uuid('lease'),
  doneAt: timestamp('done_at', { withTimezone: true }),
  /** The class of the last error: never its message, which may hold personal data. */
  lastError: text('last_error'),
});
