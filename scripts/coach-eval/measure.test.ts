import { expect, test } from 'vitest';
import { atLeast, atMost, shown } from './measure.ts';
import { namesItsValue } from './named-values.ts';

test('a share misses its aim below the least and above the most', () => {
  expect(atLeast('kept', 98, 100, 0.98).isMet).toBe(true);
  expect(atLeast('kept', 97, 100, 0.98)).toMatchObject({
    isMet: false,
    figure: '97.0 % (97 of 100)',
  });
  expect(atMost('reached', 1, 100, 0.01).isMet).toBe(true);
  expect(atMost('reached', 2, 100, 0.01).isMet).toBe(false);
});

test('nothing measured misses every aim', () => {
  expect(atLeast('kept', 0, 0, 0).isMet && atMost('reached', 0, 0, 0).isMet).toBe(false);
  expect(shown('class', 0, 0)).toMatchObject({ figure: '–', isMet: true });
});

test.each([
  ['center', 'Ego/Heart', 'Your defined Heart', true],
  ['center', 'Ego/Heart', 'Your will never lets you down', false],
  ['center', 'Root', 'Your Root never lets you down', false],
  ['line', '50.3', 'Gate 50 in line three', true],
  ['line', '3', 'You learn by bumping into things', false],
  ['channel', '34-20', 'You have 20-34', true],
  ['count', '4 defined channels', 'Four channels are yours', true],
  ['count', '1 defined channel', 'Your channel stands alone', false],
  ['authority', 'Mental / Environmental', 'Your authority is environmental', true],
  ['cross', 'Left Angle Cross of Wishes 1', 'The cross of the Wishes', true],
  ['type', 'Projector', 'You wait to be asked', false],
])('a %s %s in "%s": named %s', (topic, value, text, isNamed) => {
  expect(namesItsValue({ topic, value }, text)).toBe(isNamed);
});
