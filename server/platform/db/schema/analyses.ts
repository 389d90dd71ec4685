import {
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { ChartRecord, Provenance } from '#shared/contract/charts.ts';
import type { PairFacts } from '#shared/contract/pairs.ts';
import type { PentaData } from '#shared/contract/penta.ts';
import type { TeamMemberInput } from '#shared/contract/teams.ts';
import { ENTERED_BY, VISIBILITY_LEVELS } from '#shared/domain/visibility.ts';
import { teamAccounts, teams } from './accounts.ts';
import { chartGenerations } from './charts.ts';
import { createdAt, id, newest } from './columns.ts';
import { users } from './identity.ts';

/** What a person's birth was resolved to, as stored beside what they stated. */
export type StoredResolution = Pick<
  ChartRecord,
  'timeZone' | 'utcOffsetSeconds' | 'birthUtc' | 'designUtc' | 'engineVersion'
> &
  Omit<Provenance, 'doubts' | 'latitude' | 'longitude'> & {
    readonly toleranceMinutes: number | null;
  };

/** A person analyzed in a team; `userId` only when that person also signs in. */
export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    /** null for somebody of the account who is in no team. */
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
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
    /** Zero-based, in the order submitted. */
    position: smallint('position').notNull().default(0),
    /** The birth as submitted, so that it can be corrected and analyzed again. */
    stated: jsonb('stated').$type<TeamMemberInput>().notNull(),
    /**
     * The birth as resolved; what depends on the birth time is derived from it. The column has an
     * older name, which raw SQL must use.
     */
    resolved: jsonb('settled').$type<StoredResolution>().notNull(),
    /** How much others may see of the person; `shared/domain/visibility.ts` says to whom. */
    visibility: varchar('visibility', { length: 20, enum: VISIBILITY_LEVELS })
      .notNull()
      .default('full'),
    enteredBy: varchar('entered_by', { length: 20, enum: ENTERED_BY }).notNull().default('admin'),
    createdAt: createdAt(),
  },
  (table) => [
    index('team_members_team').on(table.teamId),
    index('team_members_account').on(table.accountId),
    index('team_members_chart').on(table.chartId),
  ],
);

type DynamicFacts = Omit<PairFacts, 'member1' | 'member2'>;

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
    /** Specified, as are the next two; pages compose theirs from `facts`. */
    dynamicType: varchar('dynamic_type', { length: 100 }).notNull(),
    strength: text('strength').notNull(),
    watchout: text('watchout').notNull(),
    /** Zero-based: first with second, first with third, … */
    position: smallint('position').notNull().default(0),
    /** The facts; what is said of them is written again whenever a team is read. */
    facts: jsonb('facts').$type<DynamicFacts>().notNull(),
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
    /** Specified; nothing here reads it. */
    teamMemberIds: jsonb('team_member_ids').$type<string[]>().notNull(),
    pentaData: jsonb('penta_data').$type<PentaData>().notNull(),
    /** Figures of `pentaData` that lists of many teams sort and filter by. */
    coveredCount: smallint('covered_count').notNull(),
    /** How many people cover each function, in the order of the Penta's matrix. */
    holderCounts: smallint('holder_counts').array().notNull(),
    /** How many more people may cover each function, depending on their birth times. */
    possibleCounts: smallint('possible_counts').array().notNull(),
    /** Who alone covers most functions; null where every covered function is shared. */
    mostNeededName: varchar('most_needed_name', { length: 255 }),
    mostNeededFunctions: smallint('most_needed_functions').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('penta_analyses_team_newest').on(table.teamId, newest(table.createdAt), newest(table.id)),
    index('penta_analyses_account').on(table.accountId),
  ],
);
