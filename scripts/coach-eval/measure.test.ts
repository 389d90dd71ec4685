import { expect, test } from 'vitest';
import { atLeast, atMost, shown } from './measure.ts';

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
