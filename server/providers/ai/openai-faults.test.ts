import dns from 'node:dns';
import { createServer } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeClock, type FakeClock } from '../../platform/calls/testing/fake-clock.ts';
import { AI_POLICY } from './openai-calls.ts';
import { createOpenAiChat } from './openai-chat.ts';
import { createOpenAiEmbeddings } from './openai-embeddings.ts';
import { AiUnavailable } from './port.ts';
import { stubFaults } from './testing/openai-faults.ts';
import { STUB_KEY, startOpenAiStub } from './testing/openai-stub.ts';
import { collect, QUESTION } from './testing/questions.ts';

const stub = await startOpenAiStub();
afterAll(() => stub[Symbol.asyncDispose]());
beforeEach(() => stub.answerAll(null));
afterEach(() => vi.restoreAllMocks());

const SECRET = 'What shall become of Ada Secretsmith?';
const DEADLINE_MS = 15_000;
const { signal } = new AbortController();
/** Longer than any retry delay, shorter than any deadline. */
const RETRY_WAIT_MS = 6_000;

interface Outcome {
  readonly error: unknown;
  readonly tookMs: number;
}

/** Real sockets, fake time: retry delays pass at once, deadlines only while the stub hangs. */
async function outcomeOf(
  clock: FakeClock,
  work: () => Promise<unknown>,
  isHanging: boolean,
): Promise<Outcome> {
  const asked = stub.requests.length;
  let outcome: Outcome | undefined;
  const refusal = work().then(
    () => new Error('It answered.'),
    (error: unknown) => error,
  );
  void refusal.then((error) => {
    outcome = { error, tookMs: clock.now() };
  });
  while (!outcome) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const next = clock.nextTimerMs();
    if (isHanging) {
      if (stub.requests.length > asked) clock.advance(1_000);
    } else if (next !== undefined && next < RETRY_WAIT_MS) clock.advance(next);
  }
  return outcome;
}

const coach = (api: 'chat' | 'responses') => ({
  port: api,
  ask: (baseUrl: string, clock: FakeClock) => {
    const chat = createOpenAiChat({ apiKey: STUB_KEY, baseUrl, model: 'm', api }, { clock });
    return () => collect(chat.reply({ ...QUESTION, question: SECRET }, signal));
  },
});

const PORTS = [
  coach('chat'),
  coach('responses'),
  {
    port: 'embeddings',
    ask: (baseUrl: string, clock: FakeClock) => {
      const texts = createOpenAiEmbeddings({ apiKey: STUB_KEY, baseUrl, model: 'm' }, { clock });
      return () => texts.embed([SECRET], signal);
    },
  },
] as const;

/** The failure's reason and the number of requests. */
const EXPECTED: Record<string, readonly [AiUnavailable['reason'], number]> = {
  refused: ['refused', 0],
  DNS: ['refused', 0],
  TLS: ['refused', 0],
  'hang before headers': ['timeout', 1],
  'hang mid-body': ['timeout', 1],
  '1 B/s': ['timeout', 1],
  '400': ['not_allowed', 1],
  '401': ['not_allowed', 1],
  '429 with Retry-After': ['rate_limited', 1],
  '429 without Retry-After': ['rate_limited', 2],
  '429 because nobody has paid': ['not_allowed', 1],
  '500': ['refused', 2],
  '500 that never ends': ['timeout', 1],
  '503': ['refused', 2],
  HTML: ['broken_answer', 1],
  'truncated JSON': ['broken_answer', 1],
  'wrong schema': ['broken_answer', 1],
  '50 MB': ['broken_answer', 1],
  RST: ['refused', 2],
  'redirect to another host': ['refused', 2],
};

function expectUnavailable({ error, tookMs }: Outcome, reason: AiUnavailable['reason']): void {
  expect(error).toBeInstanceOf(AiUnavailable);
  expect(error).toMatchObject({ reason });
  expect(tookMs).toBeLessThanOrEqual(DEADLINE_MS);
  // Errors reach logs, so they must contain neither the key nor the conversation.
  const shown = inspect(error, { depth: 10, showHidden: true });
  expect(shown).not.toContain(STUB_KEY);
  expect(shown).not.toContain('Secretsmith');
}

