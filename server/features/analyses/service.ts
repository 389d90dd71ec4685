import { randomUUID } from 'node:crypto';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { Db } from '../../platform/db/client.ts';
import { certaintyOfBirth } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import type { ComputedMember, ComputedTeam } from './computed-team.ts';
import {
  clearAnalysis,
  insertAnalysis,
  listBirths,
  listOwnerships,
  type NewAnalysis,
  type Ownership,
  type StoredBirth,
  setOwner,
} from './store.ts';

/** Which team an analysis belongs to, who asked for it and when. */
interface Keeping {
  readonly teamId: string;
  readonly accountId: string;
  readonly userId: string;
  readonly createdAt: Date;
}

function resolvedOf({ chart }: ComputedMember): StoredBirth {
  return {
    resolvedPlace: chart.resolvedPlace,
    timeZone: chart.timeZone,
    utcOffsetSeconds: chart.utcOffsetSeconds,
    offsetRule: chart.offsetRule,
    abbreviation: chart.abbreviation,
    fold: chart.fold,
    toleranceMinutes: chart.toleranceMinutes,
    birthUtc: chart.birthUtc.toISOString(),
    designUtc: chart.designUtc.toISOString(),
    engineVersion: chart.engineVersion,
    tzVersion: chart.tzVersion,
    ephemeris: chart.ephemeris,
  };
}

function rowsOf(team: ComputedTeam, { userId, ...common }: Keeping): NewAnalysis {
  const people = team.members.map((member) => ({ ...member, chartId: randomUUID() }));
  return {
    // Without the asking person's id: the team's charts outlive that person's account.
    charts: people.map(({ chartId, chart }) => ({
      ...common,
      id: chartId,
      chartType: 'team',
      name: chart.name,
      birthDate: chart.birthDate,
      calendar: chart.calendar,
      birthTime: chart.birthTime,
      birthPlace: chart.birthPlace,
      latitude: chart.latitude,
      longitude: chart.longitude,
      uncertaintyLevel: chart.uncertaintyLevel,
      chartData: chart.chartData,
    })),
    members: people.map((member, position) => ({
      ...common,
      id: member.id,
      chartId: member.chartId,
      name: member.chart.name,
      type: member.chart.chartData.type,
      birthDate: member.chart.birthDate,
      birthTime: member.chart.birthTime,
      birthPlace: member.chart.birthPlace,
      position,
      stated: member.stated,
      resolved: resolvedOf(member),
    })),
    dynamics: team.dynamics.map(
      ({ member1, member2, dynamicType, strength, watchout, ...facts }, position) => ({
        ...common,
        member1Id: member1.id,
        member2Id: member2.id,
        dynamicType,
        strength,
        watchout,
        position,
        facts,
      }),
    ),
    penta: team.pentaData && {
      ...common,
      userId,
      teamMemberIds: team.members.map(({ id }) => id),
      pentaData: team.pentaData,
    },
  };
}

/** Gives actions back to their owners; a name that two people share is nobody's. */
async function returnActions(
  tx: Db,
  { members }: NewAnalysis,
  ownerships: readonly Ownership[],
): Promise<void> {
  for (const { actionId, name } of ownerships) {
    const [owner, namesake] = members.filter((member) => member.name === name);
    if (owner?.id && !namesake) await setOwner(tx, actionId, owner.id);
  }
}

/**
 * Stores the analysis of a team that has none; call it in the transaction that creates or clears
 * the team.
 * @param ownerships what `dropAnalysis` returned
 */
export async function keepAnalysis(
  tx: Db,
  team: ComputedTeam,
  keeping: Keeping,
  ownerships: readonly Ownership[] = [],
): Promise<void> {
  const rows = rowsOf(team, keeping);
  await insertAnalysis(tx, rows);
  await returnActions(tx, rows, ownerships);
}

/**
 * Deletes everything analyzed of a team; call it in a transaction.
 * @returns who owned which actions, for `keepAnalysis` to give them back to those who stay
 */
export async function dropAnalysis(tx: Db, teamId: string): Promise<readonly Ownership[]> {
  const ownerships = await listOwnerships(tx, teamId);
  await clearAnalysis(tx, teamId);
  return ownerships;
}

/** What depends on the birth times of a team's people, by their ids; null for an exact time. */
export async function certaintiesOf(
  ctx: Ctx,
  teamId: string,
): Promise<ReadonlyMap<string, ChartCertainty | null>> {
  const births = await listBirths(ctx.db, teamId);
  return new Map(
    births.map(({ id, resolved, chart }) => {
      const birth = { ...chart, ...resolved, birthUtc: new Date(resolved.birthUtc) };
      return [id, certaintyOfBirth(ctx, birth)];
    }),
  );
}
