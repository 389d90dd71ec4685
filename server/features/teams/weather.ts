import type { RouteReply } from '#shared/contract/route.ts';
import { type getTeamWeather, type SkyCover, WEATHER_DAYS } from '#shared/contract/team-weather.ts';
import { skyCovers } from '#shared/engine/penta/weather.ts';
import { isPentaGate } from '#shared/engine/penta-matrix.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Ctx } from '../context.ts';
import { read } from './service.ts';

const DAY_MS = 24 * 60 * 60_000;

const isoOf = (utcMs: number | null) => (utcMs === null ? null : new Date(utcMs).toISOString());

/**
 * Which missing functions of a team the sky stands in for now, and the next one that begins. Only
 * functions count, which every level of sharing shows.
 * @throws AppError team.not_found, also for a team the person may not see
 */
export async function readWeather(
  ctx: Ctx<UserActor>,
  teamId: string,
): Promise<RouteReply<typeof getTeamWeather>> {
  const { pentaData } = await read(ctx, teamId);
  const gaps = pentaData?.gates.filter(({ state }) => state === 'gap') ?? [];
  const missing = gaps.map(({ gate }) => gate).filter(isPentaGate);
  if (missing.length === 0) return { now: [], next: null };
  const now = ctx.clock().getTime();
  const { ephemeris } = ctx.providers;
  const covers = skyCovers(missing, ephemeris, now, now + WEATHER_DAYS * DAY_MS).map(
    ({ gate, bodies, from, until }): SkyCover => ({
      gate,
      label: gaps.find((gap) => gap.gate === gate)?.label ?? '',
      bodies: [...bodies],
      from: isoOf(from),
      until: isoOf(until),
    }),
  );
  return {
    now: covers.filter(({ from }) => from === null),
    next: covers.find(({ from }) => from !== null) ?? null,
  };
}
