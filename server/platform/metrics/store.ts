import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { billingCancellations, paymentEvents } from '../db/schema/billing.ts';
import { mailMessages } from '../db/schema/mail.ts';

/** A queue's state: what is due and not done, and how long its oldest job has waited. */
export interface QueueState {
  readonly queue: string;
  readonly waiting: number;
  /** Jobs that are tried again on request only. */
  readonly failed: number;
  readonly oldestSeconds: number;
}

const QUEUES = [
  { queue: 'mail', table: mailMessages, since: mailMessages.createdAt },
  { queue: 'payment_events', table: paymentEvents, since: paymentEvents.receivedAt },
  {
    queue: 'payment_cancellations',
    table: billingCancellations,
    since: billingCancellations.requestedAt,
  },
] as const;

/** The state of every queue, in one query. */
export async function queueStates(db: Db, now: Date): Promise<QueueState[]> {
  const parts = QUEUES.map(
    ({ queue, table, since }) => sql`
      select ${queue}::text as queue,
        count(*) filter (where ${table.nextTryAt} is not null)::int as waiting,
        count(*) filter (where ${table.nextTryAt} is null)::int as failed,
        coalesce(extract(epoch from ${now}::timestamptz - min(${since})), 0)::float8 as oldest
      from ${sql.identifier(getTableName(table))} where ${table.doneAt} is null`,
  );
  const { rows } = await db.execute<{
    queue: string;
    waiting: number;
    failed: number;
    oldest: number;
  }>(sql.join(parts, sql` union all `));
  return rows.map(({ oldest, ...rest }) => ({ ...rest, oldestSeconds: Math.max(0, oldest) }));
}
