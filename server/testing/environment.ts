import type { PostgresConfig } from '../platform/config-database.ts';

/** A PostgreSQL server where tests may create databases; without it they use embedded ones. */
export function testDatabaseUrl(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined;
}

/** The same server past the pooler that TEST_DATABASE_URL leads to, when there is one. */
export function testDatabaseDirectUrl(): string | undefined {
  return process.env['TEST_DATABASE_DIRECT_URL'] || undefined;
}

/** Variables that let a server started by a test use the test's database. */
export function databaseEnv({
  url,
  namedStatements,
}: Pick<PostgresConfig, 'url' | 'namedStatements'>): Record<string, string> {
  return { DATABASE_URL: url, DATABASE_NAMED_STATEMENTS: namedStatements ? 'on' : 'off' };
}

/** 1 for the size of every change, 10 for the large one. */
export function testScale(): number {
  return Number(process.env['TEST_SCALE'] || '1');
}

/** The seed of the first random payment history. */
export function firstHistory(): number {
  return Number(process.env['BILLING_SEED'] || '1');
}

/** Where a server started by a test sends its Stripe requests; `stripe-elsewhere.mjs` reads it. */
export const STRIPE_ELSEWHERE = 'TEST_STRIPE_URL';
