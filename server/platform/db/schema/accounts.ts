import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { PLAN_TIERS } from '#shared/domain/plans.ts';
import { createdAt, id, instant, newest, updatedAt } from './columns.ts';

/** An organization: it owns teams and has members. */
export const teamAccounts = pgTable(
  'team_accounts',
  {
    id: id(),
    name: varchar('name', { length: 255 }).notNull(),
    description: text('description'),
    subscriptionTier: varchar('subscription_tier', {
      length: 30,
      enum: PLAN_TIERS,
    })
      .notNull()
      .default('team_platform'),
    teamLimit: integer('team_limit').notNull().default(1),
    memberLimit: integer('member_limit').notNull().default(5),
    isActive: boolean('is_active').notNull().default(true),
    /** From then on the account is read-only; null when it is not paid for online. */
    accessUntil: instant('access_until'),
    /** The subscription that pays for it: each one opens or renews one account, once. */
    subscriptionId: varchar('subscription_id', { length: 255 }),
    /** Active teams and active memberships, kept up to date by triggers of the migration. */
    teamCount: integer('team_count').notNull().default(0),
    memberCount: integer('member_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('team_accounts_newest').on(newest(table.createdAt), newest(table.id)),
    index('team_accounts_search').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    index('team_accounts_name').on(sql`lower(${table.name}) collate "C"`, table.id),
    index('team_accounts_teams').on(table.teamCount, table.id),
    index('team_accounts_members').on(table.memberCount, table.id),
    index('team_accounts_inactive').on(table.id).where(sql`not ${table.isActive}`),
    uniqueIndex('team_accounts_subscription').on(table.subscriptionId),
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
    /** A digest of its people's births as stated; null before the first analysis. */
    peopleKey: varchar('people_key', { length: 64 }),
    analyzedAt: instant('analyzed_at'),
    /** Counts up whenever its people change, or what they share. */
    peopleVersion: integer('people_version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('teams_account_newest').on(table.accountId, newest(table.createdAt), newest(table.id)),
    index('teams_active').on(table.accountId).where(sql`${table.isActive}`),
    // The same people under the same name are one team, however often they are submitted.
    uniqueIndex('teams_account_content')
      .on(table.accountId, table.name, table.peopleKey)
      .where(sql`${table.isActive}`),
  ],
);
