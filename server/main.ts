import { openMigrated } from './database.ts';
import { ConfigError, processEnvironment, readConfig } from './platform/config.ts';
import { withoutStatement } from './platform/db/availability.ts';
import { createLog } from './platform/log.ts';

async function start(): Promise<void> {
  const config = readConfig(processEnvironment());
  const log = createLog(config);
  const onFailure = (error: Error) => {
    log.fatal({ err: error }, 'the embedded database failed');
    process.exit(1);
  };
  const opening = openMigrated(config, log, { onFailure });
  // Awaited by the app; until then its failure has no listener.
  opening.catch(() => undefined);
  // Loaded while the database opens in its own thread: each takes about a second.
  const { serve } = await import('./serve.ts');
  await serve(config, log, opening);
}

/** Errors whose message is written for the person who starts the app. */
const OURS = new Set(['DirectoryInUse', 'DamagedPack', 'UnusableDatabase', 'DatabaseRefused']);

start().catch((thrown: unknown) => {
  const error = withoutStatement(thrown);
  // The log may not exist yet, and a person who runs the app in a terminal reads this.
  const isOurs = error instanceof ConfigError || (error instanceof Error && OURS.has(error.name));
  process.stderr.write(
    isOurs ? `${error.message}\n` : `The server could not start: ${String(error)}\n`,
  );
  process.exit(1);
});
