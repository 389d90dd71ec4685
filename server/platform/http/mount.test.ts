import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import { type Route, route } from '#shared/contract/route.ts';
import { handle } from '../../features/handle.ts';
import { answerError } from './errors.ts';
import { type HandledRoute, mountContract } from './mount.ts';
import { assignRequestId } from './request-id.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const Reply = z.object({ from: z.string() });
const pattern = route({
  method: 'GET',
  path: '/api/things/:id',
  summary: 'One thing',
  access: 'public',
  params: z.object({ id: z.string() }),
  reply: Reply,
  errors: [],
});
const latest = route({
  method: 'GET',
  path: '/api/things/latest',
  summary: 'The latest thing',
  access: 'public',
  reply: Reply,
  errors: [],
});
const parts = route({
  method: 'GET',
  path: '/api/things/:id/parts',
  summary: 'Its parts',
  access: 'public',
  reply: Reply,
  errors: [],
});
const gone = route({
  method: 'DELETE',
  path: '/api/things/:id',
  summary: 'Throws a thing away',
  access: 'public',
  reply: z.undefined(),
  status: 204,
  errors: [],
});
const ruled = route({
  method: 'GET',
  path: '/api/ruled',
  summary: 'For master admins',
  access: 'master_admin',
  reply: Reply,
  errors: [],
});
const searched = route({
  method: 'GET',
  path: '/api/search',
  summary: 'Search',
  access: 'public',
  query: z.object({ q: z.string().check(z.minLength(2)), page: z.optional(z.coerce.number()) }),
  reply: z.object({ q: z.string(), page: z.number() }),
  errors: [],
});

function mounted(contract: Record<string, Route>, handled: readonly HandledRoute[]): Express {
  const server = express();
  server.use(assignRequestId);
  mountContract(server, contract, handled, app.services, async () => null);
  server.use(answerError);
  return server;
}

describe('mounting the contract', () => {
  const handler = handle(latest, () => ({ from: 'latest' }));

  test('refuses an operation without a handler, by its name', () => {
    expect(() => mounted({ latest, pattern }, [handler])).toThrow(/pattern has 0 handlers/);
  });

  test('refuses an operation with two handlers, by its name', () => {
    expect(() => mounted({ latest }, [handler, handler])).toThrow(/latest has 2 handlers/);
  });

  test('refuses a handler whose operation is not in the contract', () => {
    const stray = handle(pattern, () => ({ from: 'pattern' }));
    expect(() => mounted({ latest }, [handler, stray])).toThrow(/GET \/api\/things\/:id/);
  });

  test('prefers a static address over a pattern, whichever was declared first', async () => {
    const byPattern = handle(pattern, ({ params }) => ({ from: `pattern ${params.id}` }));
    const byParts = handle(parts, () => ({ from: 'parts' }));
    for (const order of [
      [byPattern, byParts, handler],
      [handler, byParts, byPattern],
    ]) {
      const server = supertest(mounted({ pattern, parts, latest }, order));
      expect((await server.get('/api/things/latest')).body).toEqual({ from: 'latest' });
      expect((await server.get('/api/things/7')).body).toEqual({ from: 'pattern 7' });
      expect((await server.get('/api/things/latest/parts')).body).toEqual({ from: 'parts' });
    }
  });

  test('serves exactly the operations of the contract in the app itself', async () => {
    for (const item of Object.values<Route>(CONTRACT)) {
      const path = item.path.replace(/:\w+/g, crypto.randomUUID());
      const method = item.method.toLowerCase() as 'get' | 'post';
      const { status, body } = await supertest(app.url)
        [method](path)
        .set('Sec-Fetch-Site', 'same-origin');
      const title = `${item.method} ${item.path}`;
      if (item.access !== 'public') expect(status, title).toBe(401);
      // A made-up id or token is nothing's, as the operation itself says.
      else if (status !== 200)
        expect(['request.invalid', ...item.errors], title).toContain(body.code);
    }
  });
});

