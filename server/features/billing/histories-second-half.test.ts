import { afterAll, beforeAll, describe, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';
import { historySeeds } from '#server/testing/environment.ts';
import { playHistory } from './testing/history.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

describe('W3: histories with every kind of disturbance end in the provider’s state', () => {
  test.each(historySeeds(databaseKind).secondHalf)('seed %i', (seed) => playHistory(app, seed));
});
