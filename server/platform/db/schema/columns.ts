import { type ExtraConfigColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The columns every table shares, as new objects for each table. */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/**
 * A descending index column with the NULL order of `desc()` in queries. An index on `column.desc()`
 * puts NULLs last, where a query has them first, and could not serve its sort.
 */
export const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst();