describe('a reply', () => {
  test('drops every key that the contract does not declare', async () => {
    const secretive = handle(latest, () => {
      const row = { from: 'latest', passwordHash: 'x', nested: { secret: 'x' } };
      return row;
    });
    const answer = await supertest(mounted({ latest }, [secretive])).get('/api/things/latest');
    expect(answer.body).toEqual({ from: 'latest' });
  });

  test('is an opaque 500 when it breaks the contract', async () => {
    // The compiler would reject this: it simulates an invalid row in the database.
    const broken = handle(latest, () => ({ from: 7 as unknown as string }));
    const answer = await supertest(mounted({ latest }, [broken])).get('/api/things/latest');
    expect(answer.status).toBe(500);
    expect(answer.body.code).toBe('internal');
    expect(answer.text).not.toContain('contract');
  });

  test('has no body with status 204', async () => {
    const server = mounted({ gone }, [handle(gone, () => undefined)]);
    const answer = await supertest(server).delete('/api/things/7');
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
  });
});

test('only a refusal for want of a role is audited, not every error of a signed-in person', async () => {
  const person = await app.signIn('curious@people.example');
  const master = await app.signIn('master@demo.example');
  const log = `/api/admin/audit-log?action=auth.access_refused&actorId=${person.actor.id}`;
  const audited = async () => (await master.get(log).expect(200)).body.entries.length;
  await person.get(`/api/team/${crypto.randomUUID()}`).expect(404);
  await person.get('/api/coach/conversations').expect(400);
  expect(await audited()).toBe(0);
  await person.get('/api/admin/audit-log').expect(403);
  expect(await audited()).toBe(1);
});

describe('a request', () => {
  test('reaches a master admin’s operation only with that role', async () => {
    const server = express();
    const served: string[] = [];
    const actors = {
      nobody: null,
      person: (await app.signIn('person@people.example')).actor,
      master: (await app.signIn('master@demo.example')).actor,
    };
    mountContract(
      server,
      { ruled },
      [
        handle(ruled, ({ ctx }) => {
          served.push(ctx.actor.id);
          return { from: ctx.actor.globalRole };
        }),
      ],
      app.services,
      async (req) => actors[String(req.get('x-actor')) as keyof typeof actors],
    );
    server.use(answerError);
    const ask = (actor: string) => supertest(server).get('/api/ruled').set('x-actor', actor);
    expect((await ask('nobody')).status).toBe(401);
    const refused = await ask('person');
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('auth.forbidden');
    expect(served).toEqual([]);
    expect((await ask('master')).body).toEqual({ from: 'master_admin' });
  });

  test('has its query parsed, and an invalid one refused by field', async () => {
    const server = supertest(
      mounted({ searched }, [
        handle(searched, ({ query }) => ({ q: query.q, page: query.page ?? 1 })),
      ]),
    );
    expect((await server.get('/api/search?q=abc&page=2')).body).toEqual({ q: 'abc', page: 2 });
    const refused = await server.get('/api/search?q=a&page=two');
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields).toSorted()).toEqual(['page', 'q']);
    expect((await server.get('/api/search?q=abc&q=def')).status).toBe(400);
    expect((await server.get('/api/search?q=%00%00')).status).toBe(400);
  });

  test('has a signal that is aborted when its caller disconnects', async () => {
    const leaving = new AbortController();
    let aborted: Promise<void> | null = null;
    const waiting = handle(latest, async ({ ctx }) => {
      aborted = new Promise((resolve) => ctx.signal.addEventListener('abort', () => resolve()));
      leaving.abort();
      await aborted;
      return { from: 'latest' };
    });
    const server = mounted({ latest }, [waiting]).listen(0);
    const { port } = server.address() as AddressInfo;
    const asked = fetch(`http://localhost:${port}/api/things/latest`, { signal: leaving.signal });
    await expect(asked).rejects.toThrow();
    await aborted;
    server.close();
  });

  test('has an aborted signal when it is first asked for after its caller disconnected', async () => {
    const leaving = new AbortController();
    let report: (isAborted: boolean) => void = () => {};
    const reported = new Promise<boolean>((resolve) => {
      report = resolve;
    });
    let left: Promise<unknown> = Promise.resolve();
    const late = handle(latest, async ({ ctx }) => {
      leaving.abort();
      await left;
      report(ctx.signal.aborted);
      return { from: 'latest' };
    });
    const server = mounted({ latest }, [late]);
    const listening = createServer((req, res) => {
      left = once(res, 'close');
      server(req, res);
    }).listen(0);
    const { port } = listening.address() as AddressInfo;
    const asked = fetch(`http://localhost:${port}/api/things/latest`, { signal: leaving.signal });
    await expect(asked).rejects.toThrow();
    expect(await reported).toBe(true);
    listening.close();
  });
});
