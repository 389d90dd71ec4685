import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts, teams } from '../../platform/db/schema/accounts.ts';
import { aiUsage } from '../../platform/db/schema/ai-usage.ts';
import { pentaAnalyses, teamMembers, workingDynamics } from '../../platform/db/schema/analyses.ts';
import { chartGenerations } from '../../platform/db/schema/charts.ts';
import { cleanupPreviews } from '../../platform/db/schema/cleanup.ts';
import { accountClosings } from '../../platform/db/schema/deletion.ts';
import { users } from '../../platform/db/schema/identity.ts';
import { teamConsents, teamInvitations, teamMoves } from '../../platform/db/schema/invitations.ts';
import { accountMemberships, teamMemberships } from '../../platform/db/schema/memberships.ts';
import { organizationDrafts } from '../../platform/db/schema/organization.ts';
import { usageTracking } from '../../platform/db/schema/system.ts';

/** Every table whose rows are deleted with an account; `account_id` names the account. */
const BELONGINGS = {
  charts: chartGenerations,
  teams,
  members: teamMembers,
  dynamics: workingDynamics,
  usage: usageTracking,
  pentas: pentaAnalyses,
  memberships: accountMemberships,
  viewers: teamMemberships,
  questions: aiUsage,
  invitations: teamInvitations,
  consents: teamConsents,
  moves: teamMoves,
  drafts: organizationDrafts,
  closings: accountClosings,
} satisfies Record<string, PgTable>;
export type Belonging = keyof typeof BELONGINGS;

/** What tells the rows of a table apart that has no id of its own. */
const KEYS: ReadonlyMap<PgTable, SQL> = new Map<PgTable, SQL>([
  [teamMoves, sql`t.member_id`],
  [organizationDrafts, sql`t.account_id`],
  [accountClosings, sql`t.account_id`],
]);

function keyOf(table: PgTable): SQL {
  return KEYS.get(table) ?? sql`t.id`;
}

const INACTIVE = eq(teamAccounts.isActive, false);

/** Account admins who are admins of no active account. */
const ORPHANED = sql`${users.globalRole} = 'account_admin' and not exists (
  select from ${accountMemberships} m join ${teamAccounts} a on a.id = m.account_id
  where m.user_id = ${users}.id and m.is_active and m.role = 'account_admin' and a.is_active
)`;

/**
 * Locks inactive accounts against changes and additions, and orphaned admins against getting an
 * account. Read what to delete afterwards, in separate statements.
 */
export async function lockPhantoms(tx: Db): Promise<void> {
  await tx
    .select({ id: teamAccounts.id })
    .from(teamAccounts)
    .where(INACTIVE)
    .orderBy(teamAccounts.id)
    .for('update');
  await tx.select({ id: users.id }).from(users).where(ORPHANED).orderBy(users.id).for('update');
}

export async function listPhantoms(db: Db) {
  return db
    .select({ id: teamAccounts.id, name: teamAccounts.name })
    .from(teamAccounts)
    .where(INACTIVE)
    .orderBy(asc(teamAccounts.id));
}

export async function listOrphans(db: Db) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(ORPHANED)
    .orderBy(asc(users.id));
}

interface Tally extends Record<string, unknown> {
  readonly what: Belonging;
  readonly total: number;
  readonly digest: string | null;
}

/** How many rows of each kind belong to these accounts, with a digest of their ids. */
export async function tallyBelongings(
  db: Db,
  accountIds: readonly string[],
): Promise<Record<Belonging, Tally>> {
  const parts = Object.entries<PgTable>(BELONGINGS).map(
    ([what, table]): SQL => sql`
      select ${what}::text as what, count(*)::int as total,
        md5(string_agg(${keyOf(table)}::text, ',' order by ${keyOf(table)})) as digest
      from ${table} t where t.account_id = any(${sql.param(accountIds)}::uuid[])`,
  );
  const { rows } = await db.execute<Tally>(sql.join(parts, sql` union all `));
  // One row for each name above, even for a count of zero.
  return Object.fromEntries(rows.map((row) => [row.what, row])) as Record<Belonging, Tally>;
}

/** Deletes accounts with everything in them. @returns how many there were. */
export async function deletePhantoms(tx: Db, accountIds: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(teamAccounts)
    .where(sql`${teamAccounts.id} = any(${sql.param(accountIds)}::uuid[])`)
    .returning({ id: teamAccounts.id });
  return gone.length;
}

/** Stores a new preview and deletes expired ones. */
export async function insertPreview(
  db: Db,
  preview: typeof cleanupPreviews.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(cleanupPreviews).where(lt(cleanupPreviews.expiresAt, now));
  await db.insert(cleanupPreviews).values(preview);
}

/** The person's own preview that may still be confirmed; locked until the transaction ends. */
export async function lockPreview(tx: Db, actorId: string, tokenDigest: string, now: Date) {
  const [row] = await tx
    .select({ id: cleanupPreviews.id, contentDigest: cleanupPreviews.contentDigest })
    .from(cleanupPreviews)
    .where(
      and(
        eq(cleanupPreviews.tokenDigest, tokenDigest),
        eq(cleanupPreviews.actorId, actorId),
        isNull(cleanupPreviews.usedAt),
        sql`${cleanupPreviews.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .for('update');
  return row;
}

export async function markUsed(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(cleanupPreviews).set({ usedAt: now }).where(eq(cleanupPreviews.id, id));
}
