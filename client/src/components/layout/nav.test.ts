import { expect, test } from 'vitest';
import { isCurrent } from './nav.ts';

test.each([
  ['/', '/', true],
  ['/', '/team', false],
  ['/charts', '/charts', true],
  ['/team', '/team/42', true],
  ['/team', '/teams', false],
])('%s with the page %s: %s', (href, path, expected) => {
  expect(isCurrent(href, path)).toBe(expected);
});
