import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Client, type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { everyQueryOf } from '#server/testing/query-count.ts';
import { request } from '#server/testing/request.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import { type Route, route } from '#shared/contract/route.ts';
import { handle } from '../../features/handle.ts';
import { answerError } from './errors.ts';
import { mountContract } from './mount.ts';
import { rateClassOf } from './rate-limit.ts';
import { assignRequestId } from './request-id.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REAL = { RATE_LIMIT_FACTOR: '1' };
const OWN = '/api/auth/user';
const MISSING = `/api/individual/charts/${randomUUID()}`;

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...REAL, TRUST_PROXY_HOPS: '1' } });
  other = await startTestApp({ beside: app, env: REAL });
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const somebody = (): Promise<SignedIn> => app.signIn(`${randomUUID()}@people.example`);

async function statusesOf(count: number, ask: (index: number) => PromiseLike<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('calls that prove nothing', () => {
  const from = (address: string) => (test: supertest.Test) => test.set('X-Forwarded-For', address);

  test('without a sign-in are limited by address', async () => {
    const ask = () => from('203.0.113.7')(app.anonymous.get(OWN));
    expect(await statusesOf(310, ask)).toEqual({ 401: 300, 429: 10 });
    expect((await from('203.0.113.8')(app.anonymous.get(OWN))).status).toBe(401);
  });

  test('with a forged webhook signature are limited by address', async () => {
    const forge = () => from('203.0.113.9')(app.anonymous.post('/api/stripe/webhook', { id: 'x' }));
    expect(await statusesOf(310, forge)).toEqual({ 400: 300, 429: 10 });
  });
});

describe('two instances on one database', () => {
  test('together admit exactly as many writes as the limit says', async () => {
    const person = await somebody();
    const homes: Client[] = [person, other.carrying(person.cookie)];
    const counts = await statusesOf(200, (index) => (homes[index % 2] ?? person).delete(MISSING));
    expect(counts).toEqual({ 404: 60, 429: 140 });
  });

  test('together admit exactly as many reads, although they count them in leases of ten', async () => {
    const person = await somebody();
    const homes: Client[] = [person, other.carrying(person.cookie)];
    const counts = await statusesOf(400, (index) => (homes[index % 2] ?? person).get(OWN));
    expect(counts).toEqual({ 200: 300, 429: 100 });
  });

  test.each([
    ['/api/coach/ask', { question: 'Who am I?', chartId: randomUUID() }, 404, 20],
    ['/api/chat/penta', { message: 'Who are we?', teamId: randomUUID() }, 404, 20],
    ['/api/test/vector-search', { query: '' }, 400, 30],
    ['/api/create-subscription', { tier: 'team_platform', amount: 1 }, 400, 10],
  ])(
    'together admit as many calls of %s as its class allows',
    async (path, body, status, limit) => {
      const person = await somebody();
      const homes: Client[] = [person, other.carrying(person.cookie)];
      const counts = await statusesOf(limit + 10, (index) =>
        (homes[index % 2] ?? person).post(path, body),
      );
      expect(counts).toEqual({ [status]: limit, 429: 10 });
      await person.delete(MISSING).expect(404);
    },
  );

  test('count questions about charts and about teams together', async () => {
    const person = await somebody();
    const chart = { question: 'Who am I?', chartId: randomUUID() };
    const team = { message: 'Who are we?', teamId: randomUUID() };
    await statusesOf(20, (index) =>
      index % 2 === 0 ? person.post('/api/coach/ask', chart) : person.post('/api/chat/penta', team),
    );
    await person.post('/api/coach/ask', chart).expect(429);
    await person.post('/api/chat/penta', team).expect(429);
  });

  test('count each other’s calls when they arrive one after the other, too', async () => {
    const person = await somebody();
    const there = other.carrying(person.cookie);
    for (let index = 0; index < 30; index += 1) {
      await person.delete(MISSING).expect(404);
      await there.delete(MISSING).expect(404);
    }
    await person.delete(MISSING).expect(429);
    await there.delete(MISSING).expect(429);
  });
});

describe('the limit of', () => {
  test.each([
    ['read', 300, MINUTE],
    ['write', 60, MINUTE],
    ['sign_in', 10, MINUTE],
    ['places', 60, MINUTE],
    ['search', 30, MINUTE],
    ['coach', 20, HOUR],
    ['analysis', 20, HOUR],
    ['checkout', 10, HOUR],
    ['cleanup', 10, HOUR],
  ] as const)('%s is %i calls in a window of %i ms', async (rateClass, limit, windowMs) => {
    const who = randomUUID();
    const take = () => app.services.limiter.take(rateClass, who);
    for (let index = 0; index < limit; index += 1) {
      expect((await take())?.isAllowed, `call ${index + 1}`).toBe(true);
    }
    const refused = await take();
    expect(refused).toMatchObject({ isAllowed: false, limit, remaining: 0 });
    app.advance(refused?.resetMs ?? 0);
    expect((await take())?.isAllowed).toBe(true);
    expect(refused?.resetMs).toBeLessThanOrEqual(windowMs);
    expect(refused?.resetMs).toBeGreaterThan(windowMs - MINUTE / 2);
  });

  test('one person is not affected by another', async () => {
    const [eager, calm] = [await somebody(), await somebody()];
    await statusesOf(61, () => eager.delete(MISSING));
    await eager.delete(MISSING).expect(429);
    await calm.delete(MISSING).expect(404);
    await eager.get(OWN).expect(200);
  });
});

describe('a call over the limit', () => {
  test('is refused in plain words, with a time to retry', async () => {
    const person = await somebody();
    const first = await person.delete(MISSING).expect(404);
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '59' });
    await statusesOf(59, () => person.delete(MISSING));
    const { headers, body } = await person.delete(MISSING).expect(429);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(headers).toMatchObject({
      'ratelimit-limit': '60',
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(seconds),
    });
    expect(body).toMatchObject({ code: 'request.rate_limited' });
    expect(body.message).toMatch(/^That’s too many tries\. Please try again in \d+ seconds?\.$/);
  });

  test('costs no further query when repeated', async () => {
    const person = await somebody();
    await statusesOf(61, () => person.delete(MISSING));
    const queries = await everyQueryOf(app.services.database.pool, async () => {
      for (let index = 0; index < 5; index += 1) await person.delete(MISSING).expect(429);
    });
    expect(queries.filter((text) => text.includes('rate_limits'))).toEqual([]);
  });
});

