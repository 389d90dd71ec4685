import express from 'express';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';
import { startSmallServer } from '#server/testing/small-server.ts';
import { previewChart } from '#shared/contract/charts.ts';
import type { Route } from '#shared/contract/route.ts';
import type { Actor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { answerError } from './errors.ts';
import { idempotencyKeyOf, replyOnce } from './keyed-reply.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('writer@people.example');
});
afterAll(() => app[Symbol.asyncDispose]());

type Work = Pick<Parameters<typeof replyOnce>[0], 'run' | 'readAgain'>;
const NO_WORK: Work = { run: () => Promise.reject(new Error('nothing to do')) };

/** Work that writes, and then replies. */
const making = (reply: unknown) => vi.fn<Work['run']>((db) => inTransaction(db, async () => reply));

/** One operation that does some work, once a key. */
async function serving(work: Work, actor: Actor = person.actor, route: Route = previewChart) {
  const { database, clock } = app.services;
  const ctx = { actor, db: database.db, clock, log: app.services.log };
  const part = express()
    .use(express.json())
    .post('/', async (req, res) => {
      const key = idempotencyKeyOf(route, req);
      if (key === null) res.json({ key });
      else res.json(await replyOnce({ route, key, content: req.body, ...work }, ctx, res));
    })
    .use(answerError);
  const server = await startSmallServer(part);
  return {
    send: (key: string | null, body: object = {}) =>
      request(server.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
        body: JSON.stringify(body),
      }),
    [Symbol.dispose]: () => server[Symbol.dispose](),
  };
}

describe('the key of a request', () => {
  test.each([
    ['seven-7', 400],
    ['x'.repeat(65), 400],
    ['with a blank', 400],
    [null, 200],
  ])('%j is answered with %i', async (key, status) => {
    using server = await serving(NO_WORK);
    const answer = await server.send(key);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(status === 200 ? '"key":null' : 'Use 8 to 64 letters');
  });

  test('is ignored by an operation that creates nothing', async () => {
    using server = await serving(NO_WORK, person.actor, { ...previewChart, createsOnce: false });
    expect((await server.send('a-good-key')).text).toBe('{"key":null}');
  });
});

describe('a request that is repeated with its key', () => {
  test('gets the reply of the first one, marked as a replay', async () => {
    const run = making({ chartId: 'c-1' });
    using server = await serving({ run });
    const key = crypto.randomUUID();
    const first = await server.send(key);
    const again = await server.send(key);
    expect(again.text).toBe(first.text);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('has what was made read again by its id', async () => {
    const readAgain = async (id: string) => ({ id, name: 'as it is now' });
    using server = await serving({ run: making({ id: 'c-1', name: 'new' }), readAgain });
    const key = crypto.randomUUID();
    expect((await server.send(key)).text).toBe('{"id":"c-1","name":"new"}');
    expect((await server.send(key)).text).toBe('{"id":"c-1","name":"as it is now"}');
  });

  test('with other content is refused', async () => {
    using server = await serving({ run: making({ made: true }) });
    const key = crypto.randomUUID();
    await server.send(key, { name: 'Ana' });
    expect((await server.send(key, { name: 'Ben' })).status).toBeGreaterThanOrEqual(400);
  });
});

test.each([{ id: 7 }, { made: true }, null, 'c-1'])(
  'a reply that cannot be read again, %j, is an internal error',
  async (reply) => {
    const readAgain = async () => reply;
    using server = await serving({ run: making(reply), readAgain });
    expect((await server.send(crypto.randomUUID())).status).toBe(500);
  },
);

test('needs somebody who is signed in', async () => {
  using server = await serving({ run: making({}) }, { kind: 'anonymous' });
  expect((await server.send(crypto.randomUUID())).status).toBe(401);
});
