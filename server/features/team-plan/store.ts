import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { teamMembers } from '../../platform/db/schema/analyses.ts';
import { teamActions, teamDebriefs } from '../../platform/db/schema/team-plan.ts';

const ACTION = { ...getTableColumns(teamActions), ownerUserId: teamMembers.userId };

export type StoredAction = typeof teamActions.$inferSelect;
export type ActionRow = StoredAction & { readonly ownerUserId: string | null };
export type DebriefRow = typeof teamDebriefs.$inferSelect;
/** Columns left out or undefined are kept. */
type Changes<Row> = { readonly [Column in keyof Row]?: Row[Column] | undefined };

const ofTeam = (teamId: string, actionId: string) =>
  and(eq(teamActions.id, actionId), eq(teamActions.teamId, teamId));

const actions = (db: Db) =>
  db
    .select(ACTION)
    .from(teamActions)
    .leftJoin(teamMembers, eq(teamMembers.id, teamActions.ownerId));

/** The next due first, those without a date last. */
export async function listActions(db: Db, teamId: string): Promise<ActionRow[]> {
  return actions(db)
    .where(eq(teamActions.teamId, teamId))
    .orderBy(
      sql`${teamActions.dueDate} collate "C" nulls last`,
      teamActions.createdAt,
      teamActions.id,
    );
}

export async function countActions(tx: Db, teamId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(teamActions)
    .where(eq(teamActions.teamId, teamId));
  return row?.total ?? 0;
}

export async function findAction(
  db: Db,
  teamId: string,
  actionId: string,
): Promise<ActionRow | undefined> {
  const [row] = await actions(db).where(ofTeam(teamId, actionId));
  return row;
}

export async function insertAction(tx: Db, action: typeof teamActions.$inferInsert): Promise<void> {
  await tx.insert(teamActions).values(action);
}

export async function updateAction(
  tx: Db,
  actionId: string,
  changes: Changes<StoredAction>,
): Promise<void> {
  await tx.update(teamActions).set(changes).where(eq(teamActions.id, actionId));
}

export async function deleteAction(tx: Db, teamId: string, actionId: string): Promise<void> {
  await tx.delete(teamActions).where(ofTeam(teamId, actionId));
}

/** The ids of a team's people. */
export async function listMemberIds(tx: Db, teamId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  return rows.map(({ id }) => id);
}

/** The running debrief, or else the latest. */
export async function findCurrentDebrief(db: Db, teamId: string): Promise<DebriefRow | undefined> {
  const [row] = await db
    .select()
    .from(teamDebriefs)
    .where(eq(teamDebriefs.teamId, teamId))
    .orderBy(desc(sql`${teamDebriefs.state} = 'running'`), desc(teamDebriefs.createdAt))
    .limit(1);
  return row;
}

export async function findDebrief(
  db: Db,
  teamId: string,
  debriefId: string,
): Promise<DebriefRow | undefined> {
  const [row] = await db
    .select()
    .from(teamDebriefs)
    .where(and(eq(teamDebriefs.id, debriefId), eq(teamDebriefs.teamId, teamId)));
  return row;
}

export async function insertDebrief(tx: Db, debrief: DebriefRow): Promise<void> {
  await tx.insert(teamDebriefs).values(debrief);
}

export async function updateDebriefRow(
  tx: Db,
  debriefId: string,
  changes: Changes<DebriefRow>,
): Promise<void> {
  await tx.update(teamDebriefs).set(changes).where(eq(teamDebriefs.id, debriefId));
}
