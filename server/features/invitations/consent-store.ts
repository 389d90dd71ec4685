import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';
import type { Db } from '../../platform/db/client.ts';
import { preparedQuery } from '../../platform/db/prepared.ts';
import { teamAccounts, teams } from '../../platform/db/schema/accounts.ts';
import { teamMembers } from '../../platform/db/schema/analyses.ts';
import { generatedCharts } from '../../platform/db/schema/charts.ts';
import { users } from '../../platform/db/schema/identity.ts';
import { teamConsents } from '../../platform/db/schema/invitations.ts';

export async function insertConsent(
  tx: Db,
  consent: typeof teamConsents.$inferInsert,
): Promise<void> {
  await tx.insert(teamConsents).values(consent);
}

const PLACE = {
  consentId: teamConsents.id,
  memberId: teamMembers.id,
  teamId: teams.id,
  accountId: teamMembers.accountId,
  givenAt: teamConsents.givenAt,
  textVersion: teamConsents.textVersion,
  level: teamMembers.visibility,
  name: teamMembers.name,
  teamName: teams.name,
  organization: teamAccounts.name,
};

const placeByToken = preparedQuery('place_by_token', (db, name) =>
  db
    .select({
      ...PLACE,
      birthDate: generatedCharts.birthDate,
      calendar: generatedCharts.calendar,
      birthTime: generatedCharts.birthTime,
      birthPlace: generatedCharts.birthPlace,
      uncertaintyLevel: generatedCharts.uncertaintyLevel,
      chartData: generatedCharts.chartData,
    })
    .from(teamConsents)
    .innerJoin(teamMembers, eq(teamMembers.id, teamConsents.memberId))
    .innerJoin(generatedCharts, eq(generatedCharts.id, teamMembers.chartId))
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(teamAccounts, eq(teamAccounts.id, teamMembers.accountId))
    .where(
      or(
        eq(teamConsents.tokenHash, sql.placeholder('hash')),
        eq(teamConsents.reminderHash, sql.placeholder('hash')),
      ),
    )
    .prepare(name),
);

/** The person of a personal link, also in a team or account that has ended. */
export async function findPlace(db: Db, hash: string) {
  const [row] = await placeByToken(db).execute({ hash });
  return row;
}
export type PlaceRow = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

function placesOf(db: Db, where: SQL | undefined) {
  return db
    .select({ ...PLACE, stated: teamMembers.stated })
    .from(teamConsents)
    .innerJoin(teamMembers, eq(teamMembers.id, teamConsents.memberId))
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(teamAccounts, eq(teamAccounts.id, teamMembers.accountId))
    .where(where)
    .orderBy(desc(teamConsents.givenAt), desc(teamConsents.id));
}
export type PersonPlace = Awaited<ReturnType<typeof placesOf>>[number];

/** People nobody has claimed who gave the address that the issuer verified of this person. */
export async function listUnclaimed(db: Db, userId: string): Promise<PersonPlace[]> {
  const address = db
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return placesOf(
    db,
    and(
      eq(teamConsents.email, address),
      isNull(teamConsents.disownedAt),
      isNull(teamMembers.userId),
    ),
  );
}

/** Where a signed-in person is in a team with their own data. */
export async function listPlacesOf(db: Db, userId: string): Promise<PersonPlace[]> {
  return placesOf(db, eq(teamMembers.userId, userId));
}

/** @returns false when somebody else has been faster. */
export async function claimMember(tx: Db, memberId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .update(teamMembers)
    .set({ userId })
    .where(and(eq(teamMembers.id, memberId), isNull(teamMembers.userId)))
    .returning({ id: teamMembers.id });
  return rows.length > 0;
}

export async function releaseMember(db: Db, memberId: string, userId: string): Promise<void> {
  await db
    .update(teamMembers)
    .set({ userId: null })
    .where(and(eq(teamMembers.id, memberId), eq(teamMembers.userId, userId)));
}

export async function disown(db: Db, consentId: string, now: Date): Promise<void> {
  await db.update(teamConsents).set({ disownedAt: now }).where(eq(teamConsents.id, consentId));
}

/** Ends the personal link and forgets the address; the record of the consent is kept. */
export async function endConsent(tx: Db, consentId: string, now: Date): Promise<void> {
  await tx
    .update(teamConsents)
    .set({ withdrawnAt: now, tokenHash: null, reminderHash: null, email: null })
    .where(eq(teamConsents.id, consentId));
}

export async function noteChange(
  tx: Db,
  consentId: string,
  level: VisibilityLevel,
  now: Date,
): Promise<void> {
  const change = JSON.stringify([{ at: now.toISOString(), level }]);
  await tx
    .update(teamConsents)
    .set({ changes: sql`${teamConsents.changes} || ${change}::jsonb` })
    .where(eq(teamConsents.id, consentId));
}

/** The consent is to another team from now on. */
export async function noteMove(
  tx: Db,
  consentId: string,
  { teamId, level }: { readonly teamId: string; readonly level: VisibilityLevel },
  now: Date,
): Promise<void> {
  const change = JSON.stringify([{ at: now.toISOString(), level, teamId }]);
  await tx
    .update(teamConsents)
    .set({ teamId, changes: sql`${teamConsents.changes} || ${change}::jsonb` })
    .where(eq(teamConsents.id, consentId));
}
