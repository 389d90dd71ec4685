import type { RouteResult } from '#shared/contract/route.ts';
import type { getSampleResult, getSampleTeam } from '#shared/contract/samples.ts';
import { teamReadingOf } from '#shared/knowledge/team-reading.ts';
import { recordOfRow } from '../charts/present.ts';
import { computeChartOf } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { presentReading } from '../reading/present.ts';
import { readingChartOf } from '../reading/reading-chart.ts';
import { SAMPLE_PERSON, SAMPLE_TEAM, SAMPLE_TEAM_PEOPLE } from './people.data.ts';

/** Samples have no day on which somebody made them. */
const CREATED_AT = new Date('2026-01-05T12:00:00Z');

/** The chart of the sample person, computed like everybody's, with its reading. */
export async function sampleResult(ctx: Ctx): Promise<RouteResult<typeof getSampleResult>> {
  const computed = await computeChartOf(ctx, SAMPLE_PERSON.birth);
  const row = {
    ...computed,
    id: SAMPLE_PERSON.id,
    userId: SAMPLE_PERSON.id,
    quickInsights: null,
    createdAt: CREATED_AT,
    correctedAt: null,
  };
  const exact = { chart: readingChartOf(row.chartData), certainty: null, hours: [] };
  const reading = presentReading(exact, exact, new Map());
  return { chart: recordOfRow(row), reading };
}

/** The sample team with its analysis; nobody may change it. */
export async function sampleTeam(ctx: Ctx): Promise<RouteResult<typeof getSampleTeam>> {
  const people = await Promise.all(
    SAMPLE_TEAM_PEOPLE.map(async ({ id, birth }) => ({
      id,
      name: birth.name,
      chart: (await computeChartOf(ctx, birth)).chartData,
      certainty: null,
    })),
  );
  const { dynamics, pentaData } = teamReadingOf(people);
  const createdAt = CREATED_AT.toISOString();
  return {
    ...SAMPLE_TEAM,
    teamId: SAMPLE_TEAM.id,
    isActive: true,
    createdAt,
    updatedAt: createdAt,
    canManage: false,
    members: people.map(({ id, name, chart }) => ({
      id,
      name,
      visibility: 'full',
      enteredBy: 'admin',
      isReader: false,
      type: chart.type,
      strategy: chart.strategy,
      authority: chart.authority,
      profile: chart.profile,
      chartId: null,
      uncertaintyLevel: 'low',
      chartData: chart,
    })),
    dynamics,
    limitedPairs: [],
    pentaData,
  };
}
