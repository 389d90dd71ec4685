import { parseArgs } from 'node:util';
import pino from 'pino';
import { MIGRATIONS_FOLDER } from '#server/migrations.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { seedLargeDataset } from './large-dataset.ts';

/*
 * Fills a PostgreSQL database with a large data set: `tsx scripts/seed-large.ts postgres://…
 * [--charts]`.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { charts: { type: 'boolean', default: false } },
});
const [url] = positionals;
if (url === undefined) {
  process.stderr.write('Name the database: tsx scripts/seed-large.ts postgres://…\n');
  process.exitCode = 1;
} else {
  const failOnLoss = (error: Error) => {
    throw error;
  };
  const log = pino({ level: 'silent' });
  const config = { kind: 'postgres', url, namedStatements: true } as const;
  const database = await openDatabase(config, log, failOnLoss);
  await migrateDatabase(database, config, MIGRATIONS_FOLDER);
  await database.close();
  await seedLargeDataset(url, values.charts);
}
