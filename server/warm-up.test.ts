import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { warmUp } from './warm-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app[Symbol.asyncDispose]());

test('opens every connection, and loads what first requests need', async () => {
  const { database, providers } = app.services;
  const warm = vi.spyOn(providers.places, 'warm').mockResolvedValue();
  const prepare = vi.spyOn(providers.safety, 'prepare').mockReturnValue();
  await warmUp(app.services);
  expect(database.pool.totalCount).toBe(database.pool.options.max);
  expect(warm).toHaveBeenCalledTimes(1);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('leaves what fails to the requests', async () => {
  const { places, safety } = app.services.providers;
  vi.spyOn(places, 'warm').mockRejectedValue(new Error('unreachable'));
  vi.spyOn(safety, 'prepare').mockImplementation(() => {
    throw new Error('a file is missing');
  });
  await expect(warmUp(app.services)).resolves.toBeUndefined();
});
