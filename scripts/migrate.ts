import { MIGRATIONS_FOLDER } from '#server/migrations.ts';
import { processEnvironment, readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { UnusableDatabase } from '#server/platform/db/schema-state.ts';
import { createLog } from '#server/platform/log.ts';

/* Migrates the configured database's schema; the server does the same at startup. */

const { database: choice, logLevel } = readConfig(processEnvironment());
const log = createLog({ logLevel });
const database = await openDatabase(choice, log, (error) => {
  throw error;
});
try {
  await migrateDatabase(database, choice, MIGRATIONS_FOLDER);
  log.info('The schema is up to date');
} catch (error) {
  if (!(error instanceof UnusableDatabase)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
