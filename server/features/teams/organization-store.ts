import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts, teams } from '../../platform/db/schema/accounts.ts';
import { pentaAnalyses, teamMembers, workingDynamics } from '../../platform/db/schema/analyses.ts';
import { chartGenerations } from '../../platform/db/schema/charts.ts';
import { organizationDrafts } from '../../platform/db/schema/organization.ts';
import { teamActions } from '../../platform/db/schema/team-plan.ts';

/** What a Penta says of one of its people. */
interface Share {
  readonly gates: number[];
  readonly possibleGates: number[];
}

/** What decides whether admins may move a person. */
const OWNERSHIP = {
  enteredBy: teamMembers.enteredBy,
  visibility: teamMembers.visibility,
  userId: teamMembers.userId,
};

/** The people of an account: active teams first and oldest first, those in no team last. */
export async function listPool(db: Db, accountId: string) {
  return db
    .select({
      id: teamMembers.id,
      name: teamMembers.name,
      teamId: teamMembers.teamId,
      isActive: teams.isActive,
      ...OWNERSHIP,
      birth: sql<string>`${teamMembers.stated}::text`,
      share: sql<Share | null>`(
        select json_build_object('gates', m.value->'gates', 'possibleGates', m.value->'possibleGates')
        from ${pentaAnalyses} p, jsonb_array_elements(p.penta_data->'members') as m(value)
        where p.team_id = ${teamMembers.teamId} and m.value->>'id' = ${teamMembers.id}::text
        limit 1
      )`,
    })
    .from(teamMembers)
    .leftJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.accountId, accountId))
    .orderBy(
      sql`coalesce(${teams.isActive}, false) desc`,
      asc(teams.createdAt),
      asc(teams.id),
      asc(teamMembers.position),
      asc(teamMembers.createdAt),
      asc(teamMembers.id),
    );
}

/** The account's active teams, oldest first. */
export async function listActiveTeams(db: Db, accountId: string) {
  return db
    .select({ id: teams.id, name: teams.name, updatedAt: teams.updatedAt })
    .from(teams)
    .where(and(eq(teams.accountId, accountId), eq(teams.isActive, true)))
    .orderBy(asc(teams.createdAt), asc(teams.id));
}

export async function findDraft(db: Db, accountId: string) {
  const [row] = await db
    .select({
      teams: organizationDrafts.teams,
      unassigned: organizationDrafts.unassigned,
      rules: organizationDrafts.rules,
      updatedAt: organizationDrafts.updatedAt,
    })
    .from(organizationDrafts)
    .where(eq(organizationDrafts.accountId, accountId));
  return row;
}

type Draft = typeof organizationDrafts.$inferInsert;

export async function saveDraft(tx: Db, draft: Draft): Promise<void> {
  const { accountId: _, ...set } = draft;
  await tx
    .insert(organizationDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: organizationDrafts.accountId, set });
}

export async function deleteDraft(db: Db, accountId: string): Promise<void> {
  await db.delete(organizationDrafts).where(eq(organizationDrafts.accountId, accountId));
}

/** Every person of the account with their team, while the account is locked. */
export async function listAssignments(tx: Db, accountId: string) {
  return tx
    .select({
      id: teamMembers.id,
      name: teamMembers.name,
      teamId: teamMembers.teamId,
      ...OWNERSHIP,
    })
    .from(teamMembers)
    .where(eq(teamMembers.accountId, accountId))
    .orderBy(asc(teamMembers.teamId), asc(teamMembers.position));
}

export async function listStoredTeams(tx: Db, accountId: string) {
  return tx
    .select({
      id: teams.id,
      accountId: teams.accountId,
      name: teams.name,
      isActive: teams.isActive,
      updatedAt: teams.updatedAt,
      peopleVersion: teams.peopleVersion,
    })
    .from(teams)
    .innerJoin(teamAccounts, eq(teamAccounts.id, teams.accountId))
    .where(eq(teams.accountId, accountId));
}

/**
 * Puts these people into a team in this order, or in none, with their charts; their actions lose the
 * owner.
 */
export async function putIntoTeam(
  tx: Db,
  teamId: string | null,
  people: readonly { readonly id: string; readonly isNew: boolean }[],
): Promise<void> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return;
  const index = sql`array_position(array[${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}], ${teamMembers.id})`;
  await tx
    .update(teamMembers)
    .set({ teamId, position: sql`${index} - 1` })
    .where(inArray(teamMembers.id, ids));
  const moved = people.filter(({ isNew }) => isNew).map(({ id }) => id);
  if (moved.length === 0) return;
  await tx.delete(workingDynamics).where(inArray(workingDynamics.member1Id, moved));
  await tx.delete(workingDynamics).where(inArray(workingDynamics.member2Id, moved));
  await tx.update(teamActions).set({ ownerId: null }).where(inArray(teamActions.ownerId, moved));
  await tx
    .update(chartGenerations)
    .set({ teamId })
    .where(
      inArray(
        chartGenerations.id,
        tx
          .select({ id: teamMembers.chartId })
          .from(teamMembers)
          .where(inArray(teamMembers.id, moved)),
      ),
    );
}

/** How many people the account has, in all teams and in none. */
export async function countPeople(tx: Db, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(teamMembers)
    .where(eq(teamMembers.accountId, accountId));
  return row?.total ?? 0;
}

/** The people of the account who are in no team, in short. */
export async function listUnassigned(tx: Db, accountId: string) {
  return tx
    .select({
      id: teamMembers.id,
      chartId: teamMembers.chartId,
      name: teamMembers.name,
      birthUtc: sql<string>`${teamMembers.resolved}->>'birthUtc'`,
    })
    .from(teamMembers)
    .where(and(eq(teamMembers.accountId, accountId), isNull(teamMembers.teamId)));
}

/** Deletes somebody who is in no team, with their chart. */
export async function deleteUnassigned(
  tx: Db,
  { id, chartId }: { readonly id: string; readonly chartId: string | null },
): Promise<void> {
  await tx.delete(teamMembers).where(eq(teamMembers.id, id));
  if (chartId !== null) await tx.delete(chartGenerations).where(eq(chartGenerations.id, chartId));
}
