import type { ErrorCode } from '#shared/contract/errors.ts';

function chain(error: unknown): unknown[] {
  const links: unknown[] = [];
  for (let link = error; link instanceof Error && links.length < 5; link = link.cause) {
    links.push(link);
  }
  return links;
}

const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
]);
const CONNECTION_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end/;

/**
 * What a failure of the database means to the caller.
 * @returns null when the error is not the database's.
 */
export function databaseErrorCode(error: unknown): ErrorCode | null {
  for (const link of chain(error)) {
    const code = link instanceof Error && 'code' in link ? String(link.code) : '';
    const message = link instanceof Error ? link.message : '';
    if (CONNECTION_ERRORS.has(code) || CONNECTION_WORDS.test(message)) return 'service.unavailable';
    if (/^(53300|57P0\d|08\d{3}|57014|55P03|40001|40P01|25P03)$/.test(code)) {
      return 'service.unavailable';
    }
    if (/^22[0-9A-Z]{3}$/.test(code)) return 'request.invalid';
  }
  return null;
}
