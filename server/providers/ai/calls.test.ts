import { describe, expect, test } from 'vitest';
import { AI_POLICY, AiCalls, type CallPolicy } from './calls.ts';
import { Deadline } from './deadline.ts';
import { AiUnavailable } from './port.ts';
import { createFakeClock, type FakeClock } from './testing/fake-clock.ts';

const { signal } = new AbortController();

interface Setup {
  readonly clock: FakeClock;
  readonly calls: AiCalls;
}

function setUp(changes: Partial<CallPolicy> = {}): Setup {
  const clock = createFakeClock();
  return { clock, calls: new AiCalls({ ...AI_POLICY, ...changes }, clock) };
}

/**
 * Fails once with `fault`, then succeeds; delays resolve at once. @returns the number of attempts
 */
async function triesOf({ clock, calls }: Setup, fault: unknown, totalMs = 15_000): Promise<number> {
  const deadline = new Deadline(clock, signal, totalMs);
  let tries = 0;
  let isDone = false;
  const repeated = calls
    .repeat(deadline, async () => {
      tries += 1;
      if (tries === 1) throw fault;
    })
    .catch(() => undefined)
    .finally(() => {
      isDone = true;
    });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(clock.nextTimerMs() ?? 0);
  }
  await repeated;
  deadline.end();
  return tries;
}

const fault = (reason: AiUnavailable['reason'], seconds?: number) =>
  new AiUnavailable(reason, seconds);

describe('a call is retried', () => {
  test.each([
    ['a refusal', fault('refused'), 2],
    ['too many requests', fault('rate_limited'), 2],
    ['too many requests for the next five seconds', fault('rate_limited', 5), 2],
    ['too many requests for more than five seconds', fault('rate_limited', 6), 1],
    ['a timeout', fault('timeout'), 1],
    ['a broken answer', fault('broken_answer'), 1],
    ['a disallowed request', fault('not_allowed'), 1],
    ['a bug of our own', new RangeError('oops'), 1],
  ])('or not, after %s', async (_what, error, tries) => {
    expect(await triesOf(setUp(), error)).toBe(tries);
  });

  test('only when the delay ends before the deadline', async () => {
    expect(await triesOf(setUp(), fault('rate_limited', 3), 3_250)).toBe(1);
    expect(await triesOf(setUp(), fault('rate_limited', 3), 3_251)).toBe(2);
  });

  test('within a retry budget of ten, refilled by one retry per ten calls', async () => {
    const setup = setUp();
    let repeated = 0;
    for (let count = 0; count < 210; count += 1) {
      const pass = setup.calls.enter();
      repeated += (await triesOf(setup, fault('refused'))) - 1;
      pass.leave();
    }
    expect(repeated).toBeGreaterThanOrEqual(29);
    expect(repeated).toBeLessThanOrEqual(31);
  });
});

describe('the circuit breaker', () => {
  const fail = ({ calls }: Setup, reason: AiUnavailable['reason'] = 'refused') => {
    const pass = calls.enter();
    pass.failed(fault(reason));
    pass.leave();
  };
  const refuses = ({ calls }: Setup) => {
    try {
      calls.enter().leave();
      return false;
    } catch (error) {
      expect(error).toMatchObject({ name: 'AiUnavailable', reason: 'refused' });
      return true;
    }
  };

  test('opens after five failures within 30 seconds', () => {
    const setup = setUp();
    for (let count = 0; count < 4; count += 1) fail(setup);
    expect(refuses(setup)).toBe(false);
    fail(setup);
    expect(refuses(setup)).toBe(true);
  });

  test('stays closed after failures further apart or caused by the request itself', () => {
    const setup = setUp();
    for (let count = 0; count < 20; count += 1) {
      fail(setup);
      fail(setup, 'not_allowed');
      setup.clock.advance(7_500);
    }
    expect(refuses(setup)).toBe(false);
  });

  test('stays closed when calls succeed in between', () => {
    const setup = setUp();
    for (let count = 0; count < 20; count += 1) {
      fail(setup);
      const pass = setup.calls.enter();
      pass.succeeded();
      pass.leave();
    }
    expect(refuses(setup)).toBe(false);
  });

  test('lets one probe at a time through after the cool-down', () => {
    const setup = setUp();
    for (let count = 0; count < 5; count += 1) fail(setup);
    setup.clock.advance(30_000);
    const trial = setup.calls.enter();
    expect(refuses(setup)).toBe(true);
    // The probe's caller left, so the provider's state is still unknown.
    trial.leave();
    const second = setup.calls.enter();
    expect(refuses(setup)).toBe(true);
    second.begins();
    expect(refuses(setup)).toBe(false);
    second.failed(fault('timeout'));
    second.leave();
    expect(refuses(setup)).toBe(true);
    setup.clock.advance(30_000);
    const third = setup.calls.enter();
    third.succeeded();
    third.leave();
    fail(setup);
    expect(refuses(setup)).toBe(false);
  });
});
