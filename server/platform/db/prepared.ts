import type { Db } from './client.ts';
import { allowsNamedStatements } from './named-statements.ts';

/**
 * A query that is built once per database instead of on each call. Where named statements are
 * allowed, PostgreSQL also parses and plans it once per connection. For hot paths only: every
 * connection keeps every named statement.
 * @param name unique in the application, at most 63 characters
 * @param build ends with `.prepare(name)`; an empty name sends it as an unnamed statement
 */
export function preparedQuery<Q>(name: string, build: (db: Db, name: string) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db, allowsNamedStatements(db) ? name : '');
    built.set(db, query);
    return query;
  };
}
