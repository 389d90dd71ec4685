import { randomUUID } from 'node:crypto';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { PairFacts } from '#shared/contract/pairs.ts';
import type { PentaData } from '#shared/contract/penta.ts';
import { teamReadingOf } from '#shared/knowledge/team-reading.ts';
import type { Db } from '../../platform/db/client.ts';
import { certaintyOfBirth } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import type { ComputedMember, ComputedTeam } from './computed-team.ts';
import {
  deleteUnusedCharts,
  findLastPosition,
  insertAnalysis,
  listBirths,
  listBirthsOf,
  type NewAnalysis,
  replaceAnalysis,
  type StoredResolution,
  savePersonRows,
} from './store.ts';

/** Where people belong, who stores them and when. */
interface PeopleOwnership {
  /** null for people in no team. */
  readonly teamId: string | null;
  readonly accountId: string;
  /** null for somebody who isn't signed in. */
  readonly userId: string | null;
  readonly createdAt: Date;
}

/** Which team an analysis belongs to, who asked for it and when. */
interface Ownership extends PeopleOwnership {
  readonly teamId: string;
}

function resolvedOf({ chart }: Pick<ComputedMember, 'chart'>): StoredResolution {
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

/** A computed person with their position in the team and what they share. */
export interface NewPerson extends ComputedMember, Partial<Sharing> {
  readonly position: number;
}

type Sharing = Pick<NewAnalysis['members'][number], 'visibility' | 'enteredBy' | 'userId'>;

function peopleRowsOf(
  people: readonly NewPerson[],
  { userId: _, ...common }: PeopleOwnership,
): Pick<NewAnalysis, 'charts' | 'members'> {
  const withCharts = people.map((person) => ({ ...person, chartId: randomUUID() }));
  return {
    // Without the asking person's id: the team's charts outlive that person's account.
    charts: withCharts.map(({ chartId, chart }) => ({
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
    members: withCharts.map(({ chart, stated, ...person }) => ({
      ...common,
      ...person,
      name: chart.name,
      type: chart.chartData.type,
      birthDate: chart.birthDate,
      birthTime: chart.birthTime,
      birthPlace: chart.birthPlace,
      stated,
      resolved: resolvedOf({ chart }),
    })),
  };
}

/** What lists of teams show of a Penta. */
function figuresOf({ coverage, gates, members }: PentaData) {
  const [most] = members
    .map(({ name, soleHolderOf }) => ({ name, functions: soleHolderOf.length }))
    .sort((a, b) => b.functions - a.functions);
  const isNeeded = most !== undefined && most.functions > 0;
  return {
    coveredCount: coverage.gates,
    holderCounts: gates.map(({ holders }) => holders.length),
    possibleCounts: gates.map(({ possibleHolders }) => possibleHolders.length),
    mostNeededName: isNeeded ? most.name : null,
    mostNeededFunctions: most?.functions ?? 0,
  };
}

function analysisRowsOf(
  { dynamics, pentaData }: Pick<ComputedTeam, 'dynamics' | 'pentaData'>,
  memberIds: readonly string[],
  { userId, ...common }: Ownership,
): Pick<NewAnalysis, 'dynamics' | 'penta'> {
  return {
    dynamics: dynamics.map((dynamic, position) => {
      const { member1, member2, ...facts } = PairFacts.parse(dynamic);
      const { dynamicType, strength, watchout } = dynamic;
      const texts = { dynamicType, strength, watchout };
      return { ...common, member1Id: member1.id, member2Id: member2.id, ...texts, position, facts };
    }),
    penta: pentaData && {
      ...common,
      ...figuresOf(pentaData),
      userId,
      teamMemberIds: [...memberIds],
      pentaData,
    },
  };
}

/** Stores the analysis of a new team; call it in the transaction that inserts the team. */
export async function insertFirstAnalysis(
  tx: Db,
  team: ComputedTeam,
  ownership: Ownership,
): Promise<void> {
  const people = team.members.map((member, position) => ({ ...member, position }));
  const ids = people.map(({ id }) => id);
  await insertAnalysis(tx, {
    ...peopleRowsOf(people, ownership),
    ...analysisRowsOf(team, ids, ownership),
  });
}

/** Adds people to a team, or replaces those of the same id; call `recomputeAnalysis` afterwards. */
export async function savePeople(
  tx: Db,
  people: readonly NewPerson[],
  ownership: PeopleOwnership,
): Promise<void> {
  await savePersonRows(tx, peopleRowsOf(people, ownership));
}

/** Adds a person after all others. */
export async function appendPerson(
  tx: Db,
  person: Omit<NewPerson, 'position'>,
  ownership: Ownership,
): Promise<void> {
  const position = (await findLastPosition(tx, ownership.teamId)) + 1;
  await savePeople(tx, [{ ...person, position }], ownership);
}

/** Deletes people, or numbers them after others of their team; call `recomputeAnalysis` afterwards. */
export { deletePeople, renumberPeople } from './store.ts';

/**
 * Reads a team's stored people again, and stores dynamics and Penta in place of the earlier ones:
 * none below two people, and no Penta below three. Call it in a transaction.
 * @returns how many people the team has
 */
export async function recomputeAnalysis(tx: Db, ctx: Ctx, ownership: Ownership): Promise<number> {
  const { teamId } = ownership;
  await deleteUnusedCharts(tx, teamId);
  const births = await listBirths(tx, teamId);
  const reading = teamReadingOf(births.map((birth) => storedPersonOf(ctx, birth)));
  const ids = births.map(({ id }) => id);
  await replaceAnalysis(tx, teamId, analysisRowsOf(reading, ids, ownership));
  return births.length;
}

type BirthRow = Awaited<ReturnType<typeof listBirths>>[number];
type ResolvedChart = Pick<BirthRow, 'resolved' | 'chart'>;

function certaintyOf(ctx: Ctx, { resolved, chart }: ResolvedChart): ChartCertainty | null {
  return certaintyOfBirth(ctx, { ...chart, ...resolved, birthUtc: new Date(resolved.birthUtc) });
}

function storedPersonOf(ctx: Ctx, { id, name, chartData, ...birth }: BirthRow) {
  return { id, name, chart: chartData, certainty: certaintyOf(ctx, birth) };
}

/** These people's charts, with what depends on their birth times; in no order. */
export async function listStoredPeople(ctx: Ctx, ids: readonly string[]) {
  const births = await listBirthsOf(ctx.db, ids);
  return births.map((birth) => storedPersonOf(ctx, birth));
}

/** What depends on the birth times of a team's people, by their ids; null for an exact time. */
export async function certaintiesOf(
  ctx: Ctx,
  teamId: string,
): Promise<ReadonlyMap<string, ChartCertainty | null>> {
  const births = await listBirths(ctx.db, teamId);
  return new Map(births.map(({ id, ...birth }) => [id, certaintyOf(ctx, birth)]));
}
