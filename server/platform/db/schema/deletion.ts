import { index, integer, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { teamAccounts } from './accounts.ts';
import { instant } from './columns.ts';
import { users } from './identity.ts';

/** Accounts that are deleted together with their only admin. Undoing the deletion deletes the row. */
export const accountClosings = pgTable(
  'account_closings',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => teamAccounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [index('account_closings_user').on(table.userId)],
);

/**
 * Invoices of people who deleted their account, as the law asks for. They name the payment
 * provider's records and nobody here.
 */
export const keptInvoices = pgTable(
  'kept_invoices',
  {
    /** The provider's id. */
    id: varchar('id', { length: 255 }).primaryKey(),
    customerId: varchar('customer_id', { length: 255 }),
    status: varchar('status', { length: 20 }).notNull(),
    totalCents: integer('total_cents').notNull(),
    paidCents: integer('paid_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [index('kept_invoices_created').on(table.createdAt)],
);
