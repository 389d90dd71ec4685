const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
]);
const CONNECTION_WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end/;
/** Not Node's own codes, such as EPERM: every SQLSTATE has a digit. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** PostgreSQL's own SQLSTATE for a failed connection. */
export const CONNECTION_FAILURE = '08006';
const LINKS_MAX = 5;

/** An error and its causes: drizzle wraps what the driver throws. */
function chainOf(error: unknown): Error[] {
  const links: Error[] = [];
  for (let link = error; link instanceof Error && links.length < LINKS_MAX; link = link.cause) {
    links.push(link);
  }
  return links;
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

/**
 * The SQLSTATE behind an error; a connection that could not be established or was lost counts as
 * 08006.
 * @returns null when the error is not the database's.
 */
export function sqlStateOf(error: unknown): string | null {
  for (const link of chainOf(error)) {
    const code = codeOf(link);
    if (CONNECTION_ERRORS.has(code) || CONNECTION_WORDS.test(link.message)) {
      return CONNECTION_FAILURE;
    }
    if (SQL_STATE.test(code)) return code;
  }
  return null;
}
