import { describe, expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

const TAB = '\t';
const NUL = '\u0000';

/** Open-redirect payloads. */
const PAYLOADS: readonly unknown[] = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE',
  'https:\\\\evil.example',
  'evil.example',
  'www.evil.example/path',
  '@evil.example',
  '.evil.example',
  ':80/evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)\n',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%09/evil.example',
  `/${TAB}/evil.example`,
  `${TAB}//evil.example`,
  '/\n/evil.example',
  '/\r/evil.example',
  ' //evil.example',
  ' https://evil.example',
  '/ /evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/ok\r\nSet-Cookie: sid=planted',
  '/ok%0d%0aSet-Cookie:%20sid=planted',
  `/${NUL}`,
  '/%00',
  '/a%00b',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/charts/..//evil.example',
  '/charts/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/%',
  '/%zz',
  '/%e0%a4%a',
  '/％２ｆ／evil.example',
  '/／evil.example',
  '/\u2028/evil.example',
  '/\u202eevil.example',
  '/<script>alert(1)</script>',
  '/"onmouseover="alert(1)',
  `/${'x'.repeat(10_000)}`,
  '',
  ' ',
  '.',
  '..',
  '?',
  '#',
  undefined,
  null,
  7,
  true,
  {},
  ['/charts'],
  ['//evil.example', '/charts'],
  { toString: () => '/charts' },
];

describe('the return path after sign-in', () => {
  test.each(PAYLOADS.map((payload) => [payload]))('is the start page for %j', (payload) => {
    expect(safeReturnTo(payload)).toBe('/');
  });

  test('is tested with at least sixty payloads', () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(60);
  });

  test.each([
    '/api/logout',
    '/api/login',
    '/api/login?returnTo=/api/login',
    '/API/LOGOUT',
    '/Api/Login',
    '/charts/../api/logout',
    '/./api/logout',
    '/api/',
    '/api',
    '/issuer/session/end',
    '/Issuer/auth',
  ])('never leads into the API or the issuer: %s', (path) => {
    expect(safeReturnTo(path)).toBe('/');
  });

  test.each([
    '/',
    '/charts',
    '/charts/',
    '/results/0b6c1f1e-9d3f-4c8e-8a55-2f1c2b3a4d5e',
    '/home?new=true',
    '/charts?page=2&sort=name',
    '/charts?q=a%20b%2Fc',
    '/team#penta',
    '/admin/team-accounts/1/members',
    '/apiary',
    '/issuers',
    '/charts?next=//evil.example',
    '/charts?next=https://evil.example',
  ])('is kept when it is one of our pages: %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  test('is normalized as the browser would read it', () => {
    expect(safeReturnTo('/charts/../team')).toBe('/team');
  });
});
