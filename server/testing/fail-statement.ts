import type pg from 'pg';
import { type PassOn, wrapQueries } from './wrap-queries.ts';

/**
 * Makes selected statements of a piece of work fail, as if the database had failed.
 * @param isPicked called for each statement of all connections, in order.
 */
export async function failingWhere(
  pool: pg.Pool,
  isPicked: (text: string) => boolean,
  work: () => Promise<unknown>,
): Promise<void> {
  const failPicked = (text: string, args: readonly unknown[], passOn: PassOn) => {
    if (!isPicked(text)) return passOn();
    const failure = Object.assign(new Error('injected'), { code: 'XX000' });
    const callback = args.at(-1);
    if (typeof callback !== 'function') return Promise.reject(failure);
    process.nextTick(callback, failure);
    return undefined;
  };
  await wrapQueries(pool, failPicked, work);
}

/**
 * Makes the nth statement of a piece of work fail, counted from 1 over all connections.
 * @returns how many statements there were.
 */
export async function failingAtStatement(
  pool: pg.Pool,
  number: number,
  work: () => Promise<unknown>,
): Promise<number> {
  let statements = 0;
  const isNext = () => {
    statements += 1;
    return statements === number;
  };
  await failingWhere(pool, isNext, work);
  return statements;
}
