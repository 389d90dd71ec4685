import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { teamAccounts } from './accounts.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './identity.ts';

/**
 * The administrators' prompts for the coaches, besides the built-in rules. One row is active at a
 * time.
 */
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

/** Every state that a set of prompts has had, including the current one; never changed. */
export const masterPromptVersions = pgTable(
  'master_prompt_versions',
  {
    id: id(),
    promptsId: uuid('prompts_id')
      .notNull()
      .references(() => masterPrompts.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    individualCoachPrompt: text('individual_coach_prompt').notNull(),
    teamCoachPrompt: text('team_coach_prompt').notNull(),
    /** The number of the restored version; null for new text. */
    restoredFrom: integer('restored_from'),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('master_prompt_versions_number').on(table.promptsId, table.number),
    index('master_prompt_versions_saved_by').on(table.savedBy),
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

/**
 * All accounts' counters by day, kept up to date by triggers of the migration. Each day is sharded
 * by account id, so that concurrent updates do not block each other.
 */
export const usageDays = pgTable(
  'usage_days',
  {
    /** YYYY-MM-DD */
    trackingDate: varchar('tracking_date', { length: 10 }).notNull(),
    part: smallint('part').notNull(),
    pageLoads: bigint('page_loads', { mode: 'number' }).notNull(),
    individualChatUsage: bigint('individual_chat_usage', { mode: 'number' }).notNull(),
    teamChatUsage: bigint('team_chat_usage', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.trackingDate, table.part] })],
);

/** Facts about this installation, such as that the demo data have been created. */
export const installation = pgTable('installation', {
  key: varchar('key', { length: 100 }).primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
