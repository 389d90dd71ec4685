import type pg from 'pg';
import { type PassOn, wrapQueries } from './wrap-queries.ts';

/** Notes every statement that a piece of work sends to the database. */
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
 * The same without the counting of calls: reads are counted ten at a time, so that which of them
 * pays for it depends on what came before.
 */
export async function queriesOf(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  return (await everyQueryOf(pool, work)).filter((statement) => !statement.includes('rate_limits'));
}
