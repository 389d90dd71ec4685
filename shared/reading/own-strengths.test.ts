import { expect, test } from 'vitest';
import { ownStrength } from './own-strengths.ts';
import { randomCharts } from './random-charts.ts';
import { CHAPTER_IDS } from './schema.ts';

const CHARTS = randomCharts(23, 60);

test('three chapters name a strength of the chart’s own, each another one', () => {
  for (const chart of CHARTS) {
    const own = CHAPTER_IDS.map((chapter) => ownStrength(chapter, chart));
    const told = own.flatMap((one) => one ?? []);
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ evidence }) => JSON.stringify(evidence))).size).toBe(3);
    expect(told.filter(({ text }) => !text.includes('{strength}'))).toEqual([]);
  }
});

test('the first is a channel where the chart has one', () => {
  for (const chart of CHARTS) {
    const kind = ownStrength('decide', chart)?.evidence[0]?.kind;
    expect(kind).toBe(chart.definedChannels.length > 0 ? 'channel' : 'gate');
  }
});
