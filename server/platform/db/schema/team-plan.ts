import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import {
  ACTION_KINDS,
  ACTION_STATES,
  ACTION_TITLE_MAX,
  type ActionSource,
  DEBRIEF_STATES,
  DEBRIEF_STEPS,
  type DebriefNotes,
} from '#shared/contract/team-plan.ts';
import { teams } from './accounts.ts';
import { teamMembers } from './analyses.ts';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';

/** What a team has decided to do, keep to or try. A person who leaves the team owns nothing in it. */
export const teamActions = pgTable(
  'team_actions',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 10, enum: ACTION_KINDS }).notNull(),
    title: varchar('title', { length: ACTION_TITLE_MAX }).notNull(),
    note: text('note'),
    source: jsonb('source').$type<ActionSource>(),
    ownerId: uuid('owner_id').references(() => teamMembers.id, { onDelete: 'set null' }),
    /** `YYYY-MM-DD` */
    dueDate: varchar('due_date', { length: 10 }),
    state: varchar('state', { length: 10, enum: ACTION_STATES }).notNull(),
    outcome: text('outcome'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('team_actions_team').on(table.teamId, table.createdAt),
    index('team_actions_owner').on(table.ownerId),
  ],
);

/** A guided session of a team; one at a time is running. */
export const teamDebriefs = pgTable(
  'team_debriefs',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    state: varchar('state', { length: 10, enum: DEBRIEF_STATES }).notNull(),
    step: varchar('step', { length: 12, enum: DEBRIEF_STEPS }).notNull(),
    notes: jsonb('notes').$type<DebriefNotes>().notNull(),
    /** `YYYY-MM-DD` */
    followUpOn: varchar('follow_up_on', { length: 10 }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('team_debriefs_team').on(table.teamId, table.createdAt),
    uniqueIndex('team_debriefs_running').on(table.teamId).where(sql`${table.state} = 'running'`),
  ],
);
