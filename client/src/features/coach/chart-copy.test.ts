import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import { quickInsightsOf, welcomeOf } from './chart-copy.ts';

test('suggests questions about this chart', () => {
  expect(quickInsightsOf(chartWith())).toEqual([
    'How do I decide well with emotional authority?',
    'How do I pace my energy as a Generator?',
    'What does channel 3-60 bring to my work?',
    'How do others see my 6/3 profile?',
    'How do I handle my open Head center?',
  ]);
  expect(welcomeOf(chartWith({ name: 'Ana Ruiz' }), true)).toMatch(
    /^Welcome, Ana\. I have your chart in front of me: /,
  );
  expect(welcomeOf(chartWith({ name: 'Ana' }))).toMatch(
    /^Welcome\. I have Ana's chart in front of me: Generator, emotional authority, profile 6\/3\./,
  );
});

test('omits the profile without an exact time, and starts with what is certain', () => {
  const chart = chartWith({ uncertaintyLevel: 'high' });
  expect(quickInsightsOf(chart)[0]).toBe(
    'What is certain in my chart without an exact birth time?',
  );
  expect([...quickInsightsOf(chart), welcomeOf(chart)].join(' ')).not.toMatch(/profile|6\/3/);
  expect(welcomeOf(chart)).toMatch(/approximate, so I'll say what's certain anyway\.$/);
});

test('suggests questions about what a chart without channels or open centers has', () => {
  const bare = chartWith({}, { channels: [], definedCenters: [], authority: 'Lunar' });
  expect(quickInsightsOf(bare)).toHaveLength(4);
  const names = ['Head', 'Ajna', 'Throat', 'Heart', 'Spleen', 'Solar Plexus', 'Sacral', 'Root'];
  const nearlyFull = chartWith({}, { definedCenters: names });
  expect(quickInsightsOf(nearlyFull).at(-1)).toBe('How do I handle my open G Center?');
  const full = chartWith({}, { definedCenters: [...names, 'G Center'] });
  expect(quickInsightsOf(full).join(' ')).not.toMatch(/open/);
});
