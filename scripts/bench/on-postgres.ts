import pg from 'pg';
import { startThrowawayPostgres } from '#server/testing/throwaway-postgres.ts';
import { environment } from '../environment.ts';

async function withDatabases<T>(
  serverUrl: string,
  count: number,
  work: (urls: readonly string[]) => Promise<T>,
): Promise<T> {
  const names = Array.from({ length: count }, (_, index) => `bench_${process.pid}_${index}`);
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    for (const name of names) await admin.query(`create database ${name}`);
    return await work(
      names.map((name) => {
        const url = new URL(serverUrl);
        url.pathname = `/${name}`;
        return url.href;
      }),
    );
  } finally {
    for (const name of names) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

/**
 * Gives the work empty databases on PostgreSQL and drops them afterwards: on the server at
 * TEST_DATABASE_URL, or on a temporary one. Prints that it is skipped where there is neither.
 */
export async function onPostgres(
  count: number,
  work: (urls: readonly string[]) => Promise<void>,
): Promise<void> {
  const given = environment()['TEST_DATABASE_URL'];
  if (given) return withDatabases(given, count, work);
  using own = await startThrowawayPostgres();
  if (own) return await withDatabases(own.url, count, work);
  process.stdout.write('skipped: no TEST_DATABASE_URL, and PostgreSQL is not installed here\n');
}
