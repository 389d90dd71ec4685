import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { teams } from '../../platform/db/schema/accounts.ts';
import { calendarLinks } from '../../platform/db/schema/calendars.ts';
import { users } from '../../platform/db/schema/identity.ts';

const LISTED = {
  id: calendarLinks.id,
  teamId: calendarLinks.teamId,
  teamName: teams.name,
  createdAt: calendarLinks.createdAt,
};
export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

export async function listLinks(db: Db, userId: string) {
  return db
    .select(LISTED)
    .from(calendarLinks)
    .leftJoin(teams, eq(teams.id, calendarLinks.teamId))
    .where(eq(calendarLinks.userId, userId))
    .orderBy(desc(calendarLinks.createdAt), desc(calendarLinks.id));
}

/** Locks a person, so that their links are counted one at a time; call it in a transaction. */
export async function countLinksLocked(tx: Db, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select({ total: count() })
    .from(calendarLinks)
    .where(eq(calendarLinks.userId, userId));
  return row?.total ?? 0;
}

export async function insertLink(
  tx: Db,
  link: typeof calendarLinks.$inferInsert,
): Promise<{ readonly id: string }> {
  const [row] = await tx.insert(calendarLinks).values(link).returning({ id: calendarLinks.id });
  if (!row) throw new Error('An insert returned no row');
  return row;
}

/** @returns false when the person has no such link. */
export async function deleteLink(db: Db, userId: string, linkId: string): Promise<boolean> {
  const gone = await db
    .delete(calendarLinks)
    .where(and(eq(calendarLinks.id, linkId), eq(calendarLinks.userId, userId)))
    .returning({ id: calendarLinks.id });
  return gone.length > 0;
}

/** A link with who made it; undefined for unknown ones, and of people who are deactivated or leaving. */
export async function findLink(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      teamId: calendarLinks.teamId,
      createdAt: calendarLinks.createdAt,
      userId: users.id,
      globalRole: users.globalRole,
    })
    .from(calendarLinks)
    .innerJoin(users, eq(users.id, calendarLinks.userId))
    .where(
      and(
        eq(calendarLinks.tokenHash, tokenHash),
        eq(users.isActive, true),
        isNull(users.deletionDueAt),
      ),
    );
  return row;
}
