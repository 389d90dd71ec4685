import { describe, expect, test } from 'vitest';
import { signedCookie } from '#server/testing/signed-cookie.ts';
import { signedCookieOf } from './signed-cookie.ts';

const SECRET = 'a secret of at least thirty-two characters';
const idIn = signedCookieOf('sid', SECRET);
const signed = signedCookie('sid', 'an.id', SECRET);

describe('the value of a signed cookie', () => {
  test.each([
    ['alone', signed],
    ['after others', `a=1; b="2"; ${signed}`],
    ['before others', `${signed}; a=1`],
    ['between spaces', ` sid = ${signed.slice('sid='.length)} ; a=1`],
    ['not percent-encoded', decodeURIComponent(signed)],
    ['before another of the same name', `${signed}; sid=other`],
  ])('is read from a cookie that stands %s', (_title, header) => {
    expect(idIn(header)).toBe('an.id');
  });

  test.each([
    ['no header', undefined],
    ['no cookie', ''],
    ['another name', signed.replace('sid=', 'id=')],
    ['a name that only ends alike', `x${signed}`],
    ['no value', 'sid='],
    ['no signature', 'sid=s:an.id'],
    ['an empty signature', 'sid=s:an.id.'],
    ['an unsigned value', 'sid=an.id'],
    ['a signature of another secret', signedCookie('sid', 'an.id', `${SECRET}!`)],
    ['another value’s signature', signed.replace('an.id', 'another')],
    ['a shortened signature', signed.slice(0, -1)],
    ['an unsigned cookie before it', `sid=planted; ${signed}`],
    ['a value that cannot be decoded', 'sid=%E0%A4%A'],
  ])('is not read from a header with %s', (_title, header) => {
    expect(idIn(header)).toBeNull();
  });
});
