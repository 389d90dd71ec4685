import type pg from 'pg';
import { type PassOn, wrapQueries } from './wrap-queries.ts';

/**
 * Lets a piece of work's statement of that number fail as if the database had, counted from 1 and
 * over all connections.
 * @returns how many statements there were.
 */
export async function failingAtStatement(
  pool: pg.Pool,
  number: number,
  work: () => Promise<unknown>,
): Promise<number> {
  let statements = 0;
  const failAtNumber = (text: string, args: readonly unknown[], passOn: PassOn) => {
    // A connection on which no transaction can begin is gone, and drizzle does not give it back.
    if (text.startsWith('begin')) return passOn();
    statements += 1;
    if (statements !== number) return passOn();
    const failure = Object.assign(new Error('injected'), { code: 'XX000' });
    const callback = args.at(-1);
    if (typeof callback !== 'function') return Promise.reject(failure);
    process.nextTick(callback, failure);
    return undefined;
  };
  await wrapQueries(pool, failAtNumber, work);
  return statements;
}
