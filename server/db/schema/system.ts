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
import { teamAccounts } from './accounts.ts';
import { createdAt, id, updatedAt } from './columns.ts';

/** What the coach is told beyond its built-in rules. One row is active at a time. */
export const masterPrompts = pgTable(
  'master_prompts',
  {
    id: id(),
    individualCoachPrompt: text('individual_coach_prompt').notNull(),
    teamCoachPrompt: text('team_coach_prompt').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('master_prompts_active').on(table.isActive).where(sql`${table.isActive}`),
  ],
);

/** Counters per account and UTC day. */
export const usageTracking = pgTable(
  'usage_tracking',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => teamAccounts.id, { onDelete: 'cascade' }),
    /** YYYY-MM-DD */
    trackingDate: varchar('tracking_date', { length: 10 }).notNull(),
    pageLoads: integer('page_loads').notNull().default(0),
    individualChatUsage: integer('individual_chat_usage').notNull().default(0),
    teamChatUsage: integer('team_chat_usage').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('usage_tracking_account_date').on(table.accountId, table.trackingDate),
    index('usage_tracking_day').on(table.trackingDate),
    check('usage_tracking_date', sql`${table.trackingDate} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
    check(
      'usage_tracking_counts',
      sql`${table.pageLoads} >= 0 and ${table.individualChatUsage} >= 0 and ${table.teamChatUsage} >= 0`,
    ),
  ],
);

/** Facts about this installation, such as that the demo data have been laid once. */
export const installation = pgTable('installation', {
  key: varchar('key', { length: 100 }).primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
