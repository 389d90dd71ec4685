import { type ExtraConfigColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A point in time, without the reader's zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Columns that tables have in common, new for each. Times that come from the app's clock have no default. */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/**
 * A descending index column with the NULL order of `desc()` in queries. An index on `column.desc()`
 * puts NULLs last, where a query has them first, and could not serve its sort.
 */
export const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst();
