import pino from 'pino';
import { expect, test } from 'vitest';
import { createJobs } from './jobs.ts';
import { ALONE } from './testing/alone.ts';

const MINUTE = 60_000;
const START = Date.UTC(2027, 2, 1);

test.each([
  ['immediately', 0, false],
  ['just before its interval has passed', MINUTE - 1, false],
  ['after its interval', MINUTE, true],
  ['after the clock was set back', -5 * MINUTE, true],
])('a job that ran once runs again %s: %#', async (_name, passedMs, isRunAgain) => {
  let nowMs = START;
  let runs = 0;
  const job = {
    name: 'count',
    everyMs: MINUTE,
    run: async () => {
      runs += 1;
    },
  };
  const jobs = createJobs([job], () => new Date(nowMs), pino({ level: 'silent' }), ALONE);
  await jobs.runDue();
  nowMs += passedMs;
  await jobs.runDue();
  expect(runs).toBe(isRunAgain ? 2 : 1);
});
