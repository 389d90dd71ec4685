import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { MIGRATIONS_FOLDER } from './migrations.ts';
import type { Config } from './platform/config.ts';
import { whenAvailable } from './platform/db/availability.ts';
import { type Database, openDatabase } from './platform/db/client.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { ensureTemplate, templateName } from './platform/db/template.ts';

/** Written by the build, beside the bundled server. */
const BUILT_TEMPLATES = fileURLToPath(new URL('./templates/', import.meta.url));
/** Written by the first start from sources. */
const CACHED_TEMPLATES = fileURLToPath(
  new URL('../node_modules/.cache/human-design/', import.meta.url),
);

/** What a first start begins with; undefined when the directory exists or nothing can be prepared. */
async function templateFor(
  config: Pick<Config, 'database' | 'mode'>,
  log: Logger,
): Promise<string | undefined> {
  if (config.database.kind !== 'embedded') return undefined;
  const found = await stat(join(config.database.directory, 'postgres')).catch(() => null);
  if (found) return undefined;
  if (config.mode === 'production') {
    return join(BUILT_TEMPLATES, await templateName(MIGRATIONS_FOLDER));
  }
  // A folder that cannot be written costs a slower first start, nothing else.
  return ensureTemplate(CACHED_TEMPLATES, MIGRATIONS_FOLDER, log).catch(() => undefined);
}

interface OpeningOptions {
  /** Called when the embedded database dies while it is in use. */
  readonly onFailure?: (error: Error) => void;
  /** How long to wait for a database that isn't up yet; a minute by default. */
  readonly waitMs?: number | undefined;
}

/**
 * Opens the configured database and migrates its schema.
 * @throws DirectoryInUse, UnusableDatabase; DatabaseRefused when it can't be reached in time
 */
export async function openMigrated(
  config: Pick<Config, 'database' | 'mode'>,
  log: Logger,
  { onFailure = () => {}, waitMs }: OpeningOptions = {},
): Promise<Database> {
  const template = await templateFor(config, log);
  const database = await openDatabase(config.database, log, onFailure, template);
  try {
    const migrate = () => migrateDatabase(database, config.database, MIGRATIONS_FOLDER, { log });
    await whenAvailable(migrate, { log, ...(waitMs === undefined ? {} : { waitMs }) });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
