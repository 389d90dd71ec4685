import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/client.ts';

/** Tables about requests themselves: the audit log and call counts. */
const BOOKKEEPING = ['audit_log', 'rate_limits'];

/**
 * A row count and a digest for each table, except bookkeeping.
 * @param besides more tables to leave out.
 */
export async function checksumsOf(
  db: Db,
  besides: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(sql`select table_name as name
    from information_schema.tables where table_schema = 'public' order by 1`);
  const names = tables.rows
    .map(({ name }) => name)
    .filter((name) => !BOOKKEEPING.includes(name) && !besides.includes(name));
  const parts = names.map(
    (name) => sql`select ${name}::text as name, count(*) || ' ' ||
      coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum
      from ${sql.identifier(name)} t`,
  );
  const { rows } = await db.execute<{ name: string; sum: string }>(
    sql.join(parts, sql` union all `),
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
