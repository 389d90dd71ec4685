import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { logins } from '../../platform/db/schema/identity.ts';
import type { Owner, OwnTable } from './own-tables.ts';

/** Which of a table's rows belong to a person. */
function ownedBy(owner: Owner, userId: string): SQL {
  const owners: Readonly<Record<Owner, SQL>> = {
    person: sql`id = ${userId}`,
    user: sql`user_id = ${userId}`,
    chart: sql`chart_id in (select id from individual_charts where user_id = ${userId})`,
    conversation: sql`conversation_id in (select id from coach_conversations where user_id = ${userId})`,
    subscription: sql`subscription_id in (select id from billing_subscriptions where user_id = ${userId})`,
    member: sql`member_id in (select id from team_members where user_id = ${userId})`,
  };
  return owners[owner];
}

/** A person's rows of a table, with the columns as they are stored. */
export async function rowsOf(
  db: Db,
  { table, owner, hidden = [] }: OwnTable,
  userId: string,
): Promise<object[]> {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${ownedBy(owner, userId)}`,
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))),
  );
}

/** A person's running sign-ins, the latest first. */
export async function findRunningLogins(db: Db, userId: string, now: Date) {
  return db
    .select({ id: logins.id, createdAt: logins.createdAt, lastSeenAt: logins.lastSeenAt })
    .from(logins)
    .where(and(eq(logins.userId, userId), isNull(logins.revokedAt), gt(logins.expiresAt, now)))
    .orderBy(desc(logins.lastSeenAt), desc(logins.id))
    .limit(100);
}
