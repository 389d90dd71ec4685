/** A PostgreSQL server that tests may create databases on; without it they use embedded ones. */
export function testDatabaseUrl(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined;
}

/** How many random histories of payments are played, and from which seed on. */
export function paymentHistories(): { readonly count: number; readonly firstSeed: number } {
  const { BILLING_HISTORIES: count = '300', BILLING_SEED: firstSeed = '1' } = process.env;
  return { count: Number(count), firstSeed: Number(firstSeed) };
}

/** The variable that names where requests to Stripe go in a server that a test has started. */
export const STRIPE_ELSEWHERE = 'TEST_STRIPE_URL';

export function stripeElsewhere(): string {
  return process.env[STRIPE_ELSEWHERE] ?? '';
}
