import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { loadForVisitors, openConnections } from './warm-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app[Symbol.asyncDispose]());

test('opens every connection', async () => {
  const { database } = app.services;
  await openConnections(app.services);
  expect(database.pool.totalCount).toBe(database.pool.options.max);
});

test('loads what visitors need, one after the other', async () => {
  const { providers } = app.services;
  const order: string[] = [];
  vi.spyOn(providers.places, 'warm').mockImplementation(async () => {
    order.push('places begin');
    await Promise.resolve();
    order.push('places end');
  });
  vi.spyOn(providers.safety, 'prepare').mockImplementation(() => void order.push('safety'));
  const chat = { ...providers.chat, prepare: () => void order.push('coach') };
  await loadForVisitors(
    { ...providers, chat },
    {
      learn: async () => void order.push('learned'),
      prepareSearch: async () => void order.push('search'),
    },
  );
  expect(order).toEqual(['places begin', 'places end', 'learned', 'safety', 'coach', 'search']);
});

test('leaves what fails to the requests', async () => {
  const { providers } = app.services;
  vi.spyOn(providers.places, 'warm').mockRejectedValue(new Error('unreachable'));
  vi.spyOn(providers.safety, 'prepare').mockImplementation(() => {
    throw new Error('a file is missing');
  });
  const prepareSearch = vi.fn(async () => {});
  const learn = () => Promise.reject(new Error('no process can be started'));
  await expect(loadForVisitors(providers, { learn, prepareSearch })).resolves.toBeUndefined();
  expect(prepareSearch).toHaveBeenCalledTimes(1);
});
