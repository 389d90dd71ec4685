import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { CONTRACT } from '#shared/contract/contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('a person’s own charts are all that may be kept offline', () => {
  const kept = Object.entries(CONTRACT).filter(([, route]) => 'isKeptOffline' in route);
  expect(kept.map(([name]) => name).sort()).toEqual([
    'countCharts',
    'getCertainty',
    'getChart',
    'getCurrentUser',
    'getLatestChart',
    'getManual',
    'getOwnChart',
    'getReading',
    'listCharts',
    'listRevisions',
  ]);
  for (const [, route] of kept) expect(route).toMatchObject({ method: 'GET', access: 'user' });
});

test('copies are named by login, which says nothing of the person, and caches store none', async () => {
  const email = `${crypto.randomUUID()}@people.example`;
  const first = await app.signIn(email);
  const again = await app.signIn(email);
  const copyOf = async (person: typeof first, path: string) => {
    const { headers } = await person.get(path).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    return headers['offline-copy'];
  };
  const name = await copyOf(first, '/api/auth/user');
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(await copyOf(first, '/api/individual/charts')).toBe(name);
  expect(await copyOf(again, '/api/auth/user')).toMatch(/^[\w-]{22}$/);
  expect(await copyOf(again, '/api/auth/user')).not.toBe(name);
  expect(await copyOf(first, '/api/user/team-accounts')).toBeUndefined();
});

test('nobody’s copy is named without a sign-in', async () => {
  const { status, headers } = await app.anonymous.get('/api/auth/user');
  expect([status, headers['offline-copy']]).toEqual([401, undefined]);
});
