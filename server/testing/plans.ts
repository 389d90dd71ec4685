import type pg from 'pg';
import { type PassOn, wrapQueries } from './wrap-queries.ts';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

function textOf(query: unknown): Statement | null {
  if (typeof query !== 'object' || query === null || !('text' in query)) return null;
  const values = 'values' in query && Array.isArray(query.values) ? query.values : [];
  return { text: String(query.text), values };
}

/**
 * How the database executes the reads of charts that a piece of work sends, with the number of rows
 * that each step went through. Statistics must be current.
 */
export async function plansOf(
  pool: pg.Pool,
  work: () => PromiseLike<unknown>,
): Promise<readonly string[]> {
  const statements: Statement[] = [];
  await wrapQueries(
    pool,
    (text, args, passOn: PassOn) => {
      const [query, values] = args;
      if (text.includes('individual_charts')) {
        const known = textOf(query);
        statements.push({ text, values: Array.isArray(values) ? values : (known?.values ?? []) });
      }
      return passOn();
    },
    async () => void (await work()),
  );
  const plans: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await pool.query<Record<string, string>>(`explain analyze ${text}`, values);
    plans.push(rows.map((row) => Object.values(row).join(' ')).join('\n'));
  }
  return plans;
}
