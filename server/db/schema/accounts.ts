import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';

/** An organisation: it owns teams and has members. */
export const teamAccounts = pgTable(
  'team_accounts',
  {
    id: id(),
    name: varchar('name', { length: 255 }).notNull(),
    description: text('description'),
    subscriptionTier: varchar('subscription_tier', {
      length: 30,
      enum: ['team_platform', 'team_genius_blueprint', 'enterprise'],
    })
      .notNull()
      .default('team_platform'),
    teamLimit: integer('team_limit').notNull().default(1),
    memberLimit: integer('member_limit').notNull().default(5),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('team_accounts_newest').on(table.createdAt.desc(), table.id),
    index('team_accounts_search').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    check('team_accounts_team_limit', sql`${table.teamLimit} >= 1`),
    check('team_accounts_member_limit', sql`${table.memberLimit} >= 1`),
  ],
);

export const teams = pgTable(
  'teams',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => teamAccounts.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 255 }).notNull(),
    description: text('description'),
    maxMembers: integer('max_members').notNull().default(5),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('teams_account_newest').on(table.accountId, table.createdAt.desc())],
);
