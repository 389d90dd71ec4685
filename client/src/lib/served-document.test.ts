import { afterEach, expect, test, vi } from 'vitest';
import { isServedFor } from './served-document.ts';

function servedAt(...addresses: string[]) {
  const entries = addresses.map((name) => ({ name }) as PerformanceEntry);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
}
afterEach(() => vi.restoreAllMocks());

test.each([
  ['https://app.example/checkout', true],
  ['https://app.example/checkout/', true],
  ['https://app.example/checkout?tier=team_platform', true],
  ['https://app.example/team', false],
  ['https://app.example/team?next=/checkout', false],
])('a document from %s was served for the checkout: %s', (address, isServed) => {
  servedAt(address);
  expect(isServedFor('/checkout')).toBe(isServed);
});

test('is assumed to be in a browser that cannot tell', () => {
  servedAt();
  expect(isServedFor('/checkout')).toBe(true);
});
