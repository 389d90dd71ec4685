import pino from 'pino';
import { expect, test, vi } from 'vitest';
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

test('a failing job is logged by name, does not stop the others, and runs again', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const run = vi.fn();
  const failing = {
    name: 'fail',
    everyMs: 0,
    run: () => Promise.reject(new Error('broken')),
  };
  const jobs = createJobs(
    [failing, { name: 'next', everyMs: 0, run }],
    () => new Date(START),
    log,
    ALONE,
  );
  await jobs.runDue();
  await jobs.runDue();
  expect(run).toHaveBeenCalledTimes(2);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ job: 'fail', msg: 'a job failed', level: 50 }),
    expect.objectContaining({ job: 'fail', msg: 'a job failed', level: 50 }),
  ]);
});

test('a run while another one is under way is that one', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = vi.fn(() => finished);
  const jobs = createJobs(
    [{ name: 'slow', everyMs: 0, run }],
    () => new Date(START),
    pino({ level: 'silent' }),
    ALONE,
  );
  const runs = [jobs.runDue(), jobs.runDue()];
  const stopped = jobs.stop();
  finish();
  await Promise.all([...runs, stopped]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a job runs in its turn alone, which ends even when it fails', async () => {
  const log = pino({ level: 'silent' });
  const run = vi.fn(() => Promise.reject(new Error('broken')));
  const end = vi.fn(async () => undefined);
  let isTurn = false;
  const job = { name: 'shared', everyMs: 0, run };
  const turns = { begin: async () => isTurn, end };
  const jobs = createJobs([job], () => new Date(START), log, turns);
  await jobs.runDue();
  expect(run).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
  isTurn = true;
  await jobs.runDue();
  expect(run).toHaveBeenCalledTimes(1);
  expect(end).toHaveBeenCalledExactlyOnceWith(job);
});
