import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import { compareCharts } from './comparison.ts';

const { chartData: jobs } = chartWith();
const { chartData: other } = chartWith(
  {},
  {
    type: 'Projector',
    strategy: 'Wait for recognition and the invitation',
    authority: 'Splenic',
    definedCenters: ['Throat', 'Spleen', 'Root'],
    channels: ['3-60', '18-58'],
  },
);

test('a chart agrees with itself in everything', () => {
  const { facts, sets } = compareCharts(jobs, jobs);
  expect(facts.map(({ isSame }) => isSame)).toEqual(facts.map(() => true));
  expect(sets.map(({ only }) => only)).toEqual(sets.map(() => [[], []]));
  expect(sets.map(({ both }) => both.length)).toEqual([5, 4]);
});

test('tells which facts differ, the first chart’s value first', () => {
  const { facts } = compareCharts(jobs, other);
  const different = facts.filter(({ isSame }) => !isSame);
  expect(different.map(({ label, values }) => [label, ...values])).toEqual([
    ['Type', 'Generator', 'Projector'],
    ['Strategy', 'Wait to respond', 'Wait for recognition and the invitation'],
    ['Authority', 'Emotional', 'Splenic'],
  ]);
});

test('splits centers and channels into common ones and those of one chart', () => {
  const [centers, channels] = compareCharts(jobs, other).sets;
  expect(centers).toEqual({
    label: 'Defined Centers',
    both: ['Throat', 'Root'],
    only: [['Ajna', 'Solar Plexus', 'Sacral'], ['Spleen']],
  });
  expect(channels?.both).toEqual(['3-60 Mutation']);
  expect(channels?.only[1]).toEqual(['18-58 Judgment']);
});
