import type pg from 'pg';

/** Forwards a statement to the database, for each of `query`'s many signatures. */
export type PassOn = () => unknown;

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/**
 * Routes every statement of a piece of work, over all connections of the pool, through a function
 * that gets the statement, the call's arguments and a way to continue.
 */
export async function wrapQueries(
  pool: pg.Pool,
  wrap: (text: string, args: readonly unknown[], passOn: PassOn) => unknown,
  work: () => Promise<unknown>,
): Promise<void> {
  const restore: (() => void)[] = [];
  const watched = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const own = client.query;
    // One function implements all signatures and returns what the wrapped one returns.
    client.query = ((...args: unknown[]) =>
      wrap(textOf(args[0]), args, () => Reflect.apply(own, client, args))) as typeof own;
    restore.push(() => {
      client.query = own;
    });
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const undo of restore) undo();
  }
}
