import type pg from 'pg';

/** Hands a statement on to the database, whichever of `query`'s many signatures it came by. */
export type PassOn = () => unknown;

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/**
 * Lets every statement that a piece of work sends, over all connections of the pool, go through a
 * function first: it is given the statement, the arguments of the call and the way on.
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
    // One function stands for all signatures; what it returns is what the wrapped one returns.
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
