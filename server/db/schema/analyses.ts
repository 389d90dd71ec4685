import { index, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { teamAccounts, teams } from './accounts.ts';
import { chartGenerations } from './charts.ts';
import { createdAt, id } from './columns.ts';
import { users } from './identity.ts';

/** A person analysed in a team; `userId` only when that person also signs in. */
export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => teamAccounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    chartId: uuid('chart_id').references(() => chartGenerations.id, { onDelete: 'set null' }),
    name: varchar('name', { length: 255 }).notNull(),
    type: varchar('type', { length: 100 }),
    birthDate: varchar('birth_date', { length: 50 }),
    birthTime: varchar('birth_time', { length: 20 }),
    birthPlace: varchar('birth_place', { length: 255 }),
    createdAt: createdAt(),
  },
  (table) => [
    index('team_members_team').on(table.teamId),
    index('team_members_account').on(table.accountId),
    index('team_members_chart').on(table.chartId),
  ],
);

export const workingDynamics = pgTable(
  'working_dynamics',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => teamAccounts.id, { onDelete: 'cascade' }),
    member1Id: uuid('member1_id')
      .notNull()
      .references(() => teamMembers.id, { onDelete: 'cascade' }),
    member2Id: uuid('member2_id')
      .notNull()
      .references(() => teamMembers.id, { onDelete: 'cascade' }),
    dynamicType: varchar('dynamic_type', { length: 100 }).notNull(),
    strength: text('strength').notNull(),
    watchout: text('watchout').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('working_dynamics_pair').on(table.teamId, table.member1Id, table.member2Id),
    index('working_dynamics_account').on(table.accountId),
  ],
);

export const pentaAnalyses = pgTable(
  'penta_analyses',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => teamAccounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    teamMemberIds: jsonb('team_member_ids').$type<string[]>().notNull(),
    pentaData: jsonb('penta_data').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('penta_analyses_team_newest').on(table.teamId, table.createdAt.desc()),
    index('penta_analyses_account').on(table.accountId),
  ],
);
