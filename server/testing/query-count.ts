import type pg from 'pg';

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Notes every statement that a piece of work sends to the database. */
export async function everyQueryOf(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const statements: string[] = [];
  const restore: (() => void)[] = [];
  const watched = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const own = client.query;
    // The wrapper passes everything on, whichever of its many signatures is used.
    client.query = ((...args: unknown[]) => {
      statements.push(textOf(args[0]));
      return Reflect.apply(own, client, args);
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
