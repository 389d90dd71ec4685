import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The columns of a table whose rows are jobs. */
export const queueColumns = () => ({
  attempts: integer('attempts').notNull().default(0),
  /** Null once it is retried on request only. A leased job is due again when its lease expires. */
  nextTryAt: instant('next_try_at'),
  triedAt: instant('tried_at'),
  /** The worker holding the lease, until it completes or postpones the job. */
  lease: uuid('lease'),
  doneAt: instant('done_at'),
  /** The class of the last error: never its message, which may hold personal data. */
  lastError: text('last_error'),
});
