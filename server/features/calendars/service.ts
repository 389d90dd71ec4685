import {
  CALENDAR_LINKS_MAX,
  type CalendarLink,
  type listCalendarLinks,
} from '#shared/contract/calendars.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import { BRAND_NAME } from '#shared/domain/brand.ts';
import { calendarOf } from '#shared/domain/calendar-event.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOf, newToken } from '../../platform/secret-tokens.ts';
import { readOwnChart } from '../charts/own-chart.ts';
import { certaintyOfBirth, readLatest, readRow } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { readPlan } from '../team-plan/service.ts';
import { read as readTeam, visibleTeam } from '../teams/service.ts';
import { windowAt } from './calendar-window.ts';
import { type EntryContext, ownEntries, planEntries, weatherEntries } from './entries.ts';
import {
  countLinksLocked,
  deleteLink,
  findLink,
  insertLink,
  type LinkRow,
  listLinks,
} from './store.ts';

type Reader = Ctx<UserActor>;

function presentLink({ id, teamId, teamName, createdAt }: LinkRow): CalendarLink {
  const kind = teamId === null ? 'own' : 'team';
  return { id, kind, teamName, createdAt: createdAt.toISOString() };
}

export async function list(ctx: Reader): Promise<RouteReply<typeof listCalendarLinks>> {
  return { links: (await listLinks(ctx.db, ctx.actor.id)).map(presentLink) };
}

/** @throws AppError team.not_found; calendar.limit_reached */
export async function create(
  ctx: Reader,
  teamId: string | null,
): Promise<{ link: CalendarLink; token: string }> {
  if (teamId !== null && !(await visibleTeam(ctx, teamId))) throw new AppError('team.not_found');
  const token = newToken();
  const userId = ctx.actor.id;
  const made = await inTransaction(ctx.db, async (tx) => {
    const working = await countLinksLocked(tx, userId);
    if (working >= CALENDAR_LINKS_MAX) throw new AppError('calendar.limit_reached');
    const { id } = await insertLink(tx, {
      userId,
      teamId,
      tokenHash: hashOf(token),
      createdAt: ctx.clock(),
    });
    return (await listLinks(tx, userId)).find((link) => link.id === id);
  });
  if (!made) throw new Error('A link is gone in the transaction that made it');
  return { link: presentLink(made), token };
}

/** @throws AppError calendar.not_found, also for somebody else's link */
export async function revoke(ctx: Reader, linkId: string): Promise<void> {
  const isRevoked = await deleteLink(ctx.db, ctx.actor.id, linkId);
  if (!isRevoked) throw new AppError('calendar.not_found');
}

/** The id of the person's marked chart, or else of their latest; null without any. */
async function ownChartId(ctx: Reader): Promise<string | null> {
  const { chartId } = await readOwnChart(ctx);
  if (chartId !== null) return chartId;
  const latest = await readLatest(ctx).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'chart.not_found') return null;
    throw error;
  });
  return latest?.id ?? null;
}

function contextOf(ctx: Ctx, host: string, stamp: Date | null): EntryContext {
  const window = windowAt(ctx.clock());
  const { ephemeris: sky } = ctx.providers;
  return { sky, window, host, stamp: stamp ?? new Date(window.from) };
}

async function ownCalendar(ctx: Reader, context: EntryContext): Promise<string> {
  const chartId = await ownChartId(ctx);
  if (chartId === null) return calendarOf('My sky', [], BRAND_NAME);
  const row = await readRow(ctx, chartId);
  const own = { ...row, certainty: certaintyOfBirth(ctx, row) };
  return calendarOf('My sky', ownEntries(own, context), BRAND_NAME);
}

async function teamCalendar(ctx: Reader, teamId: string, context: EntryContext): Promise<string> {
  const team = await readTeam(ctx, teamId);
  const plan = await readPlan(ctx, teamId);
  const entries = [...weatherEntries(team, context), ...planEntries(team, plan, context)];
  return calendarOf(team.name, entries, BRAND_NAME);
}

/**
 * The calendar of the person's own sky, or of a team, as a file.
 * @throws AppError team.not_found
 */
export async function download(ctx: Reader, teamId: string | null, host: string): Promise<string> {
  const context = contextOf(ctx, host, null);
  return teamId === null ? ownCalendar(ctx, context) : teamCalendar(ctx, teamId, context);
}

/** The link's owner as the actor: calendar apps have no login. */
function makerOf({ userId, globalRole }: NonNullable<Awaited<ReturnType<typeof findLink>>>) {
  return {
    kind: 'user',
    id: userId,
    globalRole,
    email: null,
    firstName: null,
    lastName: null,
    clock: null,
    signInLetters: false,
    activeAccounts: [],
    accounts: [],
    chosen: { accountId: null, teamId: null, teamAccountId: null },
    deletionDueAt: null,
    loginId: '',
  } as const satisfies UserActor;
}

const ENDING = '.ics';

/**
 * The calendar behind a link, with what its maker may see right now.
 * @param file the token with its ending
 * @throws AppError calendar.not_found, alike for every file that opens nothing
 */
export async function readByLink(ctx: Ctx, file: string, host: string): Promise<string> {
  const link = await findLink(ctx.db, hashOf(file.replace(/\.ics$/, '')));
  if (!(link && file.endsWith(ENDING))) throw new AppError('calendar.not_found');
  const reader = { ...ctx, actor: makerOf(link) };
  const context = contextOf(ctx, host, link.createdAt);
  if (link.teamId === null) return ownCalendar(reader, context);
  return teamCalendar(reader, link.teamId, context).catch((error: unknown) => {
    const isHidden = error instanceof AppError && error.code === 'team.not_found';
    throw isHidden ? new AppError('calendar.not_found') : error;
  });
}
