import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { route } from '#shared/contract/route.ts';
import { handleStream } from '../../features/handle.ts';
import { AppError } from '../errors.ts';
import { answerError } from './errors.ts';
import { sendEvents } from './event-stream.ts';
import { type HandledRoute, mountContract } from './mount.ts';
import { assignRequestId } from './request-id.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const Reply = z.object({ words: z.string() });
const speak = route({
  method: 'POST',
  path: '/api/speak',
  summary: 'Says something',
  access: 'public',
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
  errors: ['chart.not_found'],
});
const EVENTS = 'text/event-stream';
const text = (words: string) => ({ kind: 'text' as const, text: words });
const done = (words: string) => ({ kind: 'done' as const, reply: { words } });

type Speaking = Parameters<typeof handleStream<typeof speak>>[1];

function served(handler: Speaking, contract: HandledRoute = handleStream(speak, handler)): Express {
  const server = express();
  server.use(assignRequestId);
  mountContract(server, { speak }, [contract], app.services, async () => null);
  server.use(answerError);
  return server;
}

const ask = (server: Express, accept?: string) => {
  const sent = supertest(server).post('/api/speak');
  return accept === undefined ? sent : sent.set('Accept', accept);
};

const eventsOf = (body: string) =>
  body
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => JSON.parse(part.slice(6)));

const friendly: Speaking = async function* () {
  yield text('Hello. ');
  yield text('Goodbye.');
  yield done('Hello. Goodbye.');
  return { words: 'Hello. Goodbye.' };
};

describe('a streamed reply', () => {
  test('is sent to callers that accept an event stream, one data line for each event', async () => {
    const answer = await ask(served(friendly), EVENTS);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.text.split('\n\n').filter(Boolean)).toHaveLength(3);
    expect(eventsOf(answer.text)).toEqual([
      text('Hello. '),
      text('Goodbye.'),
      done('Hello. Goodbye.'),
    ]);
  });

  test.each([undefined, '*/*', 'application/json', 'application/json, text/event-stream'])(
    'is sent as one JSON reply to callers that accept %s',
    async (accept) => {
      const answer = await ask(served(friendly), accept);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.body).toEqual({ words: 'Hello. Goodbye.' });
    },
  );

  test('drops every key that the contract does not declare', async () => {
    const secretive = served(async function* () {
      const row = { ...text('Hi.'), secret: 'x' };
      yield row;
      yield done('Hi.');
      return { words: 'Hi.' };
    });
    const answer = await ask(secretive, EVENTS);
    expect(answer.text).toContain('Hi.');
    expect(answer.text).not.toContain('secret');
  });

  test('is an ordinary error when it fails before its first event', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it could.
    const failing = served(async function* () {
      throw new AppError('chart.not_found');
    });
    for (const accept of [EVENTS, 'application/json']) {
      const answer = await ask(failing, accept);
      expect([answer.status, answer.body.code]).toEqual([404, 'chart.not_found']);
    }
  });

  test('reports a later failure as an event, opaque where it was unexpected', async () => {
    const failing = (error: Error) =>
      served(async function* () {
        yield text('Hi. ');
        throw error;
      });
    const foreseen = await ask(failing(new AppError('chart.not_found')), EVENTS);
    expect(eventsOf(foreseen.text)).toEqual([
      text('Hi. '),
      {
        kind: 'error',
        code: 'chart.not_found',
        message: 'We couldn’t find this chart.',
        requestId: foreseen.headers['x-request-id'],
      },
    ]);
    const unforeseen = await ask(failing(new Error('secret of the house')), EVENTS);
    expect(eventsOf(unforeseen.text).at(-1)).toMatchObject({ kind: 'error', code: 'internal' });
    expect(unforeseen.text).not.toContain('secret');
  });

  test('is an opaque failure when it breaks the contract, and its handler is finished', async () => {
    let isClosed = false;
    const broken = served(async function* () {
      try {
        // The compiler would reject this: it simulates an invalid row in the database.
        yield text(7 as unknown as string);
        yield done('never');
        return { words: 'never' };
      } finally {
        isClosed = true;
      }
    });
    const answer = await ask(broken, EVENTS);
    expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
    expect(isClosed).toBe(true);
  });
});

/** Serves on its own port until the test ends. */
function listening(server: Express): string {
  const listener = server.listen(0);
  onTestFinished(() => {
    listener.closeAllConnections();
    listener.close();
  });
  // A TCP server's address is never a string.
  return `http://localhost:${(listener.address() as AddressInfo).port}/api/speak`;
}

describe('while no event is sent', () => {
  test('comments keep the connection alive', async () => {
    const server = express();
    let goOn = () => {};
    const waited = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.post('/api/speak', async (_req, res) => {
      async function* events() {
        yield text('Hi.');
        await waited;
        yield done('Hi.');
      }
      await sendEvents(res, events(), { requestId: 'r', encode: (event) => event, heartbeatMs: 1 });
    });
    const response = await fetch(listening(server), { method: 'POST' });
    let heard = '';
    for await (const piece of response.body ?? []) {
      heard += new TextDecoder().decode(piece);
      if (heard.includes('\n: still here\n\n')) goOn();
    }
    expect(eventsOf(heard)).toEqual([text('Hi.'), done('Hi.')]);
  });

  test('a long wait for the first event keeps the connection, and its failure is an event', async () => {
    const server = express();
    server.post('/api/speak', async (_req, res) => {
      const waited = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      // biome-ignore lint/correctness/useYield: it fails before it could.
      async function* events() {
        await waited;
        throw new AppError('coach.unavailable');
      }
      await sendEvents(res, events(), { requestId: 'r', encode: (event) => event, heartbeatMs: 1 });
    });
    let goOn = () => {};
    const response = await fetch(listening(server), { method: 'POST' });
    expect(response.status).toBe(200);
    let heard = '';
    for await (const piece of response.body ?? []) {
      heard += new TextDecoder().decode(piece);
      if (heard.startsWith(': still here\n\n')) goOn();
    }
    expect(eventsOf(heard)).toMatchObject([{ kind: 'error', code: 'coach.unavailable' }]);
  });

  test('each event is flushed before the next one exists', async () => {
    let goOn = () => {};
    const waited = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const server = served(async function* () {
      yield text('First.');
      await waited;
      yield done('First.');
      return { words: 'First.' };
    });
    const response = await fetch(listening(server), {
      method: 'POST',
      headers: { Accept: EVENTS },
    });
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(eventsOf(new TextDecoder().decode(value))).toEqual([text('First.')]);
    goOn();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('"done"');
  });

  test('a disconnecting reader aborts the signal, and the handler may still finish', async () => {
    const leaving = new AbortController();
    let finish = (_seen: boolean) => {};
    const finished = new Promise<boolean>((resolve) => {
      finish = resolve;
    });
    const server = served(async function* ({ ctx }) {
      yield text('Hi.');
      await new Promise<void>((resolve) => {
        ctx.signal.addEventListener('abort', () => resolve());
      });
      yield text('Nobody reads this.');
      finish(ctx.signal.aborted);
      return { words: '' };
    });
    const response = await fetch(listening(server), {
      method: 'POST',
      headers: { Accept: EVENTS },
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(response.text()).rejects.toThrow();
    expect(await finished).toBe(true);
  });
});
