import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { prepareSearch } from './features/knowledge/service.ts';
import { onFirstVisit } from './first-visit.ts';
import { jobsOf } from './jobs.ts';
import { learnAside } from './learn-aside.ts';
import { pageHeadOf } from './page-heads.ts';
import type { Config } from './platform/config.ts';
import { whenAvailable } from './platform/db/availability.ts';
import type { Database } from './platform/db/client.ts';
import { closeGracefully } from './platform/http/draining.ts';
import { createListener } from './platform/http/listener.ts';
import { listenForScrapers } from './platform/http/metrics.ts';
import { answerPageError } from './platform/http/page-errors.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { leasedTurns } from './platform/jobs/turns.ts';
import { seedDemo } from './seed.ts';
import { createServices, type Services } from './services.ts';
import { loadForVisitors, openConnections } from './warm-up.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));
const FIRST_VIEWS_FILE = fileURLToPath(new URL('./first-views.json', import.meta.url));
const TEXTS_FOLDER = fileURLToPath(new URL('./texts', import.meta.url));
/** The whole stop after draining, whatever hangs. */
const STOP_MS = 6_500;

async function clientOf(
  services: Services,
  server: Server,
  sessionCookie: string,
): Promise<{ router: import('express').Router; close(): Promise<void> }> {
  const headOf = (path: string) => pageHeadOf(services.library, path);
  if (services.config.mode !== 'production') {
    const { devClient } = await import('./platform/http/dev-client.ts');
    return devClient(server, services.config.publicUrl, headOf);
  }
  const { clientFiles } = await import('./platform/http/client-files.ts');
  const router = clientFiles({
    root: CLIENT_FOLDER,
    publicUrl: services.config.publicUrl,
    firstViewsFile: FIRST_VIEWS_FILE,
    sessionCookie,
    isOfflineOn: services.config.isOfflineOn,
    textsFolder: TEXTS_FOLDER,
    headOf,
  });
  return { router, close: async () => {} };
}

function announce(services: Services): void {
  const { config, log, providers } = services;
  log.info(
    {
      address: config.publicUrl,
      database: config.database.kind,
      identity: providers.identity.kind,
      payments: providers.payments.kind,
      mail: providers.mail.kind,
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
  if (services.outbox) log.info('No e-mail is sent: messages are kept and shown at /outbox');
  if (services.sandbox) {
    log.info('The payments sandbox takes test cards such as 4242 4242 4242 4242; no money moves');
  }
}

/** True where other instances answer until this one is ready. */
function isOneOfMany({ mode, database }: Config): boolean {
  return mode === 'production' && database.kind === 'postgres';
}

/** The listener for scrapers; null where they have no port of their own. */
async function openMetrics({ metrics, config }: Services): Promise<Server | null> {
  const { port, token } = config.metrics;
  return metrics && port !== undefined ? listenForScrapers(metrics, { port, token }) : null;
}

/**
 * Runs the app until the process is asked to stop.
 * @param opening the migrated database, which may still be on its way
 */
export async function serve(
  config: Config,
  log: Logger,
  opening: Promise<Database>,
): Promise<void> {
  const database = await opening;
  const services = await createServices(config, { log, database });
  // Several instances may start together: one seeds, the others wait for it.
  if (config.identity.kind === 'embedded') await whenAvailable(() => seedDemo(services), { log });
  const app = createApp(services);
  const server = createListener(app.express, config.keepAliveMs);
  const client = await clientOf(services, server, app.sessionCookie);
  app.express.use(client.router);
  app.express.use(answerPageError(log));
  const stopping = new AbortController();
  let searchReady: Promise<void> | undefined;
  const searchOnce = () => {
    searchReady ??= prepareSearch({
      db: services.database.db,
      providers: services.providers,
      log,
      stopping: stopping.signal,
    });
    return searchReady;
  };
  // Another model's vectors are stored for all instances, and take their time.
  if (!services.providers.embeddings.isLocal) searchOnce();
  // A load balancer sends it its share from the first moment on.
  if (isOneOfMany(config)) await openConnections(services);
  const learn = () => learnAside(stopping.signal);
  onFirstVisit(server, () =>
    loadForVisitors(services.providers, { learn, prepareSearch: searchOnce }),
  );

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, () => resolve());
  });
  const scrapers = await openMetrics(services);
  const jobs = createJobs(
    jobsOf(services),
    services.clock,
    log,
    leasedTurns(services.database.db, log),
  );
  jobs.start();

  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info('stopping');
    setTimeout(() => {
      log.warn('stopped before everything was closed');
      process.exit(0);
    }, config.drainMs + STOP_MS);
    const jobsDone = jobs.stop();
    await Promise.all([closeGracefully(server, app.draining, config), client.close()]);
    await Promise.all([jobsDone, searchReady]);
    scrapers?.close();
    scrapers?.closeAllConnections();
    app.close();
    await services.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  announce(services);
}
