import type { NewChart } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { TZ_VERSION } from '#shared/engine/time/zone-pack.ts';
import { ENGINE_VERSION } from '#shared/engine/version.ts';
import { quickInsights } from '#shared/knowledge/quick-insights.ts';
import type { Ctx } from '../context.ts';
import type { ResolvedBirth } from './birth.ts';
import { chartDataOf } from './present.ts';
import type { IndividualChartRow } from './store.ts';

/** The part of a chart's row that follows from the birth: all but its owner and timestamps. */
export type DrawnChart = Omit<IndividualChartRow, 'id' | 'userId' | 'createdAt' | 'correctedAt'>;

/** True when the time of birth is stated to the minute. */
function hasExactTime(input: NewChart): boolean {
  return (
    input.birthTime !== null &&
    input.uncertaintyLevel !== 'high' &&
    (input.birthTimeToleranceMinutes ?? 0) === 0
  );
}

/** Computes the row of a chart from a resolved birth. */
export function drawnChart(ctx: Ctx, input: NewChart, birth: ResolvedBirth): DrawnChart {
  const chart = computeChart(birth.utcMs, ctx.providers.ephemeris);
  const isExact = hasExactTime(input);
  const { utcMs, ...resolved } = birth;
  return {
    name: input.name,
    birthDate: input.birthDate,
    calendar: input.calendar ?? 'gregorian',
    birthTime: input.birthTime?.slice(0, 5) ?? UNKNOWN_TIME,
    birthPlace: input.birthPlace,
    ...resolved,
    uncertaintyLevel: isExact ? 'low' : 'high',
    toleranceMinutes: input.birthTimeToleranceMinutes ?? null,
    birthUtc: new Date(utcMs),
    designUtc: new Date(chart.designUtcMs),
    engineVersion: ENGINE_VERSION,
    tzVersion: TZ_VERSION,
    ephemeris: ctx.providers.ephemeris.name,
    chartData: chartDataOf(chart, isExact),
    quickInsights: quickInsights(chart),
  };
}
