import type pg from 'pg';

function isBegin(query: unknown): boolean {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' && text.startsWith('begin');
}

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
  const restore: (() => void)[] = [];
  const watched = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const own = client.query;
    // Everything else is passed on, whichever of the many signatures is used.
    client.query = ((...args: unknown[]) => {
      // A connection on which no transaction can begin is gone, and drizzle does not give it back.
      if (!isBegin(args[0])) statements += 1;
      if (statements !== number || isBegin(args[0])) return Reflect.apply(own, client, args);
      const failure = Object.assign(new Error('injected'), { code: 'XX000' });
      const callback = args.at(-1);
      if (typeof callback !== 'function') return Promise.reject(failure);
      process.nextTick(callback, failure);
      return undefined;
    }) as typeof own;
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
  return statements;
}
