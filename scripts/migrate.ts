import { processEnvironment, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';

/* Brings the configured database's schema up to date; the server does the same at its start. */

const { database: choice, logLevel } = readConfig(processEnvironment());
const log = createLog({ logLevel });
const database = await openDatabase(choice, log, (error) => {
  throw error;
});
await migrateDatabase(database, choice.kind === 'postgres' ? choice.url : null);
await database.close();
log.info('The schema is up to date');
