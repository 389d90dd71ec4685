import { MIGRATIONS_FOLDER } from '#server/migrations.ts';
import { processEnvironment, readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { createLog } from '#server/platform/log.ts';

/* Brings the configured database's schema up to date; the server does the same at its start. */

const { database: choice, logLevel } = readConfig(processEnvironment());
const log = createLog({ logLevel });
const database = await openDatabase(choice, log, (error) => {
  throw error;
});
await migrateDatabase(database, choice.kind === 'postgres' ? choice.url : null, MIGRATIONS_FOLDER);
await database.close();
log.info('The schema is up to date');
