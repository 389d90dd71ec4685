import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rawTransactions } from './raw-transactions.ts';

const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url));

test('a transaction that nobody repeats is found by file and line', () => {
  expect(rawTransactions(fixtures)).toEqual([
    'server/features/beta/keeps.ts:7 begins a transaction without inTransaction',
  ]);
});
