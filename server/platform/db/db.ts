import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The database, or one open transaction on it: stores take either. */
export interface Db
  extends Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'> {
  /** Inside a transaction, a savepoint. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}
