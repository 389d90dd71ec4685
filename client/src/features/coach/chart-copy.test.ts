import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { chartQuestionsOf, welcomeOf } from './chart-copy.ts';

test('suggests questions about this chart, as its person would ask them', () => {
  expect(chartQuestionsOf(chartWith())).toEqual([
    'How should I answer an offer on the spot?',
    'How do I say no to a project I agreed to?',
    'How do I tell my manager I’m stuck?',
    'How do I come across to other people?',
    'What are my strengths at work?',
  ]);
  expect(welcomeOf(chartWith({ name: 'Ana Ruiz' }), true)).toMatch(
    /^Welcome, Ana\. I know your chart\./,
  );
  expect(welcomeOf(chartWith({ name: 'Ana Ruiz' }))).toMatch(
    /^Welcome\. I know Ana Ruiz’s chart, and answer as if Ana were asking\./,
  );
});

test('omits the profile without an exact time, and starts with what is certain', () => {
  const chart = chartWith({ uncertaintyLevel: 'high' });
  const questions = chartQuestionsOf(chart);
  expect(questions[0]).toBe('What is certain in my chart without an exact birth time?');
  expect(questions).not.toContain('How do I come across to other people?');
  expect(welcomeOf(chart)).toMatch(
    / a hard day at work, .* approximate, so I’ll say what’s certain anyway\.$/,
  );
});

test('ends with what an open center picks up from others', () => {
  const last = (...definedCenters: string[]) =>
    chartQuestionsOf(chartWith({}, { definedCenters })).at(-1);
  expect(last('Root')).toBe('How do I stay calm when a colleague is upset?');
  expect(last('Solar Plexus')).toBe('How do I handle a rushed deadline?');
  expect(last('Solar Plexus', 'Root')).toBe('What are my strengths at work?');
});

test('uses none of the field’s terms', () => {
  const asked = TYPE_NAMES.flatMap((type) => chartQuestionsOf(chartWith({}, { type })));
  expect(asked.join(' ')).not.toMatch(/authority|profile|channel|gate|center|strategy/i);
  expect(asked.filter((question) => TYPE_NAMES.some((type) => question.includes(type)))).toEqual(
    [],
  );
});
