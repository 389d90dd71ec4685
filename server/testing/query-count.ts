import type pg from 'pg';
import { type PassOn, wrapQueries } from './wrap-queries.ts';

/** Records every statement that a piece of work sends to the database. */
export async function everyQueryOf(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const statements: string[] = [];
  const note = (text: string, _args: readonly unknown[], passOn: PassOn) => {
    statements.push(text);
    return passOn();
  };
  await wrapQueries(pool, note, work);
  return statements;
}

/**
 * Like `queriesOf`, without rate limit counting: reads lease ten calls at a time, so which request
 * runs the query depends on earlier ones.
 */
export async function queriesOf(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  return (await everyQueryOf(pool, work)).filter((statement) => !statement.includes('rate_limits'));
}
