import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type ChartData, OFFSET_RULES, type QuickInsights } from '#shared/contract/charts.ts';
import type { ChartRevision } from '#shared/contract/corrections.ts';
import type { ManualLine } from '#shared/contract/manual.ts';
import { FEEDBACK_ANSWERS } from '#shared/contract/reading.ts';
import { SHARE_LEVELS } from '#shared/contract/sharing.ts';
import { BIRTH_CALENDARS } from '#shared/domain/birth.ts';
import { teamAccounts, teams } from './accounts.ts';
import { createdAt, id, instant, newest } from './columns.ts';
import { users } from './identity.ts';

/** A birth as stated and as resolved. */
const birthColumns = () => ({
  name: varchar('name', { length: 255 }),
  /** YYYY-MM-DD, as written in its calendar. */
  birthDate: varchar('birth_date', { length: 50 }),
  calendar: varchar('calendar', { length: 10, enum: BIRTH_CALENDARS })
    .notNull()
    .default('gregorian'),
  /** HH:MM or "unknown". */
  birthTime: varchar('birth_time', { length: 20 }),
  birthPlace: varchar('birth_place', { length: 255 }),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  uncertaintyLevel: varchar('uncertainty_level', { length: 10, enum: ['low', 'high'] })
    .notNull()
    .default('low'),
});

/** The same of a chart that has no other row to take it from. */
function ownBirthColumns() {
  const { name, birthDate, birthTime, birthPlace, ...others } = birthColumns();
  return {
    ...others,
    name: name.notNull(),
    birthDate: birthDate.notNull(),
    birthTime: birthTime.notNull(),
    birthPlace: birthPlace.notNull(),
  };
}

const chartType = () =>
  varchar('chart_type', { length: 20, enum: ['individual', 'team'] })
    .notNull()
    .default('individual');

export const individualCharts = pgTable(
  'individual_charts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...ownBirthColumns(),
    /** The name for searches, in one case and composition; long enough for any name of 255. */
    foldedName: varchar('folded_name')
      .notNull()
      .generatedAlwaysAs(sql`left(normalize(lower(name)), 600)`),
    toleranceMinutes: integer('tolerance_minutes'),
    /** The resolved place; null when only a zone or an offset was stated. */
    resolvedPlace: varchar('resolved_place', { length: 400 }),
    timeZone: varchar('time_zone', { length: 64 }),
    utcOffsetSeconds: integer('utc_offset_seconds').notNull(),
    offsetRule: varchar('offset_rule', { length: 20, enum: OFFSET_RULES }).notNull(),
    /** The zone's abbreviation at that instant: "CET", "LMT"; null for a stated offset. */
    abbreviation: varchar('abbreviation', { length: 20 }),
    fold: smallint('fold').$type<0 | 1>(),
    birthUtc: instant('birth_utc').notNull(),
    designUtc: instant('design_utc').notNull(),
    engineVersion: varchar('engine_version', { length: 50 }).notNull(),
    tzVersion: varchar('tz_version', { length: 20 }).notNull(),
    ephemeris: varchar('ephemeris', { length: 100 }).notNull(),
    chartData: jsonb('chart_data').$type<ChartData>().notNull(),
    /** Only of older charts; it follows from the chart, so that it is no longer stored. */
    quickInsights: jsonb('quick_insights').$type<QuickInsights>(),
    createdAt: createdAt(),
    /** When the birth data were last corrected. */
    correctedAt: instant('corrected_at'),
  },
  (table) => [
    // Serves the pages of a person's charts, and a search by name without reading their rows.
    index('individual_charts_newest').on(
      table.userId,
      newest(table.createdAt),
      newest(table.id),
      table.foldedName,
    ),
  ],
);

/**
 * One row for each chart ever generated, for people and for teams. A person's own chart has no
 * account, so that deleting an account deletes its teams' birth data and nobody's own charts. Its
 * birth and chart are stored in `individual_charts` only; `generatedCharts` has them for both kinds.
 */
export const chartGenerations = pgTable(
  'chart_generations',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => teamAccounts.id, { onDelete: 'cascade' }),
    /** Set for a team's chart: deleted with the team. */
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    individualChartId: uuid('individual_chart_id').references(() => individualCharts.id, {
      onDelete: 'cascade',
    }),
    ...birthColumns(),
    chartData: jsonb('chart_data').$type<ChartData>(),
    quickInsights: jsonb('quick_insights').$type<QuickInsights>(),
    chartType: chartType(),
    createdAt: createdAt(),
  },
  (table) => [
    index('chart_generations_user').on(table.userId, newest(table.createdAt)),
    index('chart_generations_account').on(table.accountId, newest(table.createdAt)),
    index('chart_generations_team').on(table.teamId, newest(table.createdAt)),
    uniqueIndex('chart_generations_individual_chart').on(table.individualChartId),
    check(
      'chart_generations_has_chart',
      sql`individual_chart_id is not null or (name is not null and birth_date is not null
        and birth_time is not null and birth_place is not null and chart_data is not null)`,
    ),
  ],
);

