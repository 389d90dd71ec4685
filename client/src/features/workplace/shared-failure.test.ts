import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedTogether } from './shared-failure.ts';

const START = Date.UTC(2026, 0, 5, 9);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two readers of one query; the second comes so many milliseconds after the first got its answer. */
async function readTwice(
  answer: () => Promise<string>,
  { afterMs, isWanted }: { afterMs: number; isWanted?: boolean },
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn(answer);
  const read = (...wanted: boolean[]) => {
    const query = { queryKey: ['team'], queryFn, ...askedTogether(...wanted) };
    return new QueryObserver(client, query).subscribe(() => {});
  };
  const ends = [read()];
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(afterMs);
  ends.push(isWanted === undefined ? read() : read(isWanted));
  await vi.advanceTimersByTimeAsync(0);
  for (const end of ends) end();
  client.clear();
  return queryFn.mock.calls.length;
}

const fails = () => Promise.reject(new Error('unreachable'));
const answers = () => Promise.resolve('team');

test.each([
  ['a failure is shared by who asks right after it', fails, { afterMs: 0 }, 1],
  ['and until five seconds have passed', fails, { afterMs: 4_999 }, 1],
  ['then it is asked again', fails, { afterMs: 5_000 }, 2],
  ['an answer never keeps another reader from asking', answers, { afterMs: 1 }, 2],
  ['what isn’t wanted is never asked', fails, { afterMs: 60_000, isWanted: false }, 1],
  ['what is wanted is', fails, { afterMs: 60_000, isWanted: true }, 2],
])('%s', async (_, answer, second, calls) => {
  expect(await readTwice(answer, second)).toBe(calls);
});

test('what is not wanted is not asked the first time either', async () => {
  const client = new QueryClient();
  const queryFn = vi.fn(answers);
  const query = { queryKey: ['team'], queryFn, ...askedTogether(false) };
  const end = new QueryObserver(client, query).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  end();
  expect(queryFn).not.toHaveBeenCalled();
});
