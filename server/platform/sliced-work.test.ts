import { expect, test, vi } from 'vitest';
import { slicedWork } from './sliced-work.ts';

const STEPS = 5;

/** Work of a few steps, each longer than a slice. */
function countedWork() {
  const started = vi.fn();
  const done: number[] = [];
  const work = slicedWork(function* () {
    started();
    for (let step = 0; step < STEPS; step += 1) {
      const until = performance.now() + 15;
      while (performance.now() < until);
      done.push(step);
      yield;
    }
    return 'learned';
  });
  return { work, started, done };
}

test('lets others in between slices', async () => {
  const { work, done } = countedWork();
  const seen: number[] = [];
  const looking = setInterval(() => seen.push(done.length), 0);
  await expect(work.inSlices()).resolves.toBe('learned');
  clearInterval(looking);
  expect(new Set(seen).size).toBeGreaterThan(1);
});

test('finishes in one go what slices have begun, and nothing is done twice', async () => {
  const { work, started, done } = countedWork();
  const slices = work.inSlices();
  expect(work.now()).toBe('learned');
  await expect(slices).resolves.toBe('learned');
  await expect(work.inSlices()).resolves.toBe('learned');
  expect(started).toHaveBeenCalledTimes(1);
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

test('starts over after a failure', async () => {
  let isBroken = true;
  const work = slicedWork(function* () {
    yield;
    if (isBroken) throw new Error('a file is missing');
    return 'learned';
  });
  expect(() => work.now()).toThrow('a file is missing');
  await expect(work.inSlices()).rejects.toThrow('a file is missing');
  isBroken = false;
  expect(work.now()).toBe('learned');
});