/** A column of the person's chart, or else of the generation record. */
const either = (column: string) => sql.raw(`coalesce(c.${column}, g.${column}) as ${column}`);

/**
 * Every chart generated, with its birth and chart wherever they are stored. Never null by
 * `chart_generations_has_chart`.
 */
export const generatedCharts = pgView('generated_charts', {
  id: uuid('id').notNull(),
  userId: uuid('user_id'),
  accountId: uuid('account_id'),
  teamId: uuid('team_id'),
  individualChartId: uuid('individual_chart_id'),
  ...ownBirthColumns(),
  chartData: jsonb('chart_data').$type<ChartData>().notNull(),
  quickInsights: jsonb('quick_insights').$type<QuickInsights>(),
  chartType: chartType(),
  createdAt: createdAt(),
}).as(sql`
  select g.id, g.user_id, g.account_id, g.team_id, g.individual_chart_id, ${either('name')},
    ${either('birth_date')}, ${either('calendar')}, ${either('birth_time')},
    ${either('birth_place')}, ${either('latitude')}, ${either('longitude')},
    ${either('uncertainty_level')}, ${either('chart_data')}, ${either('quick_insights')},
    g.chart_type, g.created_at
  from chart_generations g left join individual_charts c on c.id = g.individual_chart_id`);

/**
 * Which chart is the person's own: one answer each. A row without a chart means "none of them", and
 * that the person is not asked again; deleting the chart deletes the answer.
 */
export const ownCharts = pgTable(
  'own_charts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    chartId: uuid('chart_id').references(() => individualCharts.id, { onDelete: 'cascade' }),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [index('own_charts_chart').on(table.chartId)],
);

/** A correction of a chart, and what changed in the chart. Deleted with the chart. */
export const chartRevisions = pgTable(
  'chart_revisions',
  {
    chartId: uuid('chart_id')
      .notNull()
      .references(() => individualCharts.id, { onDelete: 'cascade' }),
    /** 1 for the chart's first correction. */
    number: integer('number').notNull(),
    changes: jsonb('changes').$type<ChartRevision['changes']>().notNull(),
    consequences: jsonb('consequences').$type<ChartRevision['consequences']>().notNull(),
    correctedAt: instant('corrected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chartId, table.number] })],
);

/**
 * What the chart's owner says of a paragraph of its reading: theirs alone, so nothing but the reading
 * and their own coach reads it. Deleted with the chart.
 */
export const readingFeedback = pgTable(
  'reading_feedback',
  {
    chartId: uuid('chart_id')
      .notNull()
      .references(() => individualCharts.id, { onDelete: 'cascade' }),
    /** The fact the paragraph is about: "decide:authority:Emotional". */
    paragraphId: varchar('paragraph_id', { length: 80 }).notNull(),
    answer: varchar('answer', { length: 10, enum: FEEDBACK_ANSWERS }).notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chartId, table.paragraphId] })],
);

/** "How to work with me" as the chart's owner has edited it. Deleted with the chart. */
export const chartManuals = pgTable('chart_manuals', {
  chartId: uuid('chart_id')
    .primaryKey()
    .references(() => individualCharts.id, { onDelete: 'cascade' }),
  lines: jsonb('lines').$type<ManualLine[]>().notNull(),
  editedAt: instant('edited_at').notNull(),
});

/**
 * A link by which others see some of a chart. The token itself is shown once and stored nowhere. A
 * revoked link has no row; an expired one's is deleted by a job; all are deleted with the chart.
 */
export const chartShares = pgTable(
  'chart_shares',
  {
    id: id(),
    chartId: uuid('chart_id')
      .notNull()
      .references(() => individualCharts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    level: varchar('level', { length: 10, enum: SHARE_LEVELS }).notNull(),
    showsName: boolean('shows_name').notNull(),
    /** When the sender said that the chart's person agreed; null for the sender's own chart. */
    agreedAt: instant('agreed_at'),
    views: integer('views').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('chart_shares_token').on(table.tokenHash),
    index('chart_shares_chart').on(table.chartId, newest(table.createdAt)),
    index('chart_shares_expiry').on(table.expiresAt),
  ],
);
