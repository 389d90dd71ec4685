import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import {
  pentaAnalyses,
  type StoredBirth,
  teamMembers,
  workingDynamics,
} from '../../platform/db/schema/analyses.ts';
import { chartGenerations, generatedCharts } from '../../platform/db/schema/charts.ts';
import { teamActions } from '../../platform/db/schema/team-plan.ts';

export type { StoredBirth };

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

/** Who owns an action in a team's plan, by name: ids change with every analysis. */
export interface Ownership {
  readonly actionId: string;
  readonly name: string;
}

export async function listOwnerships(tx: Db, teamId: string): Promise<Ownership[]> {
  return tx
    .select({ actionId: teamActions.id, name: teamMembers.name })
    .from(teamActions)
    .innerJoin(teamMembers, eq(teamMembers.id, teamActions.ownerId))
    .where(eq(teamActions.teamId, teamId));
}

export async function setOwner(tx: Db, actionId: string, ownerId: string): Promise<void> {
  await tx.update(teamActions).set({ ownerId }).where(eq(teamActions.id, actionId));
}

/** Deletes people, charts, dynamics and Penta; the team itself is kept. */
export async function clearAnalysis(tx: Db, teamId: string): Promise<void> {
  await tx.delete(pentaAnalyses).where(eq(pentaAnalyses.teamId, teamId));
  await tx.delete(teamMembers).where(eq(teamMembers.teamId, teamId));
  await tx.delete(chartGenerations).where(eq(chartGenerations.teamId, teamId));
}

/** The resolved births of a team's people, in the team's order. */
export async function listBirths(db: Db, teamId: string) {
  return db
    .select({
      id: teamMembers.id,
      resolved: teamMembers.resolved,
      chart: {
        birthDate: generatedCharts.birthDate,
        calendar: generatedCharts.calendar,
        birthTime: generatedCharts.birthTime,
        uncertaintyLevel: generatedCharts.uncertaintyLevel,
        longitude: generatedCharts.longitude,
      },
    })
    .from(teamMembers)
    .innerJoin(generatedCharts, eq(generatedCharts.id, teamMembers.chartId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(teamMembers.position);
}
