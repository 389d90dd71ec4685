import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { INCIDENT_KINDS } from '#shared/contract/billing.ts';
import type { Db } from '../../../platform/db/client.ts';
import { paymentIncidents } from '../../../platform/db/schema/billing.ts';

export type IncidentRow = typeof paymentIncidents.$inferSelect;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

const LISTED = 200;

/** Opens an incident, or counts it once more while one is open. */
export async function reportIncident(
  db: Db,
  incident: { kind: IncidentKind; subject: string; detail: string },
  now: Date,
  resolvedAt: Date | null = null,
): Promise<void> {
  await db
    .insert(paymentIncidents)
    .values({ ...incident, firstSeenAt: now, lastSeenAt: now, resolvedAt })
    .onConflictDoUpdate({
      target: [paymentIncidents.kind, paymentIncidents.subject],
      targetWhere: isNull(paymentIncidents.resolvedAt),
      set: {
        detail: incident.detail,
        lastSeenAt: now,
        attempts: sql`${paymentIncidents.attempts} + 1`,
      },
    });
}

export async function resolveIncidents(
  db: Db,
  kind: IncidentKind,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  if (subjects.length === 0) return;
  await db
    .update(paymentIncidents)
    .set({ resolvedAt: now })
    .where(
      and(
        eq(paymentIncidents.kind, kind),
        inArray(paymentIncidents.subject, [...subjects]),
        isNull(paymentIncidents.resolvedAt),
      ),
    );
}

export async function openIncidentSubjects(db: Db, kind: IncidentKind): Promise<string[]> {
  const rows = await db
    .select({ subject: paymentIncidents.subject })
    .from(paymentIncidents)
    .where(and(eq(paymentIncidents.kind, kind), isNull(paymentIncidents.resolvedAt)));
  return rows.map(({ subject }) => subject);
}

/** Open ones first, each part newest first. */
export async function listIncidents(db: Db): Promise<IncidentRow[]> {
  return db
    .select()
    .from(paymentIncidents)
    .orderBy(
      sql`${paymentIncidents.resolvedAt} is not null`,
      desc(paymentIncidents.lastSeenAt),
      desc(paymentIncidents.id),
    )
    .limit(LISTED);
}

export async function findIncident(db: Db, id: string): Promise<IncidentRow | undefined> {
  const [row] = await db.select().from(paymentIncidents).where(eq(paymentIncidents.id, id));
  return row;
}
