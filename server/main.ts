import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { DamagedPack } from './ephemeris.ts';
import { prepareSearch } from './features/knowledge/service.ts';
import { jobsOf } from './jobs.ts';
import { ConfigError, processEnvironment, readConfig } from './platform/config.ts';
import { UnusableDatabase } from './platform/db/schema-state.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log.ts';
import { seedDemo } from './seed.ts';
import { createServices, type Services } from './services.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));
const STREAMS_END_MS = 10_000;

async function clientOf(
  services: Services,
  server: ReturnType<typeof createServer>,
): Promise<{ router: import('express').Router; close(): Promise<void> }> {
  if (services.config.mode !== 'production') {
    const { devClient } = await import('./platform/http/dev-client.ts');
    return devClient(server, services.config.publicUrl);
  }
  const { clientFiles } = await import('./platform/http/client-files.ts');
  return { router: clientFiles(CLIENT_FOLDER, services.config.publicUrl), close: async () => {} };
}

function announce(services: Services): void {
  const { config, log, providers } = services;
  log.info(
    {
      address: config.publicUrl,
      database: config.database.kind,
      identity: providers.identity.kind,
      payments: providers.payments.kind,
      places: providers.places.kind,
      ephemeris: providers.ephemeris.name,
      chat: `${providers.chat.name} (${providers.chat.model})`,
      embeddings: providers.embeddings.model,
    },
    'listening',
  );
  if (config.database.kind === 'embedded') {
    log.info('The embedded database is for development and small demonstrations');
  }
  if (services.sandbox) {
    log.info('The payments sandbox takes test cards such as 4242 4242 4242 4242; no money moves');
  }
}

async function start(): Promise<void> {
  const config = readConfig(processEnvironment());
  const log = createLog(config);
  const services = await createServices(config, {
    log,
    onFailure: (error) => {
      log.fatal({ err: error }, 'the embedded database failed');
      process.exit(1);
    },
  });
  if (config.identity.kind === 'embedded') await seedDemo(services);
  const app = createApp(services);
  // A proxy that reuses a connection at the moment the server closes it would answer 502.
  const server = createServer({ keepAliveTimeout: config.keepAliveMs }, app.express);
  const client = await clientOf(services, server);
  app.express.use(client.router);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, () => resolve());
  });
  const jobs = createJobs(jobsOf(services), services.clock, log);
  jobs.start();

  const stopping = new AbortController();
  const searchReady = prepareSearch({
    db: services.database.db,
    providers: services.providers,
    log,
    stopping: stopping.signal,
  });
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    app.drain();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const deadline = setTimeout(() => server.closeAllConnections(), STREAMS_END_MS);
    await client.close();
    await closed;
    clearTimeout(deadline);
    await Promise.all([jobs.stop(), searchReady]);
    app.close();
    await services.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  announce(services);
  services.providers.places.warm().catch(() => undefined);
}

start().catch((error: unknown) => {
  // The log may not exist yet, and a person who runs the app in a terminal reads this.
  const isOurs =
    error instanceof ConfigError ||
    error instanceof DamagedPack ||
    error instanceof UnusableDatabase ||
    (error instanceof Error && error.name === 'DirectoryInUse');
  process.stderr.write(
    isOurs ? `${error.message}\n` : `The server could not start: ${String(error)}\n`,
  );
  process.exit(1);
});
