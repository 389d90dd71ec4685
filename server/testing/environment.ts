/** A PostgreSQL server that tests may create databases on; without it they use embedded ones. */
export function testDatabaseUrl(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined;
}
