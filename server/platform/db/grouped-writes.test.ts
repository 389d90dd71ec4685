import { describe, expect, test } from 'vitest';
import { groupedWrites } from './grouped-writes.ts';

/** A write that ends when the test says so. */
function heldWrites() {
  const begun: { key: string; times: number; end: (error?: Error) => void }[] = [];
  const count = groupedWrites<string>(
    (key) => key,
    (key, times) =>
      new Promise((resolve, reject) => {
        begun.push({ key, times, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  const sizes = () => begun.map(({ key, times }) => [key, times]);
  const finish = async (index: number, error?: Error) => {
    begun[index]?.end(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { count, sizes, finish };
}

describe('counts of one key', () => {
  test('that arrive during a write are written together by the next one', async () => {
    const { count, sizes, finish } = heldWrites();
    const all = [count('a'), count('a'), count('a')];
    expect(sizes()).toEqual([['a', 1]]);
    await finish(0);
    expect(sizes()).toEqual([
      ['a', 1],
      ['a', 2],
    ]);
    all.push(count('a'));
    await finish(1);
    await finish(2);
    await Promise.all(all);
    expect(sizes()).toEqual([
      ['a', 1],
      ['a', 2],
      ['a', 1],
    ]);
  });

  test('are not done before they are written', async () => {
    const { count, finish } = heldWrites();
    void count('a');
    let isDone = false;
    void count('a').then(() => {
      isDone = true;
    });
    await finish(0);
    expect(isDone).toBe(false);
    await finish(1);
    expect(isDone).toBe(true);
  });

  test('fail with the write that holds them, and with no other', async () => {
    const { count, finish } = heldWrites();
    const [first, second, third] = [count('a'), count('a'), count('a')];
    const outcomes = Promise.allSettled([first, second, third]);
    await finish(0, new Error('first write'));
    await finish(1);
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });
});

test('counts of different keys are written side by side', () => {
  const { count, sizes } = heldWrites();
  void count('a');
  void count('b');
  expect(sizes()).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});
