import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: more than can be guessed. */
const TOKEN_BYTES = 32;

/** A bearer secret for an address. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token; any text has one, so that a malformed token costs the same lookup. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
