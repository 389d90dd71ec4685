import { type ExtraConfigColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The columns every table shares, made anew for each. */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/**
 * A column of an index in the order that `desc()` has in a query. An index on `column.desc()` puts
 * NULLs last, where a query has them first, so that it would sort every time.
 */
export const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst();
