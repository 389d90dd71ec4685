import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import { positionText } from '#shared/domain/chart-text.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { insightPoint, type PointFact } from '#shared/knowledge/insight-point.ts';
import { ownLinesOf } from '#shared/reading/own-line.ts';
import { randomCharts } from '#shared/reading/random-charts.ts';
import { headlineFirst } from './headline-first.ts';

// Its headline is of channel 9-52.
const CHART = chartWith();
const MOVE = 'You move on (channel 3-60, Mutation).';
const FOCUS = 'You stay with it (channel 9-52, Concentration).';
const always = () => true;

function strengths(told: readonly string[], isCertain: (fact: PointFact) => boolean = always) {
  const quickInsights = { ...CHART.quickInsights, strengths: [...told] };
  return headlineFirst({ ...CHART, quickInsights }, isCertain).strengths;
}

test('the strength of the headline comes first', () => {
  expect(strengths([MOVE, FOCUS])).toEqual([FOCUS, MOVE]);
});

test('it is added where the insight leaves it out', () => {
  const [first = '', ...others] = strengths([MOVE]) ?? [];
  expect(insightPoint(first, 'strength')).toMatchObject({
    source: 'Channel 9-52',
    fact: { kind: 'channel', channel: '9-52' },
  });
  expect(others).toEqual([MOVE]);
});

test('what the birth time decides leads no headline', () => {
  const isCertain = (fact: PointFact) => fact.kind !== 'channel';
  const [first = '', ...others] = strengths([MOVE], isCertain) ?? [];
  expect(insightPoint(first, 'strength').source).toBe('Gate 55');
  expect(others).toEqual([MOVE]);
  expect(strengths([MOVE], () => false)).toEqual([MOVE]);
});

test('an insight from before, without strengths, stays as it is', () => {
  expect(headlineFirst(CHART, always)).toBe(CHART.quickInsights);
});

test('any chart is led as its headline is', () => {
  for (const chart of randomCharts(12, 60)) {
    const activations = recordOf(SIDES, (side) =>
      recordOf(BODY_IDS, (body) => positionText(chart.activations[side][body])),
    );
    const chartData = { ...CHART.chartData, activations, channels: [...chart.definedChannels] };
    const quickInsights = { ...CHART.quickInsights, strengths: [MOVE] };
    const [first = ''] = headlineFirst({ chartData, quickInsights }, always).strengths ?? [];
    const { fact } = insightPoint(first, 'strength');
    expect(ownLinesOf(chart)[0]?.evidence).toEqual([expect.objectContaining(fact ?? {})]);
  }
});
