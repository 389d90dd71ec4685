import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { paymentEvents } from '../../../platform/db/schema/billing.ts';
import type { PaymentEvent } from '../../../providers/payments/port.ts';

export type EventRow = typeof paymentEvents.$inferSelect;

/** The queue's rows are the events themselves. */
export const EVENT_QUEUE = { table: paymentEvents, key: paymentEvents.id };

/** Stores events and enqueues them; one that is stored already is ignored. */
export async function saveEvents(
  db: Db,
  events: readonly PaymentEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insert(paymentEvents)
    .values(events.map((event) => ({ ...event, receivedAt: now, nextTryAt: now })))
    .onConflictDoNothing();
}

export async function eventsById(db: Db, ids: readonly string[]): Promise<EventRow[]> {
  return db
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.id, [...ids]));
}

export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row;
}
