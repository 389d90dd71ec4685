import { expect, test } from 'vitest';
import { regionOf } from './region.ts';

test.each([
  ['de-AT,de;q=0.9,en-US;q=0.8', 'AT'],
  ['pt-br', 'BR'],
  ['zh-Hant-TW', 'TW'],
  ['de, en-GB;q=0.8', 'GB'],
  ['de', undefined],
  ['*', undefined],
  ['', undefined],
  ['es-419', undefined],
  ['en;q=0.9-US', undefined],
])('%s prefers the country %s', (header, region) => {
  expect(regionOf(header)).toBe(region);
});
