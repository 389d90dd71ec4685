import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import supertest from 'supertest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { UserActor } from '../context.ts';
import { sessions } from '../db/schema/identity.ts';
import { authenticate, signIn, signOut } from '../features/auth/service.ts';
import { createServices, type Overrides, type Services } from '../services.ts';
import { createTestDatabase } from './database.ts';

export interface TestApp extends AsyncDisposable {
  readonly url: string;
  readonly services: Services;
  /** What the app has logged, line by line. */
  readonly logged: readonly string[];
  /** A browser that is not signed in; writes carry what our own pages send. */
  readonly anonymous: Client;
  /** Signs a person in and gives a browser of theirs. */
  signIn(email: string): Promise<SignedIn>;
  /** Moves the app's clock. */
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
}

function clientOf(url: string, cookie: string | null): Client {
  const agent = supertest(url);
  const dress = (test: supertest.Test) => (cookie ? test.set('Cookie', cookie) : test);
  return {
    get: (path) => dress(agent.get(path)),
    post: (path, body) => {
      const test = dress(agent.post(path)).set('Origin', url).set('Sec-Fetch-Site', 'same-origin');
      return body === undefined ? test : test.send(body);
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => settle(port));
    });
  });
}

/** What express-session would set: the id and its signature. */
function signedCookie(name: string, sid: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  return `${name}=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}

async function openSession(services: Services, loginId: string): Promise<string> {
  const sid = randomUUID();
  const expire = new Date(services.clock().getTime() + services.config.session.absoluteMs);
  await services.database.db.insert(sessions).values({
    sid,
    sess: {
      cookie: { originalMaxAge: null, httpOnly: true, path: '/', sameSite: 'lax' },
      passport: { user: loginId },
    },
    expire,
  });
  return signedCookie('sid', sid, services.sessionSecret);
}

interface Options extends Overrides {
  readonly env?: Readonly<Record<string, string>>;
}

/** The whole server on a database of its own, on a free port, with a clock that tests move. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const port = await freePort();
  const logged: string[] = [];
  let offsetMs = 0;
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: database.dataDir,
      ...options.env,
    }),
    database: database.config,
  };
  const services = await createServices(config, {
    clock: () => new Date(Date.now() + offsetMs),
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    onFailure: (error) => {
      throw error;
    },
    ...options,
  });
  const app = createApp(services);
  const server: Server = createServer(app.express);
  await new Promise<void>((settle) => server.listen(port, () => settle()));
  const url = config.publicUrl;
  return {
    url,
    services,
    logged,
    anonymous: clientOf(url, null),
    async signIn(email) {
      const login = await signIn(services.signInCtx(), {
        issuer: `${url}/issuer`,
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
        ...clientOf(url, cookie),
        actor,
        cookie,
        signOut: () => signOut(services.signInCtx(), actor.loginId),
      };
    },
    advance(ms) {
      offsetMs += ms;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
      app.close();
      await services.close();
      await database.dispose();
    },
  };
}
