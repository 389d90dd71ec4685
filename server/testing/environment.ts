/** A PostgreSQL server that tests may create databases on; without it they use embedded ones. */
export function testDatabaseUrl(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined;
}

/** On PostgreSQL others are played, and fewer: what it does otherwise, the races look at. */
const HISTORIES = {
  embedded: { count: '300', first: '1' },
  postgres: { count: '50', first: '301' },
} as const;

/**
 * The seeds of the random histories of payments that are played, unless another number or first one
 * is named, in two parts for two workers.
 */
export function historySeeds(): { readonly firstHalf: number[]; readonly secondHalf: number[] } {
  const usual = HISTORIES[testDatabaseUrl() ? 'postgres' : 'embedded'];
  const { BILLING_HISTORIES: count = usual.count, BILLING_SEED: first = usual.first } = process.env;
  const seeds = Array.from({ length: Number(count) }, (_, index) => Number(first) + index);
  const middle = Math.ceil(seeds.length / 2);
  return { firstHalf: seeds.slice(0, middle), secondHalf: seeds.slice(middle) };
}

/** The variable that names where requests to Stripe go in a server that a test has started. */
export const STRIPE_ELSEWHERE = 'TEST_STRIPE_URL';

export function stripeElsewhere(): string {
  return process.env[STRIPE_ELSEWHERE] ?? '';
}
