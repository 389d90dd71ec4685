import { describe, expect, test } from 'vitest';
import { loadEphemeris } from '#server/ephemeris.ts';
import { randomDays } from '#shared/engine/certainty/random-days.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { quickInsights } from '#shared/knowledge/quick-insights.ts';
import { chartDataOf } from './computed-chart.ts';
import { insightsOf } from './insights.ts';

describe('the insight of a stored chart', () => {
  test('is that of the computed chart, for births of every kind', () => {
    const ephemeris = loadEphemeris();
    for (const { startUtcMs } of randomDays(7, 300, 1900, 2030)) {
      const chart = computeChart(startUtcMs, ephemeris);
      expect(insightsOf(chartDataOf(chart, true))).toEqual(quickInsights(chart));
    }
  });

  test('fails for a chart whose Personality Sun cannot be read', () => {
    const chart = chartDataOf(computeChart(0, loadEphemeris()), true);
    chart.activations.personality.sun = '65.1';
    expect(() => insightsOf(chart)).toThrow('no readable Personality Sun');
  });
});
