import type { listTeamCharts } from '#shared/contract/account-teams.ts';
import type { ShownResolution } from '#shared/contract/charts.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import type {
  getTeamPeople,
  TeamMemberInput,
  TeamRecord,
  TeamSummary,
} from '#shared/contract/teams.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import type { SelectableTeam } from '#shared/domain/workplace.ts';
import type { ClockDoubt } from '#shared/engine/time/clock-doubt-codes.ts';
import { COLUMN_TITLES, TEAM_COLUMNS, type TeamColumn } from '#shared/team-file/columns.ts';
import { dateCell } from '#shared/team-file/read-date.ts';
import { writeCsv } from '#shared/team-file/write-csv.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { clockDoubtsOf } from '../charts/present.ts';
import type { Ctx } from '../context.ts';
import { findPerson } from './person-store.ts';
import {
  allowedTo,
  canList,
  canManage,
  canSee,
  isAdminsOwn,
  type Sharing,
  type TeamAccess,
  type TeamState,
} from './policy.ts';
import { summaryOf, teamRecordOf } from './present.ts';
import {
  findLatestTeam,
  findTeam,
  findTeamAccess,
  listChartsOf,
  listPeople,
  listTeamsOfAccount,
  listTeamsOfPerson,
  type WholeTeam,
} from './store.ts';

type AccessRow = Omit<TeamAccess, 'globalRole'>;

function teamAccessOf({ globalRole }: UserActor, row: AccessRow): TeamAccess {
  return { globalRole, accountRole: row.accountRole, isTeamMember: row.isTeamMember };
}

function sees(actor: UserActor, row: AccessRow & TeamState): boolean {
  return canSee(teamAccessOf(actor, row), row);
}

function lists(actor: UserActor, row: AccessRow & Pick<TeamState, 'isAccountActive'>): boolean {
  return canList(teamAccessOf(actor, row), row);
}

function recordFor({ actor }: Ctx<UserActor>, row: WholeTeam | undefined): TeamRecord {
  if (!row || !sees(actor, { ...row, isTeamActive: row.isActive })) {
    throw new AppError('team.not_found');
  }
  return teamRecordOf(row, teamAccessOf(actor, row));
}

/** @throws AppError team.not_found, also for a team the person may not see */
export async function read(ctx: Ctx<UserActor>, teamId: string): Promise<TeamRecord> {
  return recordFor(ctx, await findTeam(ctx.db, ctx.actor.id, teamId));
}

/**
 * The latest analyzed team of those the person belongs to; or of one account, where a master admin
 * sees every team.
 * @throws AppError team.not_found when there is none
 */
export async function readLatest(
  ctx: Ctx<UserActor>,
  accountId: string | undefined,
): Promise<TeamRecord> {
  const isEveryTeam = ctx.actor.globalRole === 'master_admin';
  const scope = accountId === undefined ? null : { accountId, isEveryTeam };
  return recordFor(ctx, await findLatestTeam(ctx.db, ctx.actor.id, scope));
}

type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

function sharingOf(
  { actor }: Ctx<UserActor>,
  {
    visibility,
    enteredBy,
    userId,
  }: Pick<NonNullable<PersonRow['member']>, 'visibility' | 'enteredBy' | 'userId'>,
): Sharing {
  return { visibility, enteredBy, isReader: userId === actor.id };
}

function clockDoubtsOfPerson(
  { stated, resolved }: NonNullable<PersonRow['member']>,
  chart: PersonRow['chart'],
): ClockDoubt[] {
  const { birthDate, calendar = 'gregorian', birthTime } = stated;
  const { timeZone, offsetRule } = resolved;
  return clockDoubtsOf({
    birthDate,
    calendar,
    birthTime: birthTime ?? UNKNOWN_TIME,
    timeZone,
    offsetRule,
    latitude: chart?.latitude ?? null,
    longitude: chart?.longitude ?? null,
  });
}

/**
 * The births of a team's people as stated, with the doubts about their clocks; of those whose birth
 * the reader may see.
 * @throws AppError team.not_found; auth.forbidden for those who see the team and do not manage it
 */
export async function people(
  ctx: Ctx<UserActor>,
  teamId: string,
): Promise<RouteReply<typeof getTeamPeople>> {
  const rows = await listPeople(ctx.db, ctx.actor.id, teamId);
  const [first] = rows;
  if (!first || !sees(ctx.actor, first)) throw new AppError('team.not_found');
  const reader = teamAccessOf(ctx.actor, first);
  if (!canManage(reader)) throw new AppError('auth.forbidden');
  return rows.flatMap(({ member, chart }) => {
    if (!(member && allowedTo(reader, sharingOf(ctx, member)).birth)) return [];
    const { resolvedPlace, timeZone, utcOffsetSeconds, birthUtc } = member.resolved;
    const resolved = { resolvedPlace, timeZone, utcOffsetSeconds, birthUtc };
    const isEditable = isAdminsOwn(member);
    const doubts = clockDoubtsOfPerson(member, chart);
    return [{ id: member.id, ...member.stated, isEditable, resolved, doubts }];
  });
}

