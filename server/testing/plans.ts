import type pg from 'pg';
import { type PassOn, wrapQueries } from './wrap-queries.ts';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Statements to execute without EXPLAIN, since they change how later statements are planned. */
const SETTING = /^\s*(begin|commit|set local)/i;
const READ = /^\s*\(?(select|with)/i;

function valuesOf(query: unknown, values: unknown): unknown[] {
  if (Array.isArray(values)) return values;
  const has = typeof query === 'object' && query !== null && 'values' in query;
  return has && Array.isArray(query.values) ? query.values : [];
}

/** The read statements of a piece of work, and the settings in effect for them. */
async function statementsOf(
  pool: pg.Pool,
  work: () => PromiseLike<unknown>,
): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const note = (text: string, [query, values]: readonly unknown[], passOn: PassOn) => {
    if (SETTING.test(text) || READ.test(text)) {
      statements.push({ text, values: valuesOf(query, values) });
    }
    return passOn();
  };
  await wrapQueries(pool, note, async () => void (await work()));
  return statements;
}

async function explained(
  pool: pg.Pool,
  work: () => PromiseLike<unknown>,
  options: string,
): Promise<readonly Record<string, unknown>[][]> {
  const statements = await statementsOf(pool, work);
  const plans: Record<string, unknown>[][] = [];
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) {
      if (SETTING.test(text)) await client.query(text);
      else plans.push((await client.query(`explain (${options}) ${text}`, values)).rows);
    }
  } finally {
    client.release();
  }
  return plans;
}

/** How the database executes each read of a piece of work, as text. Needs current statistics. */
export async function plansOf(
  pool: pg.Pool,
  work: () => PromiseLike<unknown>,
): Promise<readonly string[]> {
  const plans = await explained(pool, work, 'analyze, timing off');
  return plans.map((rows) => rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that the scans of a plan went through, also those they dropped. */
function rowsReadIn(node: PlanNode): number {
  const dropped =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const isTableScan = /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node['Node Type']);
  const own = isTableScan ? (node['Actual Rows'] + dropped) * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsReadIn(child), own);
}

/** How many rows of tables and indexes the reads of a piece of work go through. */
export async function rowsReadBy(pool: pg.Pool, work: () => PromiseLike<unknown>): Promise<number> {
  const plans = await explained(pool, work, 'analyze, timing off, format json');
  return plans
    .flatMap((rows) => rows.flatMap((row) => row['QUERY PLAN'] as { Plan: PlanNode }[]))
    .reduce((sum, { Plan }) => sum + rowsReadIn(Plan), 0);
}
