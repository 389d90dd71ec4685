import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mountProblems } from './mounts.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

test('an operation without a handler, with two, or out of reach is found', () => {
  expect(mountProblems(pathOf('fixtures/mounts')).toSorted()).toEqual([
    'forgotten in things.ts has 0 handlers, not one',
    'server/app.ts does not mount lampsRoutes of server/features/lamps/routes.ts',
    'shared/contract/contract.ts does not name unnamed.ts',
    'twice in things.ts has 2 handlers, not one',
  ]);
});

test('every operation of this project is mounted', () => {
  expect(mountProblems(pathOf('../..'))).toEqual([]);
});
