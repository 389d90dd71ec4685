/** A PostgreSQL server that tests may create databases on; without it they use embedded ones. */
export function testDatabaseUrl(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined;
}

/** How many random histories of payments are played, and from which seed on. */
export function paymentHistories(): { readonly count: number; readonly firstSeed: number } {
  const { BILLING_HISTORIES: count = '12', BILLING_SEED: firstSeed = '1' } = process.env;
  return { count: Number(count), firstSeed: Number(firstSeed) };
}
