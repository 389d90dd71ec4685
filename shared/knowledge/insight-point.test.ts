import { expect, test } from 'vitest';
import { randomCharts } from '../reading/random-charts.ts';
import { insightPoint } from './insight-point.ts';
import { quickInsights } from './quick-insights.ts';

test('begins a strength with the name that its card has, and names its source by number', () => {
  const text = 'You do well with money when the territory is yours (channel 21-45, Money).';
  expect(insightPoint(text, 'strength')).toEqual({
    head: 'Take charge of the money',
    sentence: 'You do well with money when the territory is yours.',
    source: 'Channel 21-45',
    fact: { kind: 'channel', channel: '21-45' },
  });
});

test.each([
  ['You promise too much (Heart, open).', 'Proving your worth', 'Heart, open'],
  ['You leave quickly (profile 3/5).', 'Leaving before the lesson', 'Profile 3/5'],
  ['Bitterness is your signal (Projector).', 'When you turn bitter', 'Projector'],
])('begins a watch-out with what it is about: %s', (text, head, source) => {
  expect(insightPoint(text, 'watchout')).toMatchObject({ head, source });
});

test('leaves a point as it is that names no part of a chart', () => {
  const text = 'You like order (and coffee).';
  expect(insightPoint(text, 'strength')).toEqual({
    head: null,
    sentence: text,
    source: null,
    fact: null,
  });
});

test('finds a head for every point of every chart, none twice in a list', () => {
  for (const chart of randomCharts(11, 100)) {
    const { strengths, watchouts } = quickInsights(chart);
    for (const [side, points] of [
      ['strength', strengths],
      ['watchout', watchouts],
    ] as const) {
      const heads = points.map((text) => insightPoint(text, side).head);
      expect(heads).not.toContain(null);
      expect(new Set(heads).size).toBe(heads.length);
    }
  }
});
