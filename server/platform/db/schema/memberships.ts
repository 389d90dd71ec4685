import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { GLOBAL_ROLES } from '#shared/domain/roles.ts';
import { teamAccounts, teams } from './accounts.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { users } from './identity.ts';

/** Who belongs to an account, in which role; new objects for each table. */
const membershipColumns = () => ({
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  accountId: uuid('account_id')
    .notNull()
    .references(() => teamAccounts.id, { onDelete: 'cascade' }),
  role: varchar('role', { length: 20, enum: GLOBAL_ROLES }).notNull().default('regular_user'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const accountMemberships = pgTable('account_memberships', membershipColumns(), (table) => [
  uniqueIndex('account_memberships_user_account').on(table.userId, table.accountId),
  index('account_memberships_account').on(table.accountId),
  index('account_memberships_active').on(table.accountId).where(sql`${table.isActive}`),
]);

export const teamMemberships = pgTable(
  'team_memberships',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    ...membershipColumns(),
  },
  (table) => [
    uniqueIndex('team_memberships_user_team').on(table.userId, table.teamId),
    index('team_memberships_team').on(table.teamId),
    index('team_memberships_account').on(table.accountId),
  ],
);
