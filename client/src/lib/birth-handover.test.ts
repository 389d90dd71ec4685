import { afterEach, expect, test, vi } from 'vitest';
import { handOverBirth, takeHandedOverBirth } from './birth-handover.ts';

const BIRTH = { birthDate: '1986-09-03', birthTime: '', birthPlace: 'Madrid' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a birth is handed over once', () => {
  handOverBirth(BIRTH);
  expect(takeHandedOverBirth()).toEqual(BIRTH);
  expect(takeHandedOverBirth()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('an old one is dropped', () => {
  vi.useFakeTimers();
  handOverBirth(BIRTH);
  vi.advanceTimersByTime(31 * 60_000);
  expect(takeHandedOverBirth()).toBeNull();
});

test.each(['{}', 'no JSON', '{"birthDate":3,"at":1}'])('%s is no birth', (text) => {
  sessionStorage.setItem('birth-handover', text);
  expect(takeHandedOverBirth()).toBeNull();
});

test('blocked storage hands nothing over', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
  });
  handOverBirth(BIRTH);
  expect(takeHandedOverBirth()).toBeNull();
});
