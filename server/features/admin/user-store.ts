import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { GlobalRole } from '#shared/domain/roles.ts';
import type { Db } from '../../platform/db/client.ts';
import { users } from '../../platform/db/schema/identity.ts';
import { accountMemberships } from '../../platform/db/schema/memberships.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { anywhere, atBeginning, isShort, lowered } from './text-search-store.ts';

const FACTS = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  globalRole: users.globalRole,
  isActive: users.isActive,
};

const WORDS = sql`lower(coalesce(${users.email}, '') || ' ' || coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`;
const BY_EMAIL = [asc(lowered(users.email)), asc(users.id)];

/** Prefix matches on names or email, the top N of each index. */
function beginning(db: Db, words: string, limit: number): SQL {
  const first = (column: typeof users.email | typeof users.firstName | typeof users.lastName) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(atBeginning(column, words))
      .orderBy(asc(lowered(column)))
      .limit(limit);
  return sql`(${first(users.email)}) union (${first(users.firstName)}) union (${first(users.lastName)})`;
}

/** How many substring matches on name or email are compared at most. */
const COMPARED_MAX = 200;

/** Size of the sample that is searched for a match shared by very many people. */
const SAMPLE = 3_000;

/** Matching people in a sample; null when too few of it match to leave the rest out. */
async function sharedByMany(tx: Db, words: string): Promise<string[] | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from (select * from ${users} limit ${SAMPLE}) as ${users}
    where ${anywhere(WORDS, words)} limit ${COMPARED_MAX}`);
  return rows.length < COMPARED_MAX ? null : rows.map(({ id }) => id);
}

/**
 * Anybody by parts of email and name, prefix matches first; one or two characters match prefixes
 * only. For very common words this finds only some people: more words find the rest.
 */
export async function searchEverybody(db: Db, words: string, limit: number) {
  const begins = sql`coalesce(${or(
    atBeginning(users.email, words),
    atBeginning(users.firstName, words),
    atBeginning(users.lastName, words),
  )}, false)`;
  return inTransaction(db, async (tx) => {
    // The trigram index would first list everybody who matches.
    const many = isShort(words) ? [] : await sharedByMany(tx, words);
    const inside = many
      ? sql`select unnest(${sql.param(many)}::uuid[])`
      : tx.select({ id: users.id }).from(users).where(anywhere(WORDS, words)).limit(COMPARED_MAX);
    // Frequent words tempt the planner into a sequential scan; beyond 20,000 matches a part will do.
    await tx.execute(sql`set local enable_seqscan = off; set local gin_fuzzy_search_limit = 20000`);
    return tx
      .select(FACTS)
      .from(users)
      .where(sql`${users.id} in (${beginning(tx, words, limit)} union (${inside}))`)
      .orderBy(desc(begins), ...BY_EMAIL)
      .limit(limit);
  });
}

/** Active people of some accounts by parts of email and name, and others by their full email. */
export async function searchAround(
  db: Db,
  accountIds: readonly string[],
  words: string,
  limit: number,
) {
  const inside = db
    .select({ id: users.id })
    .from(accountMemberships)
    .innerJoin(users, eq(users.id, accountMemberships.userId))
    .where(
      and(
        inArray(accountMemberships.accountId, [...accountIds]),
        eq(accountMemberships.isActive, true),
        anywhere(WORDS, words),
      ),
    );
  const exact = db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${words})`);
  return db
    .select(FACTS)
    .from(users)
    .where(and(sql`${users.id} in ((${inside}) union (${exact}))`, eq(users.isActive, true)))
    .orderBy(...BY_EMAIL)
    .limit(limit);
}

export async function lockUser(tx: Db, id: string) {
  const [row] = await tx.select(FACTS).from(users).where(eq(users.id, id)).for('no key update');
  return row;
}

export async function findUser(db: Db, id: string) {
  const [row] = await db.select(FACTS).from(users).where(eq(users.id, id));
  return row;
}

/** The role is granted manually, so the configuration can no longer revoke it. */
export async function setGlobalRole(
  tx: Db,
  id: string,
  globalRole: GlobalRole,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ globalRole, roleBeforeMaster: null, updatedAt: now })
    .where(eq(users.id, id));
}

export async function setActive(tx: Db, id: string, isActive: boolean, now: Date): Promise<void> {
  await tx.update(users).set({ isActive, updatedAt: now }).where(eq(users.id, id));
}
