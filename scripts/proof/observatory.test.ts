import { expect, test } from 'vitest';
import { observatoryScore } from './observatory.ts';

const GOOD = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'; object-src 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const HASHED = '<script type="module" src="/a.js" integrity="sha384-abc"></script>';

test.each<[string, Record<string, string>, string, number]>([
  ['every bonus', {}, HASHED, 135],
  ['an own script without a hash', {}, '<script src="/a.js"></script>', 130],
  ['one of two scripts without a hash', {}, `${HASHED}<script src="/b.js"></script>`, 130],
  [
    'a script of another host without a hash',
    {},
    '<script src="https://b.example/a.js"></script>',
    125,
  ],
  ['a shorter promise of HTTPS', { 'strict-transport-security': 'max-age=60' }, HASHED, 125],
  ['inline scripts', { 'content-security-policy': "script-src 'unsafe-inline'" }, HASHED, 60],
  ['no policy', { 'content-security-policy': '' }, HASHED, 55],
  ['no promise of HTTPS', { 'strict-transport-security': '' }, HASHED, 80],
])('S10 scores a page with %s', (_title, changed, html, score) => {
  expect(observatoryScore({ headers: { ...GOOD, ...changed }, html })).toBe(score);
});
