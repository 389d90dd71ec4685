import { describe, expect, test } from 'vitest';
import { gistOf, situationToldIn } from './last-answer.ts';
import { loadSituations } from './load-situations.ts';

const SITUATIONS = loadSituations(
  new URL('../../../../../shared/knowledge/situations/', import.meta.url),
);

describe('what an answer comes down to', () => {
  test.each([
    [
      'Requests keep coming. Show the list and ask.\n\n**As a Generator:** You have an engine.[F1]',
      'Requests keep coming.',
      'Show the list and ask.',
    ],
    [
      'It’s a habit.\n\n**Words you can use:** “I can’t. Sorry.” Then wait.',
      'It’s a habit.',
      '“I can’t. Sorry.” Then wait.',
    ],
    ['It’s a habit. It passes.', 'It’s a habit.', 'It passes.'],
  ])('%j', (answer, core, action) => {
    expect(gistOf(answer)).toEqual({ core, action });
  });
});

test('an answer is recognized by the situation it was made from', () => {
  const answer = 'Nobody can see how full your plate is, so requests keep coming.[F2]';
  expect(situationToldIn(answer, SITUATIONS)?.id).toBe('saying-no');
  expect(situationToldIn('Something else.', SITUATIONS)).toBeNull();
});
