import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ChartFilter, ChartSort } from '#shared/contract/charts.ts';
import type { Db } from '../../platform/db/client.ts';
import { individualCharts, ownCharts } from '../../platform/db/schema/charts.ts';
import type { IndividualChartRow } from './store.ts';

/** A chart's place in an order: its sort keys as the database writes them, without rounding. */
export type ChartPosition = readonly string[];

interface SortKey {
  readonly value: SQL;
  /** For reading a position back. */
  readonly type: SQL;
}

interface SortOrder {
  /** The last one is unique, so that pages neither skip nor repeat a chart. */
  readonly keys: readonly SortKey[];
  readonly isDescending: boolean;
}

const UUID = sql.raw('uuid');
const TEXT = sql.raw('text');
const INSTANT = sql.raw('timestamptz');

const ID: SortKey = { value: sql`${individualCharts.id}`, type: UUID };
const NAME: SortKey = { value: sql`${individualCharts.foldedName}`, type: TEXT };
const TYPE: SortKey = { value: sql`${individualCharts.chartData}->>'type'`, type: TEXT };

const ORDERS: Readonly<Record<ChartSort, SortOrder>> = {
  newest: {
    keys: [{ value: sql`${individualCharts.createdAt}`, type: INSTANT }, ID],
    isDescending: true,
  },
  name: { keys: [NAME, ID], isDescending: false },
  type: { keys: [TYPE, NAME, ID], isDescending: false },
  birth: {
    keys: [{ value: sql`${individualCharts.birthUtc}`, type: INSTANT }, ID],
    isDescending: false,
  },
};

/** @returns undefined when the person has no such chart */
export async function findPosition(
  db: Db,
  userId: string,
  id: string,
  sort: ChartSort,
): Promise<ChartPosition | undefined> {
  const texts = ORDERS[sort].keys.map(({ value }) => sql`(${value})::text`);
  const [row] = await db
    .select({ keys: sql<string[]>`jsonb_build_array(${sql.join(texts, sql`, `)})` })
    .from(individualCharts)
    .where(and(eq(individualCharts.id, id), eq(individualCharts.userId, userId)));
  return row?.keys;
}

function isAfter(position: ChartPosition, { keys, isDescending }: SortOrder): SQL {
  const values = sql.join(
    keys.map(({ value }) => value),
    sql`, `,
  );
  const bounds = sql.join(
    keys.map(({ type }, index) => sql`${position[index]}::text::${type}`),
    sql`, `,
  );
  return isDescending ? sql`(${values}) < (${bounds})` : sql`(${values}) > (${bounds})`;
}

/** Matches part of a name, ignoring case and Unicode composition; no wildcards. */
function named(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  return sql`strpos(${individualCharts.foldedName}, normalize(lower(${search}::text))) > 0`;
}

function shownBy(filter: ChartFilter | undefined, userId: string): SQL | undefined {
  switch (filter) {
    case undefined:
      return undefined;
    case 'own':
      return sql`${individualCharts.id} = (select ${ownCharts.chartId} from ${ownCharts} where ${ownCharts.userId} = ${userId})`;
    case 'approximate':
      return eq(individualCharts.uncertaintyLevel, 'high');
    default:
      return sql`${individualCharts.chartData}->>'type' = ${filter}`;
  }
}

interface ChartsFound {
  readonly search?: string | undefined;
  readonly show?: ChartFilter | undefined;
}

const found = (userId: string, { search, show }: ChartsFound) =>
  and(eq(individualCharts.userId, userId), named(search), shownBy(show, userId));

export interface ChartPage extends ChartsFound {
  readonly limit: number;
  readonly sort: ChartSort;
  /** The last chart of the previous page; null for the first page. */
  readonly after: ChartPosition | null;
}

/** The columns that lists show. */
const LISTED = {
  id: individualCharts.id,
  name: individualCharts.name,
  birthDate: individualCharts.birthDate,
  calendar: individualCharts.calendar,
  birthTime: individualCharts.birthTime,
  birthPlace: individualCharts.birthPlace,
  resolvedPlace: individualCharts.resolvedPlace,
  timeZone: individualCharts.timeZone,
  utcOffsetSeconds: individualCharts.utcOffsetSeconds,
  birthUtc: individualCharts.birthUtc,
  uncertaintyLevel: individualCharts.uncertaintyLevel,
  toleranceMinutes: individualCharts.toleranceMinutes,
  offsetRule: individualCharts.offsetRule,
  longitude: individualCharts.longitude,
  chartData: individualCharts.chartData,
  createdAt: individualCharts.createdAt,
};
export type ListedChartRow = Pick<IndividualChartRow, keyof typeof LISTED>;

export async function listChartRows(
  db: Db,
  userId: string,
  { limit, sort, after, ...which }: ChartPage,
): Promise<ListedChartRow[]> {
  const order = ORDERS[sort];
  const ordered = order.keys.map(({ value }) => (order.isDescending ? desc(value) : asc(value)));
  // By default found in the index alone; only the page's own rows are read.
  const page = db
    .select({ id: individualCharts.id })
    .from(individualCharts)
    .where(and(found(userId, which), after ? isAfter(after, order) : undefined))
    .orderBy(...ordered)
    .limit(limit)
    .as('page');
  return db
    .select(LISTED)
    .from(page)
    .innerJoin(individualCharts, eq(individualCharts.id, page.id))
    .orderBy(...ordered);
}

export async function countChartRows(db: Db, userId: string, which: ChartsFound): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(individualCharts)
    .where(found(userId, which));
  return row?.total ?? 0;
}
