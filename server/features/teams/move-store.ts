import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts, teams } from '../../platform/db/schema/accounts.ts';
import { teamConsents, teamMoves } from '../../platform/db/schema/invitations.ts';

/** Which people of an account have been asked to move where. */
export async function listMoves(db: Db, accountId: string) {
  return db
    .select({
      memberId: teamMoves.memberId,
      teamId: teamMoves.teamId,
      askedAt: teamMoves.askedAt,
      declinedAt: teamMoves.declinedAt,
    })
    .from(teamMoves)
    .where(eq(teamMoves.accountId, accountId));
}

export async function saveMoves(
  tx: Db,
  moves: readonly (typeof teamMoves.$inferInsert)[],
): Promise<void> {
  if (moves.length === 0) return;
  await tx
    .insert(teamMoves)
    .values([...moves])
    .onConflictDoUpdate({
      target: teamMoves.memberId,
      set: {
        teamId: sql`excluded.team_id`,
        askedBy: sql`excluded.asked_by`,
        askedAt: sql`excluded.asked_at`,
        declinedAt: null,
      },
    });
}

/** The questions to people who haven't answered, as far as they could still move. */
export async function listOpenMoves(db: Db, memberIds: readonly string[], now: Date) {
  if (memberIds.length === 0) return [];
  return db
    .select({ memberId: teamMoves.memberId, teamId: teamMoves.teamId, teamName: teams.name })
    .from(teamMoves)
    .innerJoin(teams, eq(teams.id, teamMoves.teamId))
    .innerJoin(teamAccounts, eq(teamAccounts.id, teamMoves.accountId))
    .where(
      and(
        inArray(teamMoves.memberId, [...memberIds]),
        isNull(teamMoves.declinedAt),
        eq(teams.isActive, true),
        eq(teamAccounts.isActive, true),
        or(isNull(teamAccounts.accessUntil), gt(teamAccounts.accessUntil, now)),
      ),
    );
}

export async function markDeclined(tx: Db, memberId: string, now: Date): Promise<void> {
  await tx.update(teamMoves).set({ declinedAt: now }).where(eq(teamMoves.memberId, memberId));
}

export async function deleteMove(tx: Db, memberId: string): Promise<void> {
  await tx.delete(teamMoves).where(eq(teamMoves.memberId, memberId));
}

export async function deleteMoveOf(tx: Db, accountId: string, memberId: string): Promise<void> {
  await tx
    .delete(teamMoves)
    .where(and(eq(teamMoves.accountId, accountId), eq(teamMoves.memberId, memberId)));
}

/** The addresses that these people gave, with their consents. */
export async function listReachable(tx: Db, memberIds: readonly string[]) {
  if (memberIds.length === 0) return [];
  return tx
    .select({
      consentId: teamConsents.id,
      memberId: teamConsents.memberId,
      email: teamConsents.email,
      remindedAt: teamConsents.remindedAt,
      organization: teamAccounts.name,
    })
    .from(teamConsents)
    .innerJoin(teamAccounts, eq(teamAccounts.id, teamConsents.accountId))
    .where(inArray(teamConsents.memberId, [...memberIds]));
}

/** Another personal link, which works beside the first. */
export async function updateReminder(
  tx: Db,
  consentId: string,
  reminder: { readonly reminderHash: string; readonly remindedAt: Date },
): Promise<void> {
  await tx.update(teamConsents).set(reminder).where(eq(teamConsents.id, consentId));
}
