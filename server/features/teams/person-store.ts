import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts, teams } from '../../platform/db/schema/accounts.ts';
import { teamMembers } from '../../platform/db/schema/analyses.ts';
import { generatedCharts } from '../../platform/db/schema/charts.ts';
import { accountMemberships, teamMemberships } from '../../platform/db/schema/memberships.ts';
import { ACCESS_COLUMNS, ofAccount, ofTeam } from './store.ts';

/** One person of a team with chart and birth, and the reader's relation to the team. */
export async function findPerson(db: Db, userId: string, memberId: string) {
  const [row] = await db
    .select({
      isTeamActive: teams.isActive,
      ...ACCESS_COLUMNS,
      name: teamMembers.name,
      visibility: teamMembers.visibility,
      enteredBy: teamMembers.enteredBy,
      userId: teamMembers.userId,
      resolved: teamMembers.resolved,
      chart: {
        birthDate: generatedCharts.birthDate,
        calendar: generatedCharts.calendar,
        birthTime: generatedCharts.birthTime,
        uncertaintyLevel: generatedCharts.uncertaintyLevel,
        longitude: generatedCharts.longitude,
        chartData: generatedCharts.chartData,
      },
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(teamAccounts, eq(teamAccounts.id, teams.accountId))
    .innerJoin(generatedCharts, eq(generatedCharts.id, teamMembers.chartId))
    .leftJoin(accountMemberships, ofAccount(userId))
    .leftJoin(teamMemberships, ofTeam(userId))
    .where(eq(teamMembers.id, memberId));
  return row;
}
