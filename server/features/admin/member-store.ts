import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { GlobalRole } from '#shared/domain/roles.ts';
import type { Db } from '../../platform/db/client.ts';
import { teams } from '../../platform/db/schema/accounts.ts';
import { users } from '../../platform/db/schema/identity.ts';
import { accountMemberships, teamMemberships } from '../../platform/db/schema/memberships.ts';
import type { MembershipKey } from '../accounts/membership-key.ts';

/** A person and a team, each by name like in `MembershipKey`. */
export interface ViewerKey {
  readonly teamId: string;
  readonly userId: string;
}

/** A person's role in an account; null for non-members. */
export async function findRole(db: Db, key: MembershipKey): Promise<GlobalRole | null> {
  const [row] = await db
    .select({ role: accountMemberships.role })
    .from(accountMemberships)
    .where(membership(key));
  return row?.role ?? null;
}

function membership({ accountId, userId }: MembershipKey): SQL | undefined {
  return and(
    eq(accountMemberships.userId, userId),
    eq(accountMemberships.accountId, accountId),
    eq(accountMemberships.isActive, true),
  );
}

const PERSON = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};
const BY_EMAIL = [sql`lower(${users.email})`, users.id];

export async function listMembers(db: Db, accountId: string) {
  return db
    .select({
      ...PERSON,
      role: accountMemberships.role,
      createdAt: accountMemberships.createdAt,
    })
    .from(accountMemberships)
    .innerJoin(users, eq(users.id, accountMemberships.userId))
    .where(and(eq(accountMemberships.accountId, accountId), eq(accountMemberships.isActive, true)))
    .orderBy(...BY_EMAIL);
}

export async function listTeamViewers(db: Db, teamId: string) {
  return db
    .select({ ...PERSON, role: teamMemberships.role, createdAt: teamMemberships.createdAt })
    .from(teamMemberships)
    .innerJoin(users, eq(users.id, teamMemberships.userId))
    .where(and(eq(teamMemberships.teamId, teamId), eq(teamMemberships.isActive, true)))
    .orderBy(...BY_EMAIL);
}

/** A person with their role in an account, and whether they see a team of it. */
export async function findPersonIn(tx: Db, key: MembershipKey) {
  const [row] = await tx
    .select({
      ...PERSON,
      isActive: users.isActive,
      role: accountMemberships.role,
      createdAt: accountMemberships.createdAt,
      seesTeams: sql<boolean>`exists (select from ${teamMemberships} v
        where v.user_id = ${users.id} and v.account_id = ${key.accountId}::uuid and v.is_active)`,
    })
    .from(users)
    .leftJoin(accountMemberships, and(eq(accountMemberships.userId, users.id), membership(key)))
    .where(eq(users.id, key.userId));
  return row;
}

export async function findViewer(tx: Db, { teamId, userId }: ViewerKey) {
  const [row] = await tx
    .select({ role: teamMemberships.role, createdAt: teamMemberships.createdAt })
    .from(teamMemberships)
    .where(
      and(
        eq(teamMemberships.userId, userId),
        eq(teamMemberships.teamId, teamId),
        eq(teamMemberships.isActive, true),
      ),
    );
  return row;
}

/** Everybody with access to the account: its members and those who see one of its teams. */
export async function countTakenSeats(tx: Db, accountId: string): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select m.user_id from ${accountMemberships} m
      where m.account_id = ${accountId} and m.is_active
      union
      select v.user_id from ${teamMemberships} v
      where v.account_id = ${accountId} and v.is_active
    ) people`);
  return rows[0]?.total ?? 0;
}

/** Other active admins of the account, excluding `userId`. */
export async function countOtherAdmins(
  tx: Db,
  { accountId, userId }: MembershipKey,
): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(accountMemberships)
    .innerJoin(users, eq(users.id, accountMemberships.userId))
    .where(
      and(
        eq(accountMemberships.accountId, accountId),
        eq(accountMemberships.role, 'account_admin'),
        eq(accountMemberships.isActive, true),
        eq(users.isActive, true),
        isNull(users.deletionDueAt),
        ne(users.id, userId),
      ),
    );
  return row?.total ?? 0;
}

/** Upserts a membership: one for each person and account, with the current role. */
export async function saveMembership(
  tx: Db,
  { now, ...row }: MembershipKey & { role: GlobalRole; now: Date },
): Promise<{ createdAt: Date }> {
  const [kept] = await tx
    .insert(accountMemberships)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [accountMemberships.userId, accountMemberships.accountId],
      set: {
        role: row.role,
        isActive: true,
        updatedAt: now,
        createdAt: sql`case when ${accountMemberships.isActive}
          then ${accountMemberships.createdAt} else ${now.toISOString()}::timestamptz end`,
      },
    })
    .returning({ createdAt: accountMemberships.createdAt });
  if (!kept) throw new Error('An upsert returned no row');
  return kept;
}

/** Gives a person access to one team. */
export async function saveViewer(
  tx: Db,
  { now, ...row }: ViewerKey & { accountId: string; now: Date },
): Promise<{ createdAt: Date }> {
  const [kept] = await tx
    .insert(teamMemberships)
    .values({ ...row, role: 'regular_user', createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [teamMemberships.userId, teamMemberships.teamId],
      set: { isActive: true, createdAt: now, updatedAt: now },
    })
    .returning({ createdAt: teamMemberships.createdAt });
  if (!kept) throw new Error('An upsert returned no row');
  return kept;
}

/**
 * Removes a person's membership of an account, their team access in it and their selection of it.
 */
export async function deleteMembership(
  tx: Db,
  { accountId, userId }: MembershipKey,
): Promise<void> {
  await tx
    .delete(accountMemberships)
    .where(and(eq(accountMemberships.userId, userId), eq(accountMemberships.accountId, accountId)));
  await tx
    .delete(teamMemberships)
    .where(and(eq(teamMemberships.userId, userId), eq(teamMemberships.accountId, accountId)));
  await tx.execute(sql`
    update ${users} set
      active_account_id = nullif(active_account_id, ${accountId}),
      active_team_id = case when active_team_id in (
        select t.id from ${teams} t where t.account_id = ${accountId}
      ) then null else active_team_id end
    where id = ${userId}`);
}

/** Removes team access, and clears the selected account unless the person still belongs to it. */
export async function deleteViewer(
  tx: Db,
  { userId, teamId, accountId }: ViewerKey & { accountId: string },
): Promise<void> {
  await tx
    .delete(teamMemberships)
    .where(and(eq(teamMemberships.userId, userId), eq(teamMemberships.teamId, teamId)));
  await tx.execute(sql`
    update ${users} u set active_team_id = null, active_account_id = case when exists (
      select from ${accountMemberships} m
      where m.user_id = u.id and m.account_id = ${accountId} and m.is_active
    ) then active_account_id else nullif(active_account_id, ${accountId}) end
    where id = ${userId} and active_team_id = ${teamId}`);
}

/** The accounts that a person is a member of. */
export async function listAccountIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: accountMemberships.accountId })
    .from(accountMemberships)
    .where(and(eq(accountMemberships.userId, userId), eq(accountMemberships.isActive, true)));
  return rows.map(({ id }) => id);
}

/** The account that a team belongs to. */
export async function findTeamAccount(db: Db, teamId: string): Promise<string | null> {
  const [row] = await db
    .select({ accountId: teams.accountId })
    .from(teams)
    .where(eq(teams.id, teamId));
  return row?.accountId ?? null;
}
