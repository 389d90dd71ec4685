import { expect, test } from 'vitest';
import { provesReach } from './proves-reach.ts';

test.each([
  ['no-store', true],
  ['no-cache', true],
  [null, true],
  ['private, max-age=0', true],
  ['public, max-age=300', false],
  ['private, max-age=60', false],
])('a reply with Cache-Control %s proves that the server is in reach: %s', (control, isProof) => {
  const headers = new Headers(control === null ? {} : { 'Cache-Control': control });
  expect(provesReach({ headers })).toBe(isProof);
});