test('reading costs one count in ten calls', async () => {
  const person = await somebody();
  const queries = await everyQueryOf(app.services.database.pool, async () => {
    for (let index = 0; index < 100; index += 1) await person.get(OWN).expect(200);
  });
  expect(queries.filter((text) => text.includes('rate_limits'))).toHaveLength(10);
});

describe('signing in', () => {
  const begin = (forwarded: string, path = '/api/login') =>
    request(app.url + path, { headers: { Accept: 'text/html', 'X-Forwarded-For': forwarded } });

  test('may start ten times a minute from one network, whatever its headers claim', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      // The trusted proxy appends the address it sees; everything before it is spoofable.
      statuses.push((await begin(`10.0.0.${index}, 2001:db8:7:7::${index}`)).status);
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect((await begin('2001:db8:7:8::1')).status).not.toBe(429);
  });

  test('over the limit is answered with a page', async () => {
    let last = await begin('192.0.2.9');
    for (let index = 0; index < 10; index += 1) last = await begin('192.0.2.9');
    expect(last.status).toBe(429);
    expect(last.headers['content-type']).toContain('text/html');
    expect(last.headers['retry-after']).toMatch(/^\d+$/);
    expect(last.text).toContain('Too many sign-ins');
    const callback = await begin('192.0.2.9', '/api/auth/callback');
    expect(callback.status).toBe(400);
  });

  test('is counted without storing anybody’s address', async () => {
    await begin('192.0.2.77');
    const { rows } = await app.services.database.db.execute(sql`select * from rate_limits`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });
});

describe('an operation’s rate class', () => {
  test('follows from its method, its access and its own declaration', () => {
    const classes = new Map(
      Object.entries<Route>(CONTRACT).map(([name, own]) => [name, rateClassOf(own)]),
    );
    expect(classes.get('getHealth')).toBeNull();
    expect(classes.get('getChart')).toBe('read');
    expect(classes.get('previewChart')).toBe('write');
    expect(classes.get('deleteChart')).toBe('write');
    expect(classes.get('autocompletePlaces')).toBe('places');
  });
});

describe('while calls cannot be counted', () => {
  const counted = (limit: 'read' | 'coach' | 'checkout') =>
    route({
      method: 'GET',
      path: `/api/${limit}`,
      summary: limit,
      access: 'public',
      limit,
      reply: z.object({ ok: z.boolean() }),
      errors: [],
    });

  test('reads are admitted, and paid operations are refused', async () => {
    await using broken = await startTestApp({ env: REAL });
    const person = await broken.signIn('person@people.example');
    await broken.services.database.db.execute(sql`drop table rate_limits`);
    await person.get(OWN).expect(200);
    const server = express().use(assignRequestId);
    const routes = {
      read: counted('read'),
      coach: counted('coach'),
      checkout: counted('checkout'),
    };
    const handled = Object.values(routes).map((own) => handle(own, () => ({ ok: true })));
    mountContract(server, routes, handled, broken.services, async () => null);
    server.use(answerError);
    expect((await supertest(server).get('/api/read')).status).toBe(200);
    for (const path of ['/api/coach', '/api/checkout']) {
      const { status, body } = await supertest(server).get(path);
      expect([status, body.code]).toEqual([503, 'service.unavailable']);
    }
  });
});
