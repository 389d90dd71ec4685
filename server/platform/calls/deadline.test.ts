import { describe, expect, test } from 'vitest';
import { Deadline } from './deadline.ts';
import { createFakeClock } from './testing/fake-clock.ts';

const TOTAL_MS = 100;

function started(totalMs = TOTAL_MS) {
  const clock = createFakeClock();
  const caller = new AbortController();
  const deadline = new Deadline(clock, caller.signal, totalMs, () => new Error('took too long'));
  return { clock, caller, deadline };
}

/** A call that never answers. */
const never = () => new Promise<never>(() => {});

describe('the remaining time', () => {
  test.each([
    [0, 100],
    [40, 60],
    [100, 0],
    [150, 0],
  ])('after %i ms is %i ms', (passed, left) => {
    const { clock, deadline } = started();
    clock.advance(passed);
    expect(deadline.remainingMs).toBe(left);
  });
});

describe('a limit', () => {
  test('aborts the request once it has passed, and not before', () => {
    const { clock, deadline } = started();
    deadline.limit(30);
    clock.advance(29);
    expect([deadline.signal.aborted, deadline.isLate]).toEqual([false, false]);
    clock.advance(1);
    expect([deadline.signal.aborted, deadline.isLate]).toEqual([true, true]);
  });

  test('replaces the one before', () => {
    const { clock, deadline } = started();
    deadline.limit(30);
    clock.advance(20);
    deadline.limit(30);
    clock.advance(29);
    expect(deadline.isLate).toBe(false);
    clock.advance(1);
    expect(deadline.isLate).toBe(true);
  });

  test('never lasts longer than the total time', () => {
    const { clock, deadline } = started();
    clock.advance(80);
    deadline.limit(1_000);
    clock.advance(19);
    expect(deadline.isLate).toBe(false);
    clock.advance(1);
    expect(deadline.isLate).toBe(true);
  });

  test('does not run while it is paused', () => {
    const { clock, deadline } = started();
    deadline.limit(30);
    deadline.pause();
    clock.advance(1_000);
    expect(deadline.isLate).toBe(false);
    expect(clock.nextTimerMs()).toBeUndefined();
  });
});

describe('the caller', () => {
  test('aborts the request, which is not late then', () => {
    const { caller, deadline } = started();
    caller.abort();
    expect([deadline.signal.aborted, deadline.isLate]).toEqual([true, false]);
  });

  test('who has gone before the call starts gets none', () => {
    const caller = AbortSignal.abort(new Error('closed the page'));
    const deadline = new Deadline(createFakeClock(), caller, TOTAL_MS, () => new Error('late'));
    expect(deadline.signal.aborted).toBe(true);
  });

  test('can no longer abort a call that has ended', () => {
    const { caller, clock, deadline } = started();
    let aborts = 0;
    deadline.signal.addEventListener('abort', () => {
      aborts += 1;
    });
    deadline.limit(30);
    deadline.end();
    expect(aborts).toBe(1);
    expect(clock.nextTimerMs()).toBeUndefined();
    caller.abort();
    expect([aborts, deadline.isLate]).toEqual([1, false]);
  });
});

describe('a race with a call', () => {
  test.each([
    ['gives its result', () => Promise.resolve('answer'), 'answer'],
    ['gives its failure', () => Promise.reject(new Error('refused')), 'refused'],
  ])('%s', async (_, call, expected) => {
    const { deadline } = started();
    const result = await deadline.race(call()).catch((error: Error) => error.message);
    expect(result).toBe(expected);
  });

  test('ends with the timeout when a limit passes first', async () => {
    const { clock, deadline } = started();
    deadline.limit(30);
    const race = deadline.race(never());
    clock.advance(30);
    await expect(race).rejects.toThrow('took too long');
  });

  test('ends with the caller’s reason when the caller goes first', async () => {
    const { caller, deadline } = started();
    const race = deadline.race(never());
    caller.abort(new Error('closed the page'));
    await expect(race).rejects.toThrow('closed the page');
  });

  test('is lost at once when the limit has already passed', async () => {
    const { clock, deadline } = started();
    deadline.limit(30);
    clock.advance(30);
    await expect(deadline.race(never())).rejects.toThrow('took too long');
  });

  test('keeps a result that came before the limit', async () => {
    const { clock, deadline } = started();
    deadline.limit(30);
    const race = deadline.race(Promise.resolve('answer'));
    await expect(race).resolves.toBe('answer');
    clock.advance(30);
    await expect(race).resolves.toBe('answer');
  });
});

describe('a wait', () => {
  test('lasts as long as it is told', async () => {
    const { clock, deadline } = started();
    let isOver = false;
    const wait = deadline.wait(20).then(() => {
      isOver = true;
    });
    clock.advance(19);
    await Promise.resolve();
    expect(isOver).toBe(false);
    clock.advance(1);
    await wait;
    expect(isOver).toBe(true);
  });

  test('ends with the caller, and leaves no timer behind', async () => {
    const { caller, clock, deadline } = started();
    const wait = deadline.wait(20);
    caller.abort(new Error('closed the page'));
    await expect(wait).rejects.toThrow('closed the page');
    expect(clock.nextTimerMs()).toBeUndefined();
  });
});
