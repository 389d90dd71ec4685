import { expect, test } from 'vitest';
import { INTEGRATION } from '#shared/bodygraph/layout.data.ts';
import { drawnChannels } from '#shared/bodygraph/layout.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { anyCharts, chartOf } from '#shared/bodygraph/sample-charts.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import { drawInOf } from './draw-in.ts';

test('gates come with the first planet that stands in them, on either side', () => {
  // Sun to Moon: the design's third planet and the personality's second stand in gate 64.
  const model = bodygraphModel(chartOf({ design: [1, 2, 64], personality: [47, 64] }));
  const steps = Object.fromEntries(drawInOf(model).gates.map(({ gate, step }) => [gate, step]));
  expect(steps).toEqual({ 1: 0, 2: 1, 47: 0, 64: 1 });
});

test('a center fills when the first of its channels closes', () => {
  const model = bodygraphModel(chartOf({ design: [64, 61, 24], personality: [1, 47] }));
  expect(drawInOf(model).centers).toEqual([
    { center: 'head', step: 1 },
    { center: 'ajna', step: 1 },
  ]);
});

test('the link of the trunk follows with the first channel over it', () => {
  const model = bodygraphModel(chartOf({ design: [10, 1, 34] }));
  const statuses = drawInOf(model).lines.map(({ step }) => step);
  // The arms of 10 and 34, both halves of the link, and the half of 1-8.
  expect(statuses.sort()).toEqual([0, 1, 2, 2, 2]);
  expect(drawInOf(bodygraphModel(chartOf({ design: [10] }))).lines).toHaveLength(1);
});

test('the link waits for the first channel over it, not for others through its gates', () => {
  // Channel 20-34 closes with the second planet, 10-57 with the fourth.
  const model = bodygraphModel(chartOf({ design: [20, 34, 10, 57] }));
  const { lines } = drawInOf(model);
  const linkSteps = (['linkUpper', 'linkLower'] as const).map(
    (part) => lines.find(({ d }) => d === INTEGRATION.segments[part].d)?.step,
  );
  expect(linkSteps).toEqual([1, 1]);
});

test('ends with the whole picture, for any chart', () => {
  for (const activations of anyCharts(200)) {
    const model = bodygraphModel(activations);
    const { lines, gates, centers } = drawInOf(model);
    expect(gates.map(({ gate }) => gate)).toEqual(model.graph.activeGates);
    expect(centers.map(({ center }) => center)).toEqual(model.graph.definedCenters);
    const paths = new Set(lines.map(({ d }) => d));
    for (const { id, halves } of drawnChannels) {
      for (const gate of CHANNEL_BY_ID[id].gates) {
        const isDrawn = paths.has(halves[gate] ?? '');
        expect(isDrawn, `${id} at ${gate}`).toBe(model.gates[gate].status !== 'none');
      }
    }
    for (const { step } of [...lines, ...gates, ...centers]) {
      expect(Number.isInteger(step) && step >= 0 && step <= 12).toBe(true);
    }
  }
});