function cellOf(birth: TeamMemberInput, column: TeamColumn): string {
  return column === 'birthDate' ? dateCell(birth.birthDate, birth.calendar) : (birth[column] ?? '');
}

const RESOLVED_TITLES = ['Resolved Place', 'Time Zone', 'UTC Offset', 'UTC Instant'] as const;

/** For machines: the offset as `UTC+10:00`, which no spreadsheet parses as a formula. */
function resolvedCells(resolved: ShownResolution): string[] {
  const { resolvedPlace, timeZone, utcOffsetSeconds, birthUtc } = resolved;
  const size = new Date(Math.abs(utcOffsetSeconds) * 1000).toISOString().slice(11, 19);
  const offset = `UTC${utcOffsetSeconds < 0 ? '-' : '+'}${size.replace(/:00$/, '')}`;
  return [resolvedPlace ?? '', timeZone ?? '', offset, birthUtc];
}

/**
 * Like `people`, as a CSV file with the columns of the upload, so that it can be uploaded again,
 * followed by the resolved columns.
 * @throws AppError as `people`
 */
export async function exportPeople(ctx: Ctx<UserActor>, teamId: string): Promise<string> {
  const births = await people(ctx, teamId);
  return writeCsv([
    [...TEAM_COLUMNS.map((column) => COLUMN_TITLES[column]), ...RESOLVED_TITLES],
    ...births.map((birth) => [
      ...TEAM_COLUMNS.map((column) => cellOf(birth, column)),
      ...resolvedCells(birth.resolved),
    ]),
  ]);
}

/** The active teams of the accounts and teams that the person is a member of, newest first. */
export async function listOwn(ctx: Ctx<UserActor>): Promise<TeamSummary[]> {
  const { globalRole } = ctx.actor;
  const rows = await listTeamsOfPerson(ctx.db, ctx.actor.id);
  return rows.map(({ accountRole, ...team }) => summaryOf(team, { globalRole, accountRole }));
}

/**
 * The teams of an account that the person may see, newest first.
 * @throws AppError account.not_found, also for other people's accounts
 */
export async function listOfAccount(
  ctx: Ctx<UserActor>,
  accountId: string,
): Promise<TeamSummary[]> {
  const rows = await listTeamsOfAccount(ctx.db, ctx.actor.id, accountId);
  const visible = rows.flatMap(({ team, subscriptionTier, members, ...row }) =>
    team && sees(ctx.actor, { ...row, isTeamActive: team.isActive })
      ? [summaryOf({ ...team, subscriptionTier, members }, teamAccessOf(ctx.actor, row))]
      : [],
  );
  if (visible.length > 0) return visible;
  if (!rows.some((row) => lists(ctx.actor, row))) throw new AppError('account.not_found');
  return [];
}

/**
 * The charts made for an account's teams, or for one team, newest first.
 * @throws AppError account.not_found for any other id
 */
export async function listCharts(
  ctx: Ctx<UserActor>,
  teamOrAccountId: string,
): Promise<RouteReply<typeof listTeamCharts>> {
  const rows = await listChartsOf(ctx.db, ctx.actor.id, teamOrAccountId);
  const isAccount = rows[0]?.accountId === teamOrAccountId;
  const visible = rows.filter(
    ({ isTeamActive, ...row }) =>
      isTeamActive !== null && sees(ctx.actor, { ...row, isTeamActive }),
  );
  const mayList = isAccount && rows.some((row) => lists(ctx.actor, row));
  if (visible.length === 0 && !mayList) throw new AppError('account.not_found');
  return visible.flatMap(({ chart, sharing, ...row }) => {
    if (!chart) return [];
    const isShared = sharing && allowedTo(teamAccessOf(ctx.actor, row), sharing).summary;
    return [
      { ...chart, type: isShared ? chart.type : null, createdAt: chart.createdAt.toISOString() },
    ];
  });
}

/** A team's member with what the reader may see of them; null when they may not see the team. */
export async function visiblePerson(ctx: Ctx<UserActor>, memberId: string) {
  const row = await findPerson(ctx.db, ctx.actor.id, memberId);
  if (!row || !sees(ctx.actor, row)) return null;
  const allowed = allowedTo(teamAccessOf(ctx.actor, row), sharingOf(ctx, row));
  return { name: row.name, resolved: row.resolved, chart: row.chart, allowed };
}

/** A team that the person may see; null for any other. */
export async function visibleTeam(
  ctx: Ctx<UserActor>,
  teamId: string,
): Promise<SelectableTeam | null> {
  const row = await findTeamAccess(ctx.db, ctx.actor.id, teamId);
  if (!row || !sees(ctx.actor, { ...row, isTeamActive: row.isActive })) return null;
  return { id: row.id, accountId: row.accountId, isActive: row.isActive };
}
