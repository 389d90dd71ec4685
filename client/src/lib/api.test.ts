import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { getChart, type NewChart, previewChart } from '#shared/contract/charts.ts';
import { route } from '#shared/contract/route.ts';
import { getSite } from '#shared/contract/system.ts';
import { ApiError, call, isStatus, messageOf } from './api.ts';

const remove = route({
  method: 'DELETE',
  path: '/api/things/:thing/parts/:part',
  summary: 'A route with two parameters, a query and no reply',
  access: 'user',
  params: z.object({ thing: z.string(), part: z.string() }),
  query: z.object({
    reason: z.optional(z.string()),
    page: z.optional(z.number()),
    deep: z.optional(z.boolean()),
  }),
  reply: z.undefined(),
  status: 204,
  errors: [],
});

/** Sets the server's response to every further request. */
function answer(status: number, body: string | null, statusText = '') {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => {
    return new Response(body, { status, statusText });
  });
  vi.stubGlobal('fetch', fetch);
  return () => {
    const [address, init] = fetch.mock.calls[0] ?? [];
    return { address, ...init };
  };
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('The call should have failed'),
    (error: unknown) => error,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const OURS = {
  code: 'place.unknown',
  message: 'We couldn’t find this place.',
  error: 'We couldn’t find this place.',
  fields: { birthPlace: 'We couldn’t find this place.' },
  requestId: 'r-1',
};

test('encodes parameters into the path and the query', async () => {
  const sent = answer(204, null);
  await call(remove, {
    params: { thing: 'a/b ü?', part: '7' },
    query: { reason: 'x & y', page: 2, deep: false },
  });
  expect(sent().address).toBe(
    '/api/things/a%2Fb%20%C3%BC%3F/parts/7?reason=x+%26+y&page=2&deep=false',
  );
  expect(sent().method).toBe('DELETE');
});

test('adds no question mark for a query without values', async () => {
  const sent = answer(204, null);
  await call(remove, { params: { thing: 'a', part: 'b' }, query: { reason: undefined } });
  expect(sent().address).toBe('/api/things/a/parts/b');
});

test('a call without a payload has neither body nor content type, and includes cookies', async () => {
  const sent = answer(200, '{}');
  await call(getSite);
  expect(sent()).toEqual({ address: '/api/site', method: 'GET', credentials: 'include' });
});

test('sends a payload as JSON with a JSON content type', async () => {
  const sent = answer(200, '{"chartId":"c-1"}');
  const birth = {
    name: 'Ana',
    birthDate: '1985-05-03',
    birthTime: null,
    birthPlace: 'Vienna',
  };
  expect(await call(previewChart, { body: birth })).toEqual({ chartId: 'c-1' });
  const { headers, body, credentials } = sent();
  expect(headers).toMatchObject({ 'Content-Type': 'application/json' });
  expect(JSON.parse(String(body))).toEqual(birth);
  expect(credentials).toBe('include');
});

test('returns undefined for a response without content', async () => {
  answer(204, null);
  expect(await call(remove, { params: { thing: 'a', part: 'b' }, query: {} })).toBeUndefined();
});

test('an error’s message is the status, a colon and the body', async () => {
  answer(422, JSON.stringify(OURS), 'Unprocessable');
  const error = await failureOf(call(getSite));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toHaveProperty('message', `422: ${JSON.stringify(OURS)}`);
  expect(error).toHaveProperty('status', 422);
  expect(error).toHaveProperty('body', OURS);
  expect(messageOf(error, 'Default')).toBe('We couldn’t find this place.');
  expect(isStatus(error, 422)).toBe(true);
  expect(isStatus(error, 404)).toBe(false);
});

test('without a body the error’s message has the status text', async () => {
  answer(503, '', 'Service Unavailable');
  expect(await failureOf(call(getSite))).toHaveProperty('message', '503: Service Unavailable');
});

test.each([
  ['a page of some proxy', '<h1>Bad gateway</h1>'],
  ['JSON of another shape', '{"detail":"nope"}'],
  ['JSON that is not an object', 'null'],
  ['our shape with a message that is not text', JSON.stringify({ ...OURS, message: 5 })],
  ['an empty sentence', JSON.stringify({ message: '', error: '' })],
])('ignores %s, so that the screen shows its own message', async (_, text) => {
  answer(502, text);
  const error = await failureOf(call(getSite));
  expect(error).toHaveProperty('message', `502: ${text}`);
  expect(error).toHaveProperty('body', null);
  expect(messageOf(error, 'Default')).toBe('Default');
});

test('rejects with a TypeError without a response, and screens show their own message', async () => {
  const failure = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(failure));
  const error = await failureOf(call(getSite));
  expect(error).toBe(failure);
  expect(isStatus(error, 0)).toBe(false);
  expect(messageOf(error, 'Default')).toBe('Default');
});

test('a call can be aborted', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const controller = new AbortController();
  const failure = failureOf(call(getChart, { params: { id: 'c-1' } }, controller.signal));
  controller.abort();
  expect(await failure).toHaveProperty('name', 'AbortError');
});

test.each([
  ['a message alone', { message: 'Too busy.' }],
  ['an error alone', { error: 'Too busy.' }],
  ['an unknown code', { ...OURS, code: 'made.up', message: 'Too busy.' }],
  ['invalid fields', { ...OURS, fields: ['x'], message: 'Too busy.' }],
])('takes the message of a body with %s', async (_, body) => {
  answer(503, JSON.stringify(body));
  const error = await failureOf(call(getSite));
  expect(error).toHaveProperty('body', null);
  expect(messageOf(error, 'Default')).toBe('Too busy.');
});

describe('a call that creates something', () => {
  const birth = (name: string): { body: NewChart } => ({
    body: { name, birthDate: '1985-12-10', birthTime: '06:30', birthPlace: 'London' },
  });

  /** Answers one call after the other; an error stands for a lost reply. */
  function answers(...replies: (number | Error)[]) {
    const sent: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      sent.push(new Headers(init.headers).get('Idempotency-Key'));
      const reply = replies.shift();
      if (typeof reply !== 'number') throw reply;
      return new Response('{"chartId":"c-1"}', { status: reply });
    });
    return sent;
  }
  const create = (name: string) => call(previewChart, birth(name)).catch(() => undefined);

  test('repeats its key after a lost reply or a failure of the server', async () => {
    const sent = answers(new TypeError('Failed to fetch'), 503, 200);
    for (let tries = 0; tries < 3; tries += 1) await create('Ada');
    expect(sent[0]).toMatch(/^[\w-]{8,64}$/);
    expect(new Set(sent).size).toBe(1);
  });

  test('sends one key for a double click', async () => {
    const sent = answers(200, 200);
    await Promise.all([create('Ada'), create('Ada')]);
    expect(new Set(sent).size).toBe(1);
  });

  test.each([200, 422])('takes a new key after the answer %i', async (status) => {
    const sent = answers(status, 200);
    await create('Ada');
    await create('Ada');
    expect(new Set(sent).size).toBe(2);
  });

  test('takes a new key for other content', async () => {
    const sent = answers(new TypeError('Failed to fetch'), 200);
    await create('Ada');
    await create('Grace');
    expect(new Set(sent).size).toBe(2);
  });

  test('is the only one with a key', async () => {
    const sent = answers(200);
    await call(getSite);
    expect(sent).toEqual([null]);
  });
});
