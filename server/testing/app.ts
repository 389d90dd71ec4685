import { writeFile } from 'node:fs/promises';
import { Agent, createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Express } from 'express';
import supertest from 'supertest';
import { createApp } from '../app.ts';
import { authenticate, signIn, signOut } from '../features/auth/service.ts';
import { jobsOf } from '../jobs.ts';
import { readConfig } from '../platform/config.ts';
import type { UserActor } from '../platform/context.ts';
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts';
import { leasedTurns } from '../platform/jobs/turns.ts';
import { createLog } from '../platform/log.ts';
import { type IssuerSecrets, issuerSecrets } from '../providers/identity/embedded/secrets.ts';
import { ISSUER_PATH } from '../providers/identity/issuer-path.ts';
import { createServices, type Overrides, type Services } from '../services.ts';
import { type Browser, openBrowser } from './browser.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { openSession } from './open-session.ts';
import { sharedProviders, shareProviders } from './shared-providers.ts';
import { watchContract } from './stripe-contract.ts';

export interface TestApp extends AsyncDisposable {
  readonly url: string;
  readonly services: Services;
  readonly express: Express;
  /** The app's log lines. */
  readonly logged: readonly string[];
  /** An anonymous browser; writes send the headers that our own pages send. */
  readonly anonymous: Client;
  /** A browser with a cookie, such as one issued by another instance. */
  carrying(cookie: string): Client;
  /** A browser that keeps cookies and follows redirects, for sign-in journeys. */
  browser(): Browser;
  /** Signs a person in and returns their browser. */
  signIn(email: string): Promise<SignedIn>;
  /** Background jobs; they run only when a test runs them. */
  readonly jobs: Jobs;
  /** Advances the app's clock. */
  advance(ms: number): void;
}

export interface SignedIn extends Client {
  readonly actor: UserActor;
  readonly cookie: string;
  signOut(): Promise<void>;
}

export interface Client {
  get(path: string): supertest.Test;
  post(path: string, body?: object): supertest.Test;
  put(path: string, body: object): supertest.Test;
  patch(path: string, body: object): supertest.Test;
  delete(path: string): supertest.Test;
}

interface Reached {
  readonly url: string;
  readonly origin: string;
  /** Keeps connections alive, as browsers do. */
  readonly connections: Agent;
}

function clientOf({ url, origin, connections }: Reached, cookie: string | null): Client {
  const agent = supertest(url);
  const dress = (plain: supertest.Test) => {
    const test = plain.agent(connections);
    return cookie ? test.set('Cookie', cookie) : test;
  };
  const write = (test: supertest.Test) =>
    dress(test).set('Origin', origin).set('Sec-Fetch-Site', 'same-origin');
  return {
    get: (path) => dress(agent.get(path)),
    post: (path, body) => {
      const test = write(agent.post(path));
      return body === undefined ? test : test.send(body);
    },
    put: (path, body) => write(agent.put(path)).send(body),
    patch: (path, body) => write(agent.patch(path)).send(body),
    delete: (path) => write(agent.delete(path)),
  };
}

/** Listens on a free port first, and delegates to the app once it exists. */
async function listenAnywhere(): Promise<{
  server: Server;
  port: number;
  serve(app: RequestListener): void;
}> {
  let handler: RequestListener = (_req, res) => void res.writeHead(503).end();
  const server = createServer((req, res) => handler(req, res));
  // A connection that the server closes just as a busy test reuses it would fail its request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve(app) {
      handler = app;
    },
  };
}

interface Options extends Overrides {
  /** Another instance of the server on this one's database, with the same secrets. */
  readonly beside?: TestApp;
  readonly env?: Readonly<Record<string, string>>;
}

/** The database of a running app; closing the second app leaves it open. */
function databaseBeside({ services }: TestApp): TestDatabase {
  const { database, dataDir } = services.config;
  return { config: database, dataDir, [Symbol.asyncDispose]: async () => {} };
}

/**
 * The embedded database has one connection, shared by both apps; on PostgreSQL each has its own
 * pool.
 */
function sharedConnection(beside: TestApp | undefined): Overrides {
  const database = beside?.services.database;
  return database?.kind === 'embedded' ? { database } : {};
}

/** One provider serves all instances, like Stripe. */
function sharedPayments(beside: TestApp | undefined): Overrides['providers'] {
  const payments = beside?.services.providers.payments;
  return payments ? { payments } : {};
}

let issuerKeys: IssuerSecrets | undefined;

/** Gives every app the issuer's keys of the process's first one: generating them is slow. */
async function shareIssuerKeys(dataDir: string): Promise<void> {
  if (issuerKeys) await writeFile(join(dataDir, 'issuer.json'), JSON.stringify(issuerKeys));
  else issuerKeys = await issuerSecrets(dataDir);
}

/** The whole server on its own database, on a free port, with a clock that tests advance. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const { env, beside, ...overrides } = options;
  const database = beside ? databaseBeside(beside) : await createTestDatabase();
  const { server, port, serve } = await listenAnywhere();
  const logged: string[] = [];
  const contract = watchContract();
  let offsetMs = 0;
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: database.dataDir,
      RATE_LIMIT_FACTOR: '1000',
      REQUESTS_MAX: '10000',
      ...env,
    }),
    database: database.config,
  };
  if (!beside) await shareIssuerKeys(database.dataDir);
  const services = await createServices(config, {
    clock: () => new Date(Date.now() + offsetMs),
    log: createLog({ logLevel: 'debug' }, { write: (line) => void logged.push(line) }),
    ...sharedConnection(beside),
    ...overrides,
    sandbox: { judge: contract.judge, ...overrides.sandbox },
    providers: {
      ...sharedProviders(config, overrides.providers),
      ...sharedPayments(beside),
      ...overrides.providers,
    },
  });
  shareProviders(config, services.providers, overrides.providers);
  const app = createApp(services);
  serve(app.express);
  const jobs = createJobs(
    jobsOf(services),
    services.clock,
    services.log,
    leasedTurns(services.database.db, services.log),
  );
  const url = `http://localhost:${port}`;
  const connections = new Agent({ keepAlive: true });
  const reached = { url, origin: config.publicUrl, connections };
  return {
    url,
    services,
    express: app.express,
    logged,
    anonymous: clientOf(reached, null),
    carrying: (cookie) => clientOf(reached, cookie),
    browser: () => openBrowser(url),
    async signIn(email) {
      const login = await signIn(services.signInCtx(), {
        issuer: `${config.publicUrl}${ISSUER_PATH}`,
        subject: email,
        email,
        emailVerified: true,
        firstName: 'Test',
        lastName: 'Person',
        pictureUrl: null,
      });
      const actor = login && (await authenticate(services.signInCtx(), login.loginId));
      if (!actor) throw new Error(`${email} could not be signed in`);
      const cookie = await openSession(services, actor.loginId);
      return {
        ...clientOf(reached, cookie),
        actor,
        cookie,
        signOut: () => signOut(services.signInCtx(), actor.loginId),
      };
    },
    jobs,
    advance(ms) {
      offsetMs += ms;
    },
    async [Symbol.asyncDispose]() {
      await jobs.stop();
      connections.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      app.close();
      await services.close();
      await database[Symbol.asyncDispose]();
      contract.expectAllGood();
    },
  };
}
