import { describe, expect, test } from 'vitest';
import { type CallPolicy, type FaultMeaning, ProviderCalls } from './provider-calls.ts';
import { createFakeClock } from './testing/fake-clock.ts';

const { signal } = new AbortController();

const POLICY: CallPolicy = {
  retries: 1,
  retryDelayMs: 500,
  longestRetryAfterMs: 5_000,
  failuresToOpen: 5,
  windowMs: 30_000,
};

class Fault extends Error {
  constructor(
    message: string,
    readonly meaning: Partial<FaultMeaning> = {},
  ) {
    super(message);
  }
}

const DOWN = () => new Fault('down');
const TRANSIENT = (retryAfterMs = 0) => new Fault('transient', { isTransient: true, retryAfterMs });
const BAD_REQUEST = () => new Fault('bad request', { isProviderDown: false });
/** A provider that never answers. */
const SILENT = Symbol('silent');

/** A provider scripted by the test, on a clock that moves only for timers. */
function subject(changes: Partial<CallPolicy> = {}) {
  const clock = createFakeClock();
  const calls = new ProviderCalls<Fault>(
    { ...POLICY, ...changes },
    {
      faultOf: (error) => (error instanceof Fault ? error : new Fault('unknown')),
      meaningOf: ({ meaning }) => ({
        isTransient: false,
        isProviderDown: true,
        retryAfterMs: 0,
        ...meaning,
      }),
      timeout: () => new Fault('timeout'),
      circuitOpen: (coolDownMs) => new Fault(`open for ${coolDownMs}`),
    },
    clock,
  );
  const state = { tries: 0 };
  const request = async (outcomes: (Error | typeof SILENT)[]): Promise<string> => {
    state.tries += 1;
    const outcome = outcomes.shift();
    if (outcome === SILENT) return new Promise(() => {});
    if (outcome) throw outcome;
    return 'answer';
  };
  /** Runs timers as they come due. @returns the outcome: the answer or an error message. */
  const outcomeOf = async (pending: Promise<string>): Promise<string> => {
    let outcome: string | undefined;
    pending.then(
      (answer) => {
        outcome = answer;
      },
      (error: Error) => {
        outcome = error.message;
      },
    );
    for (let turn = 0; turn < 50 && outcome === undefined; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (outcome === undefined) clock.advance(clock.nextTimerMs() ?? 0);
    }
    return outcome ?? 'still waiting';
  };
  const run = (...outcomes: (Error | typeof SILENT)[]) =>
    outcomeOf(calls.run(signal, ({ attempt }) => attempt(() => request(outcomes))));
  const stream = (...outcomes: (Error | typeof SILENT)[]) =>
    outcomeOf(
      (async () => {
        let text = '';
        const parts = calls.stream(signal, async function* ({ attempt }) {
          yield await attempt(() => request(outcomes));
        });
        for await (const part of parts) text += part;
        return text;
      })(),
    );
  return { clock, calls, state, run, stream };
}

