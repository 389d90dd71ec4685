import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './turns.ts';

test('two run at a time, ten wait, and the next is refused', async () => {
  const ends: (() => void)[] = [];
  const task = () => inTurn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  const tasks = Array.from({ length: 12 }, task);
  await nextTurn();
  expect(ends).toHaveLength(2);
  await expect(task()).rejects.toMatchObject({ code: 'service.unavailable' });
  for (let index = 0; index < tasks.length; index += 1) {
    ends[index]?.();
    await nextTurn();
  }
  await Promise.all(tasks);
  expect(ends).toHaveLength(12);
});

test('a failed task gives its turn to the next', async () => {
  const fails = () => inTurn(() => Promise.reject(new Error('No paper')));
  const results = await Promise.allSettled(Array.from({ length: 5 }, fails));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(inTurn(() => Promise.resolve('drawn'))).resolves.toBe('drawn');
});
