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

/** How many random payment histories are played: fewer where the same run plays them elsewhere. */
function historyCount(databaseKind: 'embedded' | 'postgres'): string {
  if (databaseKind === 'postgres') return '350';
  return testDatabaseUrl() ? '20' : '300';
}

/** Seeds of the random payment histories, split for two workers. */
export function historySeeds(databaseKind: 'embedded' | 'postgres'): {
  readonly firstHalf: number[];
  readonly secondHalf: number[];
} {
  const { BILLING_HISTORIES: count = historyCount(databaseKind), BILLING_SEED: first = '1' } =
    process.env;
  const seeds = Array.from({ length: Number(count) }, (_, index) => Number(first) + index);
  const middle = Math.ceil(seeds.length / 2);
  return { firstHalf: seeds.slice(0, middle), secondHalf: seeds.slice(middle) };
}

/** The variable that redirects Stripe requests of a server started by a test. */
export const STRIPE_ELSEWHERE = 'TEST_STRIPE_URL';

export function stripeElsewhere(): string {
  return process.env[STRIPE_ELSEWHERE] ?? '';
}
