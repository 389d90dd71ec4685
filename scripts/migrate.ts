import { MIGRATIONS_FOLDER } from '#server/migrations.ts';
import { processEnvironment, readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { createLog } from '#server/platform/log.ts';

/* Migrates the configured database's schema; the server does the same at startup. */

const { database: choice, logLevel } = readConfig(processEnvironment());
const log = createLog({ logLevel });
const database = await openDatabase(choice, log, (error) => {
  throw error;
});
await migrateDatabase(database, choice.kind === 'postgres' ? choice.url : null, MIGRATIONS_FOLDER);
await database.close();
log.info('The schema is up to date');
