import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#shared/contract/route.ts';
import { ApiError, callStream, isStatus, messageOf } from './api.ts';

const Reply = z.object({ words: z.string() });
const speak = route({
  method: 'POST',
  path: '/api/things/:id/speak',
  summary: 'A route that answers in parts',
  access: 'user',
  params: z.object({ id: z.string() }),
  body: z.object({ question: z.string() }),
  reply: Reply,
  stream: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('done'), reply: Reply }),
    z.object({
      kind: z.literal('error'),
      code: z.string(),
      message: z.string(),
      requestId: z.string(),
    }),
  ]),
  errors: [],
});

const INPUT = { params: { id: 'a/b' }, body: { question: 'Why?' } };
const DONE = 'data: {"kind":"done","reply":{"words":"Hi. Ana."}}\n\n';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A network that delivers the stream in exactly these chunks. */
function streams(pieces: readonly (string | Uint8Array)[], status = 200) {
  const encoder = new TextEncoder();
  const canceled = vi.fn();
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) {
          controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
        }
        controller.close();
      },
      cancel: canceled,
    });
    return new Response(body, { status });
  });
  vi.stubGlobal('fetch', fetch);
  return { fetch, canceled };
}

async function heard(): Promise<{ events: unknown[]; error: unknown }> {
  const events: unknown[] = [];
  const error = await callStream(speak, INPUT, { onEvent: (event) => events.push(event) }).then(
    () => null,
    (reason: unknown) => reason,
  );
  return { events, error };
}

test('requests a stream with its type, at the same address and with the same body', async () => {
  const { fetch } = streams([DONE]);
  await heard();
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/things/a%2Fb/speak');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: '{"question":"Why?"}',
  });
});

test('passes on events in order, however the network splits them', async () => {
  const whole = new TextEncoder().encode(
    `data: {"kind":"text","text":"Grüß dich. "}\n\n: still here\n\ndata: {"kind":"text","text":"日本 💡"}\r\n\r\n${DONE}`,
  );
  for (const size of [1, 2, 3, 7, whole.length]) {
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < whole.length; at += size) pieces.push(whole.slice(at, at + size));
    streams(pieces);
    expect(await heard()).toEqual({
      events: [
        { kind: 'text', text: 'Grüß dich. ' },
        { kind: 'text', text: '日本 💡' },
        { kind: 'done', reply: { words: 'Hi. Ana.' } },
      ],
      error: null,
    });
  }
});

test('throws the usual error for a refusal before the stream', async () => {
  const body = { code: 'chart.not_found', message: 'No such.', error: 'No such.', requestId: 'r' };
  streams([JSON.stringify(body)], 404);
  const { events, error } = await heard();
  expect(events).toEqual([]);
  expect(isStatus(error, 404)).toBe(true);
  expect(messageOf(error, 'Default')).toBe('No such.');
});

test('throws the server’s message for an error event, which is not passed on', async () => {
  streams([
    'data: {"kind":"text","text":"Hi."}\n\n',
    'data: {"kind":"error","code":"internal","message":"Lost it.","requestId":"r-7"}\n\n',
  ]);
  const { events, error } = await heard();
  expect(events).toEqual([{ kind: 'text', text: 'Hi.' }]);
  expect(error).toBeInstanceOf(ApiError);
  expect(messageOf(error, 'Default')).toBe('Lost it.');
  expect(error).toHaveProperty('body.requestId', 'r-7');
});

test.each([
  ['nothing at all', []],
  ['some text only', ['data: {"kind":"text","text":"Hi."}\n\n']],
  ['half of the last event', ['data: {"kind":"done","reply"']],
])('a stream of %s is an incomplete one', async (_title, pieces) => {
  streams(pieces);
  expect((await heard()).error).toBeInstanceOf(TypeError);
});

test('reads nothing after the last event', async () => {
  streams([DONE, 'data: {"kind":"text","text":"more"}\n\n']);
  expect((await heard()).events).toHaveLength(1);
});

test('aborts the reading and the request', async () => {
  const leaving = new AbortController();
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('data: {"kind":"text","text":"Hi."}\n\n'));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  });
  const events: unknown[] = [];
  const called = callStream(speak, INPUT, {
    signal: leaving.signal,
    onEvent: (event) => {
      events.push(event);
      leaving.abort();
    },
  });
  await expect(called).rejects.toHaveProperty('name', 'AbortError');
  expect(events).toEqual([{ kind: 'text', text: 'Hi.' }]);
});
