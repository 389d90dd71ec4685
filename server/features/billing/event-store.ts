import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { TROUBLE_KINDS } from '#shared/contract/billing.ts';
import type { Db } from '../../platform/db/client.ts';
import { paymentEvents, paymentTroubles } from '../../platform/db/schema/billing.ts';
import type { PaymentEvent } from '../../providers/payments/port.ts';

export type EventRow = typeof paymentEvents.$inferSelect;
export type TroubleRow = typeof paymentTroubles.$inferSelect;
export type TroubleKind = (typeof TROUBLE_KINDS)[number];

const SHOWN = 200;

/** Keeps events that are not kept yet. */
export async function keepEvents(
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

/** Takes due events for one worker; whoever dies with them leaves them due again at `until`. */
export async function claimEvents(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<EventRow[]> {
  const due = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), lte(paymentEvents.nextTryAt, now)))
    .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(paymentEvents)
    .set({ nextTryAt: until, attempts: sql`${paymentEvents.attempts} + 1` })
    .where(inArray(paymentEvents.id, due))
    .returning();
}

export async function markProcessed(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ processedAt: now, nextTryAt: null, lastError: null })
    .where(inArray(paymentEvents.id, [...ids]));
}

export async function markFailed(
  db: Db,
  id: string,
  failure: { readonly nextTryAt: Date | null; readonly lastError: string },
): Promise<void> {
  await db.update(paymentEvents).set(failure).where(eq(paymentEvents.id, id));
}

export async function makeDue(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ nextTryAt: now })
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.processedAt)));
}

export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row;
}

/** Writes a trouble down, or counts it once more while it is open. */
export async function noteTrouble(
  db: Db,
  trouble: { kind: TroubleKind; subject: string; detail: string },
  now: Date,
  resolvedAt: Date | null = null,
): Promise<void> {
  await db
    .insert(paymentTroubles)
    .values({ ...trouble, firstSeenAt: now, lastSeenAt: now, resolvedAt })
    .onConflictDoUpdate({
      target: [paymentTroubles.kind, paymentTroubles.subject],
      targetWhere: isNull(paymentTroubles.resolvedAt),
      set: {
        detail: trouble.detail,
        lastSeenAt: now,
        attempts: sql`${paymentTroubles.attempts} + 1`,
      },
    });
}

export async function resolveTroubles(
  db: Db,
  kind: TroubleKind,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  if (subjects.length === 0) return;
  await db
    .update(paymentTroubles)
    .set({ resolvedAt: now })
    .where(
      and(
        eq(paymentTroubles.kind, kind),
        inArray(paymentTroubles.subject, [...subjects]),
        isNull(paymentTroubles.resolvedAt),
      ),
    );
}

export async function openTroubleSubjects(db: Db, kind: TroubleKind): Promise<string[]> {
  const rows = await db
    .select({ subject: paymentTroubles.subject })
    .from(paymentTroubles)
    .where(and(eq(paymentTroubles.kind, kind), isNull(paymentTroubles.resolvedAt)));
  return rows.map(({ subject }) => subject);
}

/** Open ones first, each part newest first. */
export async function listTroubles(db: Db): Promise<TroubleRow[]> {
  return db
    .select()
    .from(paymentTroubles)
    .orderBy(
      sql`${paymentTroubles.resolvedAt} is not null`,
      desc(paymentTroubles.lastSeenAt),
      desc(paymentTroubles.id),
    )
    .limit(SHOWN);
}

export async function findTrouble(db: Db, id: string): Promise<TroubleRow | undefined> {
  const [row] = await db.select().from(paymentTroubles).where(eq(paymentTroubles.id, id));
  return row;
}
