import type { RouteReply, RouteRequest } from '#shared/contract/route.ts';
import type { getUsageStatistics, UsageKind, UsageTotals } from '#shared/contract/usage.ts';
import { hasTeamAccess } from '#shared/domain/roles.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { type CountTowards, groupedWrites } from '../../platform/db/grouped-writes.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { ratingsSince } from '../conversations/service.ts';
import { usageAccountId } from '../workplace/service.ts';
import { addUses, sumAccounts, sumDays, type UsageCounter } from './store.ts';

const DAY_MS = 86_400_000;
const NONE: UsageTotals = { pageLoads: 0, individualChatUsage: 0, teamChatUsage: 0 };

function dayOf(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 10);
}

/** One group of writers per database, however many requests count. */
const counters = new WeakMap<Db, CountTowards<UsageCounter>>();

function counterOf(db: Db): CountTowards<UsageCounter> {
  const known = counters.get(db);
  if (known) return known;
  const count = groupedWrites<UsageCounter>(
    ({ accountId, kind, day }) => `${accountId} ${kind} ${day}`,
    (counter, times) => addUses(db, counter, times),
  );
  counters.set(db, count);
  return count;
}

/**
 * Counts one use on today's UTC date for the account that the person works in; nothing without one.
 */
export async function countUsage(ctx: Ctx<UserActor>, kind: UsageKind): Promise<void> {
  const accountId = usageAccountId(ctx.actor);
  if (accountId === null) return;
  await counterOf(ctx.db)({ accountId, kind, day: dayOf(ctx.clock().getTime()) });
}

/** @throws AppError auth.forbidden for people without team access */
export async function trackOwnPageLoad(ctx: Ctx<UserActor>): Promise<void> {
  if (!hasTeamAccess({ teams: ctx.actor.activeAccounts })) throw new AppError('auth.forbidden');
  await countUsage(ctx, 'pageLoads');
}

function totalsIn({ pageLoads, individualChatUsage, teamChatUsage }: UsageTotals): UsageTotals {
  return { pageLoads, individualChatUsage, teamChatUsage };
}

function add(a: UsageTotals, b: UsageTotals): UsageTotals {
  return {
    pageLoads: a.pageLoads + b.pageLoads,
    individualChatUsage: a.individualChatUsage + b.individualChatUsage,
    teamChatUsage: a.teamChatUsage + b.teamChatUsage,
  };
}

function sumOf({ pageLoads, individualChatUsage, teamChatUsage }: UsageTotals): number {
  return pageLoads + individualChatUsage + teamChatUsage;
}

/** Usage over the last so many UTC days, including today: overall, by day, and by account. */
export async function statistics(
  ctx: Ctx<UserActor>,
  { dateRange, accounts, limit, cursor }: RouteRequest<typeof getUsageStatistics>['query'],
): Promise<RouteReply<typeof getUsageStatistics>> {
  const todayMs = ctx.clock().getTime();
  const dayCount = Number(dateRange);
  const dates = Array.from({ length: dayCount }, (_, index) =>
    dayOf(todayMs - (dayCount - 1 - index) * DAY_MS),
  );
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? ''];
  const asked =
    accounts === undefined
      ? { after: cursor ?? null, limit }
      : accounts.split(',').filter((id) => id !== '');
  const byDay = new Map((await sumDays(ctx.db, from, to)).map((row) => [row.day, totalsIn(row)]));
  const isNobody = !('after' in asked) && asked.length === 0;
  const rows = isNobody ? [] : await sumAccounts(ctx.db, from, to, asked);
  const hasNext = 'after' in asked && rows.length === limit;
  const days = dates.map((date) => ({ date, ...(byDay.get(date) ?? NONE) }));
  return {
    overallTotals: days.reduce(add, NONE),
    answerRatings: await ratingsSince(ctx, new Date(`${from}T00:00:00Z`)),
    usageStatistics: rows
      .filter((row) => sumOf(row) > 0)
      .map(({ id, name, ...totals }) => ({ teamAccount: { id, name }, totals }))
      .sort(
        (a, b) =>
          sumOf(b.totals) - sumOf(a.totals) || a.teamAccount.name.localeCompare(b.teamAccount.name),
      ),
    nextCursor: hasNext ? (rows.at(-1)?.id ?? null) : null,
    days,
  };
}
