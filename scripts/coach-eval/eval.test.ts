import { expect, test } from 'vitest';
import { reached } from './judge.ts';
import { runEval } from './run.ts';

test('lets true sentences through, but no planted lie or foreign data', async () => {
  const result = await runEval({ charts: 4, everyQuestion: 5 });
  expect(result.planted).toBeGreaterThan(250);
  expect(result.reached).toEqual([]);
  expect(result.ownFalse).toEqual([]);
  expect(result.foreignInPrompts + result.foreignInAnswers).toBe(0);
  expect(result.truthsKept / result.truths).toBeGreaterThan(0.9);
  expect(result.ownLost.length / result.ownSentences).toBeLessThan(0.03);
  expect(result.chipsResolved).toBe(result.chips);
});

test('the judge detects a lie with slightly different wording', () => {
  expect(reached('So: You have **gate 5** active! [F1]', 'you have gate 5 active.')).toBe(true);
  expect(reached('You have gate 34 active.', 'you have gate 5 active.')).toBe(false);
});
