import { and, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Retention } from '../../platform/config-retention.ts';
import type { Db } from '../../platform/db/client.ts';
import { paymentEvents } from '../../platform/db/schema/billing.ts';
import { coachConversations } from '../../platform/db/schema/coach.ts';
import { keptInvoices } from '../../platform/db/schema/deletion.ts';
import { teamInvitations } from '../../platform/db/schema/invitations.ts';

/** What is deleted so many days after the time in a column. */
interface Rule {
  readonly table: PgTable;
  readonly key: PgColumn;
  readonly since: PgColumn;
  readonly days: keyof Retention;
  readonly only?: SQL;
}

export const RULES: readonly Rule[] = [
  {
    table: coachConversations,
    key: coachConversations.id,
    since: coachConversations.updatedAt,
    days: 'chat',
  },
  {
    table: teamInvitations,
    key: teamInvitations.id,
    since: teamInvitations.expiresAt,
    days: 'invitation',
  },
  {
    table: paymentEvents,
    key: paymentEvents.id,
    since: paymentEvents.receivedAt,
    days: 'paymentEvent',
    // One that still fails is a master admin's to look into.
    only: isNotNull(paymentEvents.doneAt),
  },
  { table: keptInvoices, key: keptInvoices.id, since: keptInvoices.createdAt, days: 'invoice' },
];

/** @returns how many rows it deleted, at most `limit` */
export async function deleteOlder(
  db: Db,
  { table, key, since, only }: Rule,
  before: Date,
  limit: number,
): Promise<number> {
  const old = db
    .select({ key })
    .from(table)
    .where(and(lte(since, before), only))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db.delete(table).where(inArray(key, old)).returning({ key });
  return gone.length;
}
