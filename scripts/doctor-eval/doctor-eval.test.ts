import { expect, test } from 'vitest';
import { loadEphemeris } from '#server/ephemeris.ts';
import { evaluate } from './table.ts';

const CASES = 8;

// A small sample of `npm run doctor:eval`; the limits leave room for one odd case of each mistake.
const ROWS = evaluate(CASES, 3, loadEphemeris());

test.each(ROWS)('names the cause from all positions: $mistake', ({ fullRight }) => {
  expect(fullRight).toBeGreaterThanOrEqual((CASES - 1) / CASES);
});

test('gives no wrong answer where few values are given, and not only silence', () => {
  const answers = ROWS.reduce((sum, { fewAnswered }) => sum + fewAnswered, 0);
  const right = ROWS.reduce((sum, { fewAnswered, fewRight }) => sum + fewAnswered * fewRight, 0);
  expect(right / answers).toBeGreaterThanOrEqual(0.97);
  expect(answers / ROWS.length).toBeGreaterThan(0.3);
});
