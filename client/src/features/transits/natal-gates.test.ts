import { expect, test } from 'vitest';
import { natalGatesOf } from './natal-gates.ts';

const gate = (number: number, presence: 'sure' | 'possible') => ({
  gate: number,
  presence,
  share: presence === 'sure' ? 1 : 0.5,
  spans: [],
});

test('an exact chart has no possible gates', () => {
  expect(natalGatesOf([1, 8], null)).toEqual({ activeGates: [1, 8], possibleGates: [] });
});

test('gates that depend on the birth time are told apart, and numbers that are no gates left out', () => {
  const certainty = { gates: [gate(1, 'sure'), gate(8, 'possible'), gate(65, 'possible')] };
  expect(natalGatesOf([0, 1, 64, 65], certainty)).toEqual({
    activeGates: [1, 64],
    possibleGates: [8],
  });
});
