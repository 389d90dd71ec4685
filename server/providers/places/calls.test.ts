import { describe, expect, test } from 'vitest';
import { PLACES_POLICY, ProviderCalls } from './calls.ts';
import { PlacesUnavailable } from './port.ts';

const { signal } = new AbortController();

/** A provider whose clock and outcomes the test controls. */
function subject(retries = 0) {
  const state = { now: 0, isUp: true, tries: 0 };
  const clock = { now: () => state.now, random: () => 0 };
  const calls = new ProviderCalls({ ...PLACES_POLICY, retries }, clock);
  const ask = () =>
    calls.run(signal, async () => {
      state.tries += 1;
      if (!state.isUp) throw new PlacesUnavailable('server', 500);
      return 'answer';
    });
  const faultOf = () =>
    ask().then(
      () => null,
      (error: unknown) => (error instanceof PlacesUnavailable ? error.fault : error),
    );
  return { state, calls, ask, faultOf };
}

describe('a failing provider', () => {
  test('is retried once, then fails', async () => {
    const { state, faultOf } = subject(1);
    state.isUp = false;
    expect(await faultOf()).toBe('server');
    expect(state.tries).toBe(2);
  });

  test('opens the circuit after five failures within 30 seconds', async () => {
    const { state, faultOf } = subject();
    state.isUp = false;
    for (let i = 0; i < 5; i += 1) expect(await faultOf()).toBe('server');
    expect(await faultOf()).toBe('resting');
    expect(state.tries).toBe(5);
  });

  test('keeps the circuit closed when failures are far apart', async () => {
    const { state, faultOf } = subject();
    state.isUp = false;
    for (let i = 0; i < 12; i += 1) {
      state.now = i * 8_000;
      expect(await faultOf()).toBe('server');
    }
  });

  test('gets one probe after the cool-down, which closes the circuit', async () => {
    const { state, ask, faultOf } = subject();
    state.isUp = false;
    for (let i = 0; i < 5; i += 1) await faultOf();
    state.now = 30_000;
    state.isUp = true;
    const [trial, meanwhile] = await Promise.all([ask(), faultOf()]);
    expect(trial).toBe('answer');
    expect(meanwhile).toBe('resting');
    expect(await ask()).toBe('answer');
  });

  test('reopens the circuit when the probe fails', async () => {
    const { state, faultOf } = subject();
    state.isUp = false;
    for (let i = 0; i < 5; i += 1) await faultOf();
    state.now = 30_000;
    expect(await faultOf()).toBe('server');
    state.now = 59_999;
    expect(await faultOf()).toBe('resting');
  });

  test('is probed by the next call when the probe’s caller aborts', async () => {
    const { state, calls, ask, faultOf } = subject();
    state.isUp = false;
    for (let i = 0; i < 5; i += 1) await faultOf();
    state.now = 30_000;
    state.isUp = true;
    const caller = new AbortController();
    const trial = calls.run(caller.signal, async () => {
      caller.abort(new Error('Gone.'));
      caller.signal.throwIfAborted();
    });
    await expect(trial).rejects.toThrow('Gone.');
    expect(await ask()).toBe('answer');
  });
});

test('a success resets the failure count', async () => {
  const { state, ask, faultOf } = subject();
  for (let round = 0; round < 3; round += 1) {
    state.isUp = false;
    for (let i = 0; i < 4; i += 1) expect(await faultOf()).toBe('server');
    state.isUp = true;
    expect(await ask()).toBe('answer');
  }
});

test('an aborted call fails fast and does not count as a failure', async () => {
  const { state, calls } = subject();
  const left = AbortSignal.abort(new Error('Gone.'));
  await expect(calls.run(left, async () => 'answer')).rejects.toThrow('Gone.');
  expect(state.tries).toBe(0);
});
