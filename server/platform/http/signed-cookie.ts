import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** As browsers send it: percent-encoded, `s:` before the value, `.` and the signature after it. */
const SIGNED = /^s:(.*)\.([^.]*)$/s;

/** The first cookie of a name, as sent; empty without one. */
function sentAs(name: string, header: string): string {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at >= 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return '';
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * Reads a cookie that express-session has signed from a `Cookie` header.
 * @returns the value; null where there is no such cookie, or its signature is not ours
 */
export function signedCookieOf(
  name: string,
  secret: string,
): (header: string | undefined) => string | null {
  const key = createSecretKey(secret, 'utf8');
  return (header = '') => {
    const [, value, given] = SIGNED.exec(decoded(sentAs(name, header))) ?? [];
    if (value === undefined || given === undefined) return null;
    const signature = createHmac('sha256', key).update(value).digest('base64').replace(/=+$/, '');
    const [expected, actual] = [Buffer.from(signature), Buffer.from(given)];
    return actual.length === expected.length && timingSafeEqual(actual, expected) ? value : null;
  };
}
