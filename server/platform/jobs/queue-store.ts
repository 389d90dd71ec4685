import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import type { queueColumns } from '../db/schema/queue-columns.ts';

type QueueColumn = keyof ReturnType<typeof queueColumns>;

/** A table with `queueColumns`, and its id column. */
export interface QueueTable {
  readonly table: PgTable & Readonly<Record<QueueColumn, PgColumn>>;
  readonly key: PgColumn;
}

export interface Lease {
  readonly key: string;
  readonly lease: string;
  /** Attempts so far, including this one. */
  readonly attempts: number;
  /** The previous worker neither completed nor failed before its lease expired. */
  readonly wasAbandoned: boolean;
}

/** Tolerated clock skew between two instances. */
const SKEW_MS = 5 * 60_000;

/** New jobs, due ones, and those last tried in the future, because the clock was set back. */
function isDue({ table }: QueueTable, now: Date): SQL {
  const future = new Date(now.getTime() + SKEW_MS);
  return sql`${table.doneAt} is null and ${table.nextTryAt} is not null
    and (${table.attempts} = 0 or ${table.nextTryAt} <= ${now} or ${table.triedAt} > ${future})`;
}

/** Leases due jobs until `until`, longest waiting first. */
export async function leaseDue(
  db: Db,
  queue: QueueTable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Lease[]> {
  const { table, key } = queue;
  const { rows } = await db.execute<{
    key: string;
    lease: string;
    attempts: number;
    was_abandoned: boolean;
  }>(sql`
    with due as materialized (
      select ${key} as key, ${table.lease} is not null as was_abandoned
      from ${table}
      where ${isDue(queue, now)}
      order by ${table.nextTryAt}, ${key}
      limit ${limit}
      for update skip locked
    )
    update ${table}
    set attempts = ${table.attempts} + 1, next_try_at = ${until}, tried_at = ${now},
      lease = gen_random_uuid()
    from due
    where ${key} = due.key
    returning due.key, due.was_abandoned, ${table.lease} as lease, ${table.attempts} as attempts
  `);
  return rows.map(({ was_abandoned, ...rest }) => ({ ...rest, wasAbandoned: was_abandoned }));
}

/** Extends leases that are still held. @returns their ids. */
export async function renewLeased(
  db: Db,
  { table }: QueueTable,
  leases: readonly Lease[],
  until: Date,
): Promise<Lease[]> {
  const rows = await db
    .update(table)
    .set({ nextTryAt: until })
    .where(
      inArray(
        table.lease,
        leases.map(({ lease }) => lease),
      ),
    )
    .returning({ lease: table.lease });
  const held = new Set(rows.map(({ lease }) => lease));
  return leases.filter(({ lease }) => held.has(lease));
}

/** Completes jobs, unless another worker has leased them meanwhile. */
export async function completeLeased(
  tx: Db,
  { table }: QueueTable,
  leases: readonly Lease[],
  now: Date,
): Promise<void> {
  await tx
    .update(table)
    .set({ doneAt: now, nextTryAt: null, lease: null, lastError: null })
    .where(
      inArray(
        table.lease,
        leases.map(({ lease }) => lease),
      ),
    );
}

/** Postpones a job to `nextTryAt`, unless another worker has leased it meanwhile. */
export async function postponeLeased(
  db: Db,
  { table }: QueueTable,
  { lease }: Lease,
  failure: { readonly nextTryAt: Date | null; readonly lastError: string },
): Promise<void> {
  await db
    .update(table)
    .set({ ...failure, lease: null })
    .where(eq(table.lease, lease));
}

/** Requeues a job that failed or was given up. */
export async function makeDue(
  db: Db,
  { table, key }: QueueTable,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .update(table)
    .set({ nextTryAt: now })
    .where(and(eq(key, id), isNull(table.doneAt)));
}
