import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Source } from '#shared/contract/coach.ts';
import { teams } from './accounts.ts';
import { individualCharts } from './charts.ts';
import { createdAt, id, instant, newest } from './columns.ts';
import { users } from './identity.ts';
import { masterPromptVersions } from './system.ts';

/** A conversation about one chart or one team; deleted with it. */
export const coachConversations = pgTable(
  'coach_conversations',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Either this or `teamId`. */
    chartId: uuid('chart_id').references(() => individualCharts.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    title: varchar('title', { length: 120 }).notNull(),
    /** The prompts in force when the conversation began; null for the built-in ones. */
    promptVersionId: uuid('prompt_version_id').references(() => masterPromptVersions.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
    /** When the last question was answered. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('coach_conversations_user_chart').on(
      table.userId,
      table.chartId,
      newest(table.updatedAt),
      newest(table.id),
    ),
    index('coach_conversations_user_team').on(
      table.userId,
      table.teamId,
      newest(table.updatedAt),
      newest(table.id),
    ),
    index('coach_conversations_updated').on(table.updatedAt),
    index('coach_conversations_chart').on(table.chartId),
    index('coach_conversations_team').on(table.teamId),
    check('coach_conversations_about', sql`num_nonnulls(${table.chartId}, ${table.teamId}) = 1`),
  ],
);

export const coachMessages = pgTable(
  'coach_messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => coachConversations.id, { onDelete: 'cascade' }),
    /** From 1; questions and answers alternate. */
    position: integer('position').notNull(),
    speaker: varchar('speaker', { length: 10, enum: ['person', 'coach'] }).notNull(),
    text: text('text').notNull(),
    sources: jsonb('sources').$type<Source[]>().notNull().default([]),
    /** Which coach answered, and with which model; null for a person. */
    provider: varchar('provider', { length: 50 }),
    model: varchar('model', { length: 100 }),
    /** How many sentences were left out of the answer. */
    removed: integer('removed').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.position] })],
);

/** What the person thinks of an answer; goes with the answer. */
export const coachRatings = pgTable(
  'coach_ratings',
  {
    conversationId: uuid('conversation_id').notNull(),
    position: integer('position').notNull(),
    verdict: varchar('verdict', { length: 4, enum: ['up', 'down'] }).notNull(),
    /** In the person's own words; empty without any. */
    reason: varchar('reason', { length: 500 }).notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.position] }),
    foreignKey({
      name: 'coach_ratings_message',
      columns: [table.conversationId, table.position],
      foreignColumns: [coachMessages.conversationId, coachMessages.position],
    }).onDelete('cascade'),
    index('coach_ratings_created').on(table.createdAt, table.verdict),
  ],
);
