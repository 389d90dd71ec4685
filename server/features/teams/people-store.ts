import { eq, sql } from 'drizzle-orm';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts, teams } from '../../platform/db/schema/accounts.ts';
import { teamMembers } from '../../platform/db/schema/analyses.ts';
import { coachConversations } from '../../platform/db/schema/coach.ts';

/** A team of an account that is locked until the transaction ends. */
export async function lockTeam(tx: Db, teamId: string) {
  const [unlocked] = await tx
    .select({ accountId: teams.accountId })
    .from(teams)
    .where(eq(teams.id, teamId));
  if (!unlocked) return undefined;
  await tx
    .select({ id: teamAccounts.id })
    .from(teamAccounts)
    .where(eq(teamAccounts.id, unlocked.accountId))
    .for('update');
  // Only now: whoever held the lock before may have changed the team.
  const [row] = await tx
    .select({
      id: teams.id,
      accountId: teams.accountId,
      isActive: teams.isActive,
      peopleVersion: teams.peopleVersion,
      updatedAt: teams.updatedAt,
      isAccountActive: teamAccounts.isActive,
      accessUntil: teamAccounts.accessUntil,
    })
    .from(teams)
    .innerJoin(teamAccounts, eq(teamAccounts.id, teams.accountId))
    .where(eq(teams.id, teamId));
  return row;
}

/** The team of a person; undefined for nobody, and for somebody in no team. */
export async function findTeamOfPerson(db: Db, memberId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.id, memberId));
  return row?.teamId ?? undefined;
}

/** A team's people with what they share and their birth, in order. */
export async function listPeopleInShort(db: Db, teamId: string) {
  return db
    .select({
      id: teamMembers.id,
      name: teamMembers.name,
      visibility: teamMembers.visibility,
      enteredBy: teamMembers.enteredBy,
      userId: teamMembers.userId,
      stated: teamMembers.stated,
      birthUtc: sql<string>`${teamMembers.resolved}->>'birthUtc'`,
    })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(teamMembers.position);
}

export async function updateVisibility(
  tx: Db,
  memberId: string,
  visibility: VisibilityLevel,
): Promise<void> {
  await tx.update(teamMembers).set({ visibility }).where(eq(teamMembers.id, memberId));
}

/** Deletes what everybody asked the coach about a team, and its answers. */
export async function deleteConversations(tx: Db, teamId: string): Promise<void> {
  await tx.delete(coachConversations).where(eq(coachConversations.teamId, teamId));
}

/** The version of a team's people, locked against changes until the transaction ends. */
export async function findPeopleVersion(tx: Db, teamId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ peopleVersion: teams.peopleVersion })
    .from(teams)
    .where(eq(teams.id, teamId))
    .for('share');
  return row?.peopleVersion;
}
