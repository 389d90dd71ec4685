/** A PostgreSQL server that tests may create databases on; without it they use embedded ones. */
export function testDatabaseUrl(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined;
}

/**
 * The seeds of the random histories of payments that are played, 1 to 300 unless another number or
 * first one is named, in two parts for two workers.
 */
export function historySeeds(): { readonly firstHalf: number[]; readonly secondHalf: number[] } {
  const { BILLING_HISTORIES: count = '300', BILLING_SEED: first = '1' } = process.env;
  const seeds = Array.from({ length: Number(count) }, (_, index) => Number(first) + index);
  const middle = Math.ceil(seeds.length / 2);
  return { firstHalf: seeds.slice(0, middle), secondHalf: seeds.slice(middle) };
}

/** The variable that names where requests to Stripe go in a server that a test has started. */
export const STRIPE_ELSEWHERE = 'TEST_STRIPE_URL';

export function stripeElsewhere(): string {
  return process.env[STRIPE_ELSEWHERE] ?? '';
}
