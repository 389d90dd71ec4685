import { birthHours, toldHours } from '#shared/contract/birth-hours.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import type { BirthHours } from '#shared/contract/reading.ts';
import type { BirthWindow } from '#shared/engine/certainty/window.ts';
import { computeChart } from '#shared/engine/chart.ts';
import type { ReadingChart } from '#shared/reading/chart.ts';
import { AppError } from '../../platform/errors.ts';
import { certaintyWithin, type DatedBirth } from '../charts/certainty.ts';
import { chartDataOf } from '../charts/computed-chart.ts';
import { certaintyOfBirth } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { readingChartOf } from './reading-chart.ts';

/** Of a chart's row, what its reading needs. */
export interface StoredChart extends DatedBirth {
  readonly chartData: ChartData;
}

/** What chapters are written for: a chart, and the parts of it that the birth time still decides. */
export interface Written {
  readonly chart: ReadingChart;
  readonly certainty: ChartCertainty | null;
  /** The choice they are part of; empty where there is none. */
  readonly hours: readonly BirthHours[];
  /** Of another chart than the stored one. */
  readonly activations?: ChartData['activations'];
}

/** A stored chart at every birth time that it may have. */
export function wholeOf(ctx: Ctx, row: StoredChart): Written {
  const certainty = certaintyOfBirth(ctx, row);
  return { chart: readingChartOf(row.chartData), certainty, hours: birthHours(certainty) };
}

function windowOf({ from, to }: BirthHours, { window }: ChartCertainty): BirthWindow {
  return {
    startUtcMs: Date.parse(from?.utc ?? window.start.utc),
    endUtcMs: Date.parse(to?.utc ?? window.end.utc),
  };
}

/**
 * A chart as if its birth were known to these hours: those a result is told for, unless others are asked for.
 * @param index of the hours
 * @throws AppError reading.hours_not_found
 */
export function writtenFor(ctx: Ctx, row: StoredChart, whole: Written, index?: number): Written {
  const drawn = whole.hours.findIndex(({ isWritten }) => isWritten);
  const at = index ?? toldHours(whole.hours);
  const chosen = whole.hours[at];
  if (!chosen && index !== undefined) throw new AppError('reading.hours_not_found');
  if (!chosen || !whole.certainty) return whole;
  const { ephemeris } = ctx.providers;
  const window = windowOf(chosen, whole.certainty);
  const within = {
    certainty: certaintyWithin(row, window, ephemeris),
    hours: whole.hours.map((hours, index) => ({ ...hours, isWritten: index === at })),
  };
  if (at === drawn) return { ...within, chart: whole.chart };
  const middle = Math.floor((window.startUtcMs + window.endUtcMs) / 2);
  const chart = computeChart(middle, ephemeris);
  return { ...within, chart, activations: chartDataOf(chart, false).activations };
}
