import { expect, test } from 'vitest';
import { createFakeClock } from '../../platform/calls/testing/fake-clock.ts';
import { AI_POLICY, openAiCalls } from './openai-calls.ts';
import { AiUnavailable } from './port.ts';

const { signal } = new AbortController();

/** Five seconds is the longest wait that a provider may ask for. */
test.each([
  [new AiUnavailable('refused'), true, true],
  [new AiUnavailable('rate_limited'), true, true],
  [new AiUnavailable('rate_limited', 5), true, true],
  [new AiUnavailable('rate_limited', 6), false, true],
  [new AiUnavailable('timeout'), false, true],
  [new AiUnavailable('broken_answer'), false, true],
  [new AiUnavailable('not_allowed'), false, false],
  [new RangeError('oops'), false, true],
])('%o: is retried %s, opens the circuit %s', async (fault, isRetried, isOpening) => {
  const clock = createFakeClock();
  const calls = openAiCalls('chat', 15_000, { clock, policy: { ...AI_POLICY, failuresToOpen: 1 } });
  let tries = 0;
  let isDone = false;
  const failure = calls
    .run(signal, ({ attempt }) =>
      attempt(async () => {
        tries += 1;
        throw fault;
      }),
    )
    .catch((error: unknown) => error)
    .finally(() => {
      isDone = true;
    });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(clock.nextTimerMs() ?? 0);
  }
  expect(await failure).toBeInstanceOf(AiUnavailable);
  expect(tries).toBe(isRetried ? 2 : 1);
  const next = calls.run(signal, async () => 'answer').catch((error: unknown) => error);
  const refusal = { reason: 'refused', retryAfterSeconds: 30 };
  if (isOpening) expect(await next).toMatchObject(refusal);
  else expect(await next).toBe('answer');
});
