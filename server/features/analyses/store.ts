import { and, eq, inArray, max, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import {
  pentaAnalyses,
  type StoredResolution,
  teamMembers,
  workingDynamics,
} from '../../platform/db/schema/analyses.ts';
import { chartGenerations, generatedCharts } from '../../platform/db/schema/charts.ts';

export type { StoredResolution };

export interface NewAnalysis {
  readonly charts: (typeof chartGenerations.$inferInsert)[];
  readonly members: (typeof teamMembers.$inferInsert)[];
  readonly dynamics: (typeof workingDynamics.$inferInsert)[];
  readonly penta: typeof pentaAnalyses.$inferInsert | null;
}

/** The number of statements does not grow with the number of people. */
export async function insertAnalysis(tx: Db, analysis: NewAnalysis): Promise<void> {
  await tx.insert(chartGenerations).values(analysis.charts);
  await tx.insert(teamMembers).values(analysis.members);
  await tx.insert(workingDynamics).values(analysis.dynamics);
  if (analysis.penta) await tx.insert(pentaAnalyses).values(analysis.penta);
}

const BIRTH = {
  id: teamMembers.id,
  name: teamMembers.name,
  resolved: teamMembers.resolved,
  chartData: generatedCharts.chartData,
  chart: {
    birthDate: generatedCharts.birthDate,
    calendar: generatedCharts.calendar,
    birthTime: generatedCharts.birthTime,
    uncertaintyLevel: generatedCharts.uncertaintyLevel,
    longitude: generatedCharts.longitude,
  },
};

function selectBirths(db: Db, condition: SQL) {
  return db
    .select(BIRTH)
    .from(teamMembers)
    .innerJoin(generatedCharts, eq(generatedCharts.id, teamMembers.chartId))
    .where(condition);
}

/** The resolved births of a team's people, in the team's order. */
export async function listBirths(db: Db, teamId: string) {
  return selectBirths(db, eq(teamMembers.teamId, teamId)).orderBy(teamMembers.position);
}

/** The resolved births of these people, in no order. */
export async function listBirthsOf(db: Db, ids: readonly string[]) {
  return ids.length === 0 ? [] : selectBirths(db, inArray(teamMembers.id, [...ids]));
}

/** Inserts people with their charts, or replaces those of the same id with new charts. */
export async function savePersonRows(
  tx: Db,
  { charts, members }: Pick<NewAnalysis, 'charts' | 'members'>,
): Promise<void> {
  if (members.length === 0) return;
  await tx.insert(chartGenerations).values(charts);
  await tx
    .insert(teamMembers)
    .values(members)
    .onConflictDoUpdate({
      target: teamMembers.id,
      set: {
        chartId: sql`excluded.chart_id`,
        name: sql`excluded.name`,
        type: sql`excluded.type`,
        birthDate: sql`excluded.birth_date`,
        birthTime: sql`excluded.birth_time`,
        birthPlace: sql`excluded.birth_place`,
        position: sql`excluded.position`,
        stated: sql`excluded.stated`,
        resolved: sql`excluded.settled`,
      },
    });
}

/** Deletes people with their dynamics. */
export async function deletePeople(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(teamMembers).where(inArray(teamMembers.id, [...ids]));
}

/** Deletes a team's charts that are nobody's. */
export async function deleteUnusedCharts(tx: Db, teamId: string): Promise<void> {
  const user = tx
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(eq(teamMembers.chartId, chartGenerations.id));
  await tx
    .delete(chartGenerations)
    .where(and(eq(chartGenerations.teamId, teamId), notExists(user)));
}

export async function findLastPosition(tx: Db, teamId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(teamMembers.position) })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  return row?.last ?? -1;
}

/** Puts these people after `first` others, in their own order. */
export async function renumberPeople(tx: Db, ids: readonly string[], first: number): Promise<void> {
  if (ids.length === 0) return;
  const index = sql`array_position(array[${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}], ${teamMembers.id})`;
  await tx
    .update(teamMembers)
    .set({ position: sql`${first} + ${index} - 1` })
    .where(inArray(teamMembers.id, [...ids]));
}

/** Stores dynamics and Penta in place of the team's earlier ones. */
export async function replaceAnalysis(
  tx: Db,
  teamId: string,
  { dynamics, penta }: Pick<NewAnalysis, 'dynamics' | 'penta'>,
): Promise<void> {
  await tx.delete(workingDynamics).where(eq(workingDynamics.teamId, teamId));
  await tx.delete(pentaAnalyses).where(eq(pentaAnalyses.teamId, teamId));
  if (dynamics.length > 0) await tx.insert(workingDynamics).values(dynamics);
  if (penta) await tx.insert(pentaAnalyses).values(penta);
}
