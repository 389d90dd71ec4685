import { expect, test } from 'vitest';
import { arrivalBy, noteArrival } from './arrival.ts';

test('somebody has just arrived by the link they joined with, and by no other', () => {
  expect(arrivalBy('a')).toBeNull();
  noteArrival({ token: 'a', isMailed: true });
  expect(arrivalBy('a')).toEqual({ token: 'a', isMailed: true });
  expect(arrivalBy('b')).toBeNull();
  noteArrival({ token: 'b', isMailed: false });
  expect(arrivalBy('a')).toBeNull();
});
