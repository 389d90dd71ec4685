import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('person@people.example');
});
afterAll(() => app[Symbol.asyncDispose]());

const open: { close(): unknown }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const item of open.splice(0)) await item.close();
});

/** The same app after its database has gone: nobody listens at its address. */
function appWithoutDatabase(): App {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const lost = createApp({
    ...app.services,
    database: { ...app.services.database, pool, db: drizzle(pool) },
  });
  open.push(lost, { close: () => pool.end() });
  return lost;
}

describe('a healthy server', () => {
  test('is alive and ready', async () => {
    expect((await app.anonymous.get('/healthz')).text).toBe('ok');
    const ready = await app.anonymous.get('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.text).toBe('ready');
  });

  test.each(['/healthz', '/readyz'])('%s is never kept by a cache', async (path) => {
    const { headers } = await app.anonymous.get(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  test('names what runs behind each port and nothing else', async () => {
    const { body } = await app.anonymous.get('/api/health');
    expect(body).toEqual({
      status: 'ok',
      database: app.services.config.database.kind,
      identity: 'embedded',
      payments: 'embedded',
      mail: 'outbox',
      places: 'gazetteer',
      embeddings: expect.stringMatching(/^lexical-/),
      ephemeris: expect.any(String),
      chat: 'built-in',
    });
  });

  test('returns the public contacts', async () => {
    const { body } = await app.anonymous.get('/api/site');
    expect(body).toEqual(app.services.config.site);
  });
});

describe('a server without its database', () => {
  test('is alive but not ready', async () => {
    const server = supertest(appWithoutDatabase().express);
    expect((await server.get('/healthz')).status).toBe(200);
    const ready = await server.get('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.headers['retry-after']).toBe('5');
    expect(ready.text).toBe('not ready');
  });

  test.each(['/api/auth/user', '/api/individual/charts', '/api/individual/charts/latest'])(
    'answers %s with 503 and Retry-After',
    async (path) => {
      const server = supertest(appWithoutDatabase().express);
      const answer = await server.get(path).set('Cookie', person.cookie);
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body).toMatchObject({ code: 'service.unavailable' });
    },
  );

  test.each(['/api/health', '/api/site', '/api/openapi.json', '/pages/page.css'])(
    'still answers %s',
    async (path) => {
      const server = supertest(appWithoutDatabase().express);
      expect((await server.get(path)).status).toBe(200);
    },
  );

  test.each([
    '/api/login',
    '/api/login?returnTo=/charts',
    '/api/auth/callback?code=x',
    '/api/logout',
  ])('shows an error page with a way back at %s, signed in or not', async (path) => {
    const server = supertest(appWithoutDatabase().express);
    for (const cookie of [person.cookie, 'sid=none']) {
      const answer = await server
        .get(path)
        .set('Cookie', cookie)
        .set('Sec-Fetch-Site', 'same-origin')
        .set('Accept', 'text/html')
        .set('Host', new URL(app.url).host);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.text).toContain('<a class="button');
      if (cookie === person.cookie) expect(answer.status).toBe(503);
    }
  });

  test('waits for it at most a second', async () => {
    const silent = createApp({
      ...app.services,
      database: {
        ...app.services.database,
        // Never answers, like a lost network.
        db: Object.assign(Object.create(app.services.database.db), {
          execute: () => new Promise(() => {}),
        }),
      },
    });
    open.push(silent);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    waits.mockImplementation((callback, milliseconds) => {
      // The delay is only measured, not awaited.
      if (milliseconds === 1_000) callback();
      return 0 as unknown as NodeJS.Timeout;
    });
    const answer = await supertest(silent.express).get('/readyz');
    waits.mockRestore();
    expect(answer.status).toBe(503);
  });
});

describe('a server that is shutting down', () => {
  test('is alive but not ready', async () => {
    const stopping = createApp(app.services);
    open.push(stopping);
    stopping.draining.begin();
    const server = supertest(stopping.express);
    expect((await server.get('/readyz')).status).toBe(503);
    expect((await server.get('/healthz')).status).toBe(200);
    expect((await server.get('/api/health')).status).toBe(200);
  });
});