/** A local port without a listener. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describe.each(PORTS)('P: the $port', ({ port, ask }) => {
  test.each(stubFaults(createFakeClock()).map(({ name }) => name))(
    'fails before the deadline when the provider does this: %s',
    async (name) => {
      const clock = createFakeClock();
      const fault = stubFaults(clock).find((candidate) => candidate.name === name);
      if (!fault) throw new Error(`There is no fault ${name}`);
      stub.answerAll(fault.answerer);
      const before = stub.requests.length;
      const outcome = await outcomeOf(clock, ask(stub.baseUrl, clock), fault.isHanging ?? false);
      // A chat whose response has started is not retried.
      const broken = ['refused', port === 'embeddings' ? 2 : 1] as const;
      // A chat that refuses the schema is asked once more, without it.
      const refused = ['not_allowed', 2] as const;
      const isSchema = name === '400' && port === 'chat';
      const [reason, requests] = isSchema ? refused : (EXPECTED[name] ?? broken);
      expectUnavailable(outcome, reason);
      expect(stub.requests.length - before).toBe(requests);
      if (name === '429 with Retry-After') {
        expect(outcome.error).toMatchObject({ retryAfterSeconds: 60 });
      }
      if (fault.isHanging) expect(outcome.tookMs).toBe(DEADLINE_MS);
      await expect.poll(() => stub.unanswered()).toBe(0);
      expect(clock.nextTimerMs()).toBeUndefined();
    },
  );

  test('fails before the deadline when the connection is refused', async () => {
    const clock = createFakeClock();
    const nowhere = `http://127.0.0.1:${await closedPort()}/v1`;
    expectUnavailable(await outcomeOf(clock, ask(nowhere, clock), false), 'refused');
  });

  test('fails before the deadline when the host name is unknown', async () => {
    const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((
      host: string,
      _options: unknown,
      callback: (error: Error) => void,
    ) => {
      const error = new Error(`getaddrinfo ENOTFOUND ${host}`);
      process.nextTick(() => callback(Object.assign(error, { code: 'ENOTFOUND' })));
      // Only the overload that `net` calls.
    }) as typeof dns.lookup);
    const clock = createFakeClock();
    const unknown = stub.baseUrl.replace('127.0.0.1', 'localhost');
    expectUnavailable(await outcomeOf(clock, ask(unknown, clock), false), 'refused');
    expect(lookup).toHaveBeenCalled();
  });

  test('fails before the deadline when the TLS handshake fails', async () => {
    const clock = createFakeClock();
    const unsafe = stub.baseUrl.replace('http:', 'https:');
    expectUnavailable(await outcomeOf(clock, ask(unsafe, clock), false), 'refused');
  });

  test.each([
    ['500', '1'],
    ['429', '3'],
  ])('retries after %s with Retry-After %s and then answers', async (status, seconds) => {
    const clock = createFakeClock();
    stub.answerNext((_request, response) => {
      response.writeHead(Number(status), { 'Retry-After': seconds }).end('{}');
    });
    const { error, tookMs } = await outcomeOf(clock, ask(stub.baseUrl, clock), false);
    expect(error).toEqual(new Error('It answered.'));
    expect(tookMs).toBe(Number(seconds) * 1_000 + AI_POLICY.retryDelayMs / 2);
  });

  test('opens the circuit after five failures, then probes once and recovers', async () => {
    const clock = createFakeClock();
    const call = ask(stub.baseUrl, clock);
    const run = () => outcomeOf(clock, call, false);
    stub.answerAll(stubFaults(clock).find(({ name }) => name === 'wrong schema')?.answerer ?? null);
    for (let failures = 0; failures < 5; failures += 1) {
      expectUnavailable(await run(), 'broken_answer');
    }
    const before = stub.requests.length;
    expect((await run()).error).toMatchObject({ reason: 'refused', retryAfterSeconds: 30 });
    clock.advance(29_999);
    expect((await run()).error).toMatchObject({ reason: 'refused', retryAfterSeconds: 1 });
    expect(stub.requests.length).toBe(before);
    clock.advance(1);
    // The probe fails, so the circuit opens again.
    expect((await run()).error).toMatchObject({ reason: 'broken_answer' });
    expect((await run()).error).toMatchObject({ reason: 'refused', retryAfterSeconds: 30 });
    clock.advance(30_000);
    stub.answerAll(null);
    expect((await run()).error).toEqual(new Error('It answered.'));
    expect((await run()).error).toEqual(new Error('It answered.'));
    expect(stub.requests.length - before).toBe(3);
  });
});
