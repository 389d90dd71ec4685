import { createHmac } from 'node:crypto';

/**
 * A session cookie as express-session sets it: the id with its signature. For tests and benchmarks.
 */
export function signedCookie(name: string, sid: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  return `${name}=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}
