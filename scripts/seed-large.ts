import { parseArgs } from 'node:util';
import pino from 'pino';
import { MIGRATIONS_FOLDER } from '#server/migrations.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { CHARTS, seedLargeDataset } from './large-dataset.ts';

/*
 * Fills a PostgreSQL database with a large data set: `tsx scripts/seed-large.ts postgres://…
 * [--charts] [--scale 10]`.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    charts: { type: 'boolean', default: false },
    scale: { type: 'string', default: '1' },
  },
});
const [url] = positionals;
if (url === undefined || !/^[1-9]\d?$/.test(values.scale)) {
  process.stderr.write('Usage: tsx scripts/seed-large.ts postgres://… [--charts] [--scale 1-99]\n');
  process.exitCode = 1;
} else {
  const failOnLoss = (error: Error) => {
    throw error;
  };
  const log = pino({ level: 'silent' });
  const config = { kind: 'postgres', url, poolMax: 10, namedStatements: true } as const;
  const database = await openDatabase(config, log, failOnLoss);
  await migrateDatabase(database, config, MIGRATIONS_FOLDER);
  await database.close();
  const charts = values.charts ? CHARTS : 0;
  const seconds = await seedLargeDataset(url, { scale: Number(values.scale), charts });
  if (values.charts) process.stdout.write(`The charts took ${seconds.toFixed(0)} s\n`);
}
