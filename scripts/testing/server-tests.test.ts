import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { serverTests } from './server-tests.ts';

const { pure, database, embedded } = serverTests(fileURLToPath(new URL('../..', import.meta.url)));

test('every server test is in exactly one of the two groups', () => {
  expect(pure.length).toBeGreaterThan(20);
  expect(database.length).toBeGreaterThan(40);
  expect(pure.filter((file) => database.includes(file))).toEqual([]);
});

test.each([
  ['server/main.test.ts'],
  ['server/platform/db/migrate.test.ts'],
  ['server/features/charts/preview.test.ts'],
])('%s uses a database', (file) => {
  expect(database).toContain(file);
});

test.each([['server/providers/places/zones.test.ts'], ['server/features/teams/policy.test.ts']])(
  '%s uses no database',
  (file) => {
    expect(pure).toContain(file);
  },
);

test('every area of data is in the embedded set', () => {
  const features = new Set(
    embedded.map((file) => file.split('/')[2]).filter((name) => name !== undefined),
  );
  for (const name of [
    'accounts',
    'admin',
    'audit',
    'auth',
    'billing',
    'charts',
    'conversations',
    'knowledge',
    'teams',
  ]) {
    expect(features).toContain(name);
  }
  // Each operation that creates something, and so the stores without a file of their own.
  expect(embedded).toContain('server/writes-once.test.ts');
});
