import type { RouteReply } from '#shared/contract/route.ts';
import type { getUsageStatistics, UsageKind, UsageTotals } from '#shared/contract/usage.ts';
import { hasTeamAccess } from '#shared/domain/roles.ts';
import type { Ctx, UserActor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { countOne, sumUsage } from './store.ts';

const DAY_MS = 86_400_000;
const NONE: UsageTotals = { pageLoads: 0, individualChatUsage: 0, teamChatUsage: 0 };

function dayOf(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 10);
}

/** Counts one use on today's UTC date; for people without a team account nothing is counted. */
export async function countUsage(ctx: Ctx<UserActor>, kind: UsageKind): Promise<void> {
  const now = ctx.clock();
  await countOne(ctx.db, ctx.actor.id, kind, dayOf(now.getTime()), now);
}

/** @throws AppError auth.forbidden for people without team access */
export async function trackOwnPageLoad(ctx: Ctx<UserActor>): Promise<void> {
  if (!hasTeamAccess(ctx.actor)) throw new AppError('auth.forbidden');
  await countUsage(ctx, 'pageLoads');
}

function totalsIn({ pageLoads, individualChatUsage, teamChatUsage }: UsageTotals): UsageTotals {
  return { pageLoads, individualChatUsage, teamChatUsage };
}

function activityOf({ totals }: { totals: UsageTotals }): number {
  return totals.pageLoads + totals.individualChatUsage + totals.teamChatUsage;
}

/** Usage over the last so many UTC days, today among them: overall, by account and by day. */
export async function statistics(
  ctx: Ctx<UserActor>,
  dayCount: number,
): Promise<RouteReply<typeof getUsageStatistics>> {
  const todayMs = ctx.clock().getTime();
  const dates = Array.from({ length: dayCount }, (_, index) =>
    dayOf(todayMs - (dayCount - 1 - index) * DAY_MS),
  );
  const rows = await sumUsage(ctx.db, dates[0] ?? '', dates.at(-1) ?? '');
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const usageStatistics = rows
    .flatMap(({ accountId: id, accountName: name, ...row }) =>
      id === null || name === null ? [] : [{ teamAccount: { id, name }, totals: totalsIn(row) }],
    )
    .sort(
      (a, b) =>
        activityOf(b) - activityOf(a) || a.teamAccount.name.localeCompare(b.teamAccount.name),
    );
  const overall = rows.find(({ accountId, day }) => accountId === null && day === null);
  return {
    overallTotals: totalsIn(overall ?? NONE),
    usageStatistics,
    days: dates.map((date) => ({ date, ...totalsIn(byDay.get(date) ?? NONE) })),
  };
}
