import { and, desc, eq, getTableColumns, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { ACCOUNT_INVITATIONS_MAX } from '#shared/contract/invitations.ts';
import type { Db } from '../../platform/db/client.ts';
import { preparedQuery } from '../../platform/db/prepared.ts';
import { teamAccounts, teams } from '../../platform/db/schema/accounts.ts';
import { accountClosings } from '../../platform/db/schema/deletion.ts';
import { users } from '../../platform/db/schema/identity.ts';
import { teamInvitations } from '../../platform/db/schema/invitations.ts';

const { tokenHash: _secret, reminderHash: _other, ...LISTED } = getTableColumns(teamInvitations);

export type InvitationRow = Omit<typeof teamInvitations.$inferSelect, 'tokenHash' | 'reminderHash'>;

export async function insertInvitation(
  tx: Db,
  invitation: typeof teamInvitations.$inferInsert,
): Promise<InvitationRow> {
  const [row] = await tx.insert(teamInvitations).values(invitation).returning(LISTED);
  if (!row) throw new Error('An insert returned no row');
  return row;
}

export async function listOfTeam(db: Db, teamId: string): Promise<InvitationRow[]> {
  return db
    .select(LISTED)
    .from(teamInvitations)
    .where(eq(teamInvitations.teamId, teamId))
    .orderBy(desc(teamInvitations.createdAt), desc(teamInvitations.id));
}

const isOpen = (now: Date): SQL | undefined =>
  and(
    gt(teamInvitations.expiresAt, now),
    isNull(teamInvitations.declinedAt),
    lt(teamInvitations.uses, teamInvitations.usesMax),
  );

/** The invitations of an account's active teams, open ones first, each kind the newest first. */
export async function listOfAccount(db: Db, accountId: string, now: Date) {
  return db
    .select({ ...LISTED, teamName: teams.name })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .where(and(eq(teamInvitations.accountId, accountId), eq(teams.isActive, true)))
    .orderBy(desc(sql`${isOpen(now)}`), desc(teamInvitations.createdAt), desc(teamInvitations.id))
    .limit(ACCOUNT_INVITATIONS_MAX);
}

export async function countOpen(tx: Db, teamId: string, now: Date): Promise<number> {
  return tx.$count(teamInvitations, and(eq(teamInvitations.teamId, teamId), isOpen(now)));
}

/** The e-mails that an account has had sent since then, reminders included. */
export async function countMails(tx: Db, accountId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({
      total: sql<number>`(count(*) filter (where ${teamInvitations.createdAt} > ${since})
        + count(*) filter (where ${teamInvitations.remindedAt} > ${since}))::int`,
    })
    .from(teamInvitations)
    .where(
      and(eq(teamInvitations.accountId, accountId), sql`${teamInvitations.email} is not null`),
    );
  return row?.total ?? 0;
}

/** An invitation of the team, locked. */
export async function lockInvitation(
  tx: Db,
  teamId: string,
  id: string,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select(LISTED)
    .from(teamInvitations)
    .where(and(eq(teamInvitations.id, id), eq(teamInvitations.teamId, teamId)))
    .for('update');
  return row;
}

export async function updateInvitation(
  tx: Db,
  id: string,
  changes: Partial<typeof teamInvitations.$inferInsert>,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .update(teamInvitations)
    .set(changes)
    .where(eq(teamInvitations.id, id))
    .returning(LISTED);
  return row;
}

export async function deleteInvitation(tx: Db, teamId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(teamInvitations)
    .where(and(eq(teamInvitations.id, id), eq(teamInvitations.teamId, teamId)))
    .returning({ id: teamInvitations.id });
  return gone.length > 0;
}

const PAGE = {
  id: teamInvitations.id,
  kind: teamInvitations.kind,
  uses: teamInvitations.uses,
  usesMax: teamInvitations.usesMax,
  expiresAt: teamInvitations.expiresAt,
  teamId: teamInvitations.teamId,
  accountId: teamInvitations.accountId,
  teamName: teams.name,
  organization: teamAccounts.name,
};

const invitationByToken = preparedQuery('invitation_by_token', (db, name) =>
  db
    .select(PAGE)
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .innerJoin(teamAccounts, eq(teamAccounts.id, teamInvitations.accountId))
    .leftJoin(users, eq(users.id, teamInvitations.createdBy))
    .leftJoin(accountClosings, eq(accountClosings.accountId, teamInvitations.accountId))
    .where(
      and(
        isNull(users.deletionDueAt),
        isNull(accountClosings.accountId),
        or(
          eq(teamInvitations.tokenHash, sql.placeholder('hash')),
          eq(teamInvitations.reminderHash, sql.placeholder('hash')),
        ),
        gt(teamInvitations.expiresAt, sql.placeholder('now')),
        isNull(teamInvitations.declinedAt),
        eq(teams.isActive, true),
        eq(teamAccounts.isActive, true),
        or(isNull(teamAccounts.accessUntil), gt(teamAccounts.accessUntil, sql.placeholder('now'))),
      ),
    )
    .prepare(name),
);

/**
 * An invitation that has not ended, by its token or its reminder's. One statement, whatever the
 * token is: the caller refuses used-up ones.
 */
export async function findByToken(db: Db, hash: string, now: Date) {
  const [row] = await invitationByToken(db).execute({ hash, now });
  return row;
}
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** How a team and its account are called. */
export async function findNames(tx: Db, teamId: string) {
  const [row] = await tx
    .select({ teamName: teams.name, organization: teamAccounts.name })
    .from(teams)
    .innerJoin(teamAccounts, eq(teamAccounts.id, teams.accountId))
    .where(eq(teams.id, teamId));
  if (!row) throw new Error('A team is gone in the transaction that locks it');
  return row;
}

/** Serializes all changes to an account's teams, by locking the account. */
export async function lockTeamChanges(tx: Db, accountId: string): Promise<void> {
  await tx
    .select({ id: teamAccounts.id })
    .from(teamAccounts)
    .where(eq(teamAccounts.id, accountId))
    .for('update');
}

export async function countUse(tx: Db, id: string): Promise<void> {
  await tx
    .update(teamInvitations)
    .set({ uses: sql`${teamInvitations.uses} + 1` })
    .where(eq(teamInvitations.id, id));
}

/** @param endsAt when one person's invitation ends by it; null for a link for everybody */
export async function countDecline(tx: Db, id: string, endsAt: Date | null): Promise<void> {
  await tx
    .update(teamInvitations)
    .set({ declines: sql`${teamInvitations.declines} + 1`, declinedAt: endsAt })
    .where(eq(teamInvitations.id, id));
}

/** What changes when a team's people or invitations do. */
export async function findVersion(db: Db, teamId: string): Promise<string | undefined> {
  const [row] = await db
    .select({
      version: sql<string>`extract(epoch from ${teams.updatedAt})::text || ':' || coalesce((
        select count(*) || '.' || sum(i.uses) || '.' || sum(i.declines) || '.'
          || count(i.reminded_at)
        from ${teamInvitations} i where i.team_id = ${teams.id}), '')`,
    })
    .from(teams)
    .where(eq(teams.id, teamId));
  return row?.version;
}