describe.each(['run', 'stream'] as const)('a call by %s', (form) => {
  test.each([
    ['a transient fault', TRANSIENT(), 2, 250],
    ['a transient fault with a wait within bounds', TRANSIENT(5_000), 2, 5_250],
    ['a transient fault with a longer wait', TRANSIENT(5_001), 1, 0],
    ['a permanent fault', DOWN(), 1, 0],
    ['an unknown error', new RangeError('oops'), 1, 0],
  ])('is tried the expected number of times after %s', async (_what, fault, tries, waitMs) => {
    const { clock, state, ...forms } = subject();
    const outcome = await forms[form](fault);
    expect(state.tries).toBe(tries);
    expect(clock.now()).toBe(waitMs);
    expect(outcome === 'answer').toBe(tries === 2);
  });

  test('waits up to twice as long before each further retry', async () => {
    const { clock, state, ...forms } = subject({ retries: 3 });
    expect(await forms[form](TRANSIENT(), TRANSIENT(), TRANSIENT())).toBe('answer');
    expect(clock.now()).toBe(250 + 500 + 1_000);
  });

  test.each([
    [3_250, 1],
    [3_251, 2],
  ])(
    'with a total of %i ms is tried %i times when a retry is due in 3,250 ms',
    async (totalMs, tries) => {
      const { clock, state, ...forms } = subject({ totalMs });
      clock.advance(60_000);
      await forms[form](TRANSIENT(3_000));
      expect(state.tries).toBe(tries);
    },
  );

  test('has a timeout for each attempt, which excludes the delay between two', async () => {
    const { clock, state, ...forms } = subject({ tryTimeoutMs: 100 });
    expect(await forms[form](TRANSIENT(), SILENT)).toBe('timeout');
    expect(clock.now()).toBe(250 + 100);
    expect(clock.nextTimerMs()).toBeUndefined();
  });

  test('retries ten times in a row, and beyond that in one call of ten', async () => {
    const { state, ...forms } = subject({ retryBudget: 10, failuresToOpen: 1_000 });
    for (let count = 0; count < 210; count += 1) await forms[form](TRANSIENT());
    expect(state.tries - 210).toBeGreaterThanOrEqual(29);
    expect(state.tries - 210).toBeLessThanOrEqual(31);
  });

  test('without a retry budget may always retry', async () => {
    const { state, ...forms } = subject();
    for (let count = 0; count < 40; count += 1) await forms[form](TRANSIENT());
    expect(state.tries).toBe(80);
  });

  test('opens the circuit at the fifth failure within half a minute', async () => {
    const { clock, state, ...forms } = subject();
    for (let count = 0; count < 5; count += 1) expect(await forms[form](DOWN())).toBe('down');
    expect(await forms[form]()).toBe('open for 30000');
    clock.advance(29_999);
    expect(await forms[form]()).toBe('open for 1');
    expect(state.tries).toBe(5);
  });

  test.each([
    ['failures further apart', DOWN, 7_500, []],
    ['4xx faults', BAD_REQUEST, 0, []],
    ['failures with answers in between', DOWN, 0, [null]],
  ])('keeps the circuit closed after %s', async (_what, fault, pauseMs, between) => {
    const { clock, ...forms } = subject();
    for (let count = 0; count < 20; count += 1) {
      expect(await forms[form](fault())).toBe(fault().message);
      clock.advance(pauseMs);
      for (const _ of between) await forms[form]();
    }
    expect(await forms[form]()).toBe('answer');
  });

  test('probes after the cool-down: a failure opens the circuit again, an answer closes it', async () => {
    const { clock, ...forms } = subject();
    for (let count = 0; count < 5; count += 1) await forms[form](DOWN());
    clock.advance(30_000);
    expect(await forms[form](DOWN())).toBe('down');
    clock.advance(29_999);
    expect(await forms[form]()).toBe('open for 1');
    clock.advance(1);
    expect(await forms[form]()).toBe('answer');
    // The failures before the probe do not count any more.
    for (let count = 0; count < 4; count += 1) expect(await forms[form](DOWN())).toBe('down');
    expect(await forms[form]()).toBe('answer');
  });
});

/** A circuit after its cool-down: the next call is the probe. */
async function halfOpen() {
  const ready = subject();
  for (let count = 0; count < 5; count += 1) await ready.run(DOWN());
  ready.clock.advance(30_000);
  return ready;
}

test('a half-open circuit admits one probe; an aborted probe changes nothing', async () => {
  const { calls, run } = await halfOpen();
  const caller = new AbortController();
  const probe = calls.run(caller.signal, ({ attempt }) => attempt(() => new Promise(() => {})));
  expect(await run()).toBe('open for 0');
  caller.abort(new Error('gone'));
  await expect(probe).rejects.toThrow('gone');
  expect(await run()).toBe('answer');
});

test('the first part of a streamed probe closes the circuit, its failure opens it again', async () => {
  const { calls, run } = await halfOpen();
  const parts = calls.stream(signal, async function* () {
    yield 'part';
    throw DOWN();
  });
  expect(await parts.next()).toEqual({ done: false, value: 'part' });
  expect(await run()).toBe('answer');
  await expect(parts.next()).rejects.toThrow('down');
  expect(await run()).toBe('open for 30000');
});

test('a stream ends without an error when its caller aborts', async () => {
  const { calls } = subject();
  const caller = new AbortController();
  const parts = calls.stream(caller.signal, async function* ({ attempt }) {
    yield 'part';
    await attempt(() => new Promise(() => {}));
  });
  await parts.next();
  const rest = parts.next();
  caller.abort();
  expect(await rest).toEqual({ done: true, value: undefined });
});

test('an aborted caller makes no call', async () => {
  const { calls } = subject();
  const left = AbortSignal.abort(new Error('gone'));
  let isAsked = false;
  const work = async () => {
    isAsked = true;
  };
  await expect(calls.run(left, work)).rejects.toThrow('gone');
  expect(isAsked).toBe(false);
});
