import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authenticate, signIn } from '#server/features/auth/service.ts';
import { create as createChart } from '#server/features/charts/service.ts';
import type { Ctx } from '#server/features/context.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { UserActor } from '#server/platform/context.ts';
import { createServices, type Overrides, type Services } from '#server/services.ts';
import { NewChart } from '#shared/contract/charts.ts';

/** The application on a temporary database, for benches. */
export interface ThrowawayApp extends AsyncDisposable {
  readonly config: Config;
  readonly services: Services;
}

/**
 * Starts the application with very high rate limits; on the embedded database unless `env` sets
 * another.
 */
export async function startThrowawayApp(
  overrides: Overrides = {},
  env: Readonly<Record<string, string>> = {},
): Promise<ThrowawayApp> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  });
  const services = await createServices(config, overrides);
  return {
    config,
    services,
    async [Symbol.asyncDispose]() {
      await services.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
}

const nobodyKnown = (): Person => ({ issuer: 'bench', subject: randomUUID(), email: null });

/** Signs a person in; without a name, a new one. */
export async function signInTo(
  services: Services,
  person: Person = nobodyKnown(),
): Promise<Ctx<UserActor>> {
  const login = await signIn(services.signInCtx(), {
    ...person,
    emailVerified: person.email !== null,
    firstName: null,
    lastName: null,
    pictureUrl: null,
  });
  const actor = login && (await authenticate(services.signInCtx(), login.loginId));
  if (!actor) throw new Error('The bench could not sign in');
  return {
    actor,
    db: services.database.db,
    clock: services.clock,
    providers: services.providers,
    log: services.log,
    requestId: 'bench',
    signal: new AbortController().signal,
  };
}

/** Generates and saves one chart for the person. */
export async function drawChart(ctx: Ctx<UserActor>): Promise<string> {
  const birth = {
    name: 'Bench',
    birthDate: '1980-05-17',
    birthTime: '10:00',
    birthPlace: 'Oslo',
  };
  return (await createChart(ctx, NewChart.parse(birth))).chartId;
}

/** Listens on a free local port. */
export async function listen(
  listener: RequestListener,
): Promise<{ readonly port: number } & AsyncDisposable> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return {
    // A server listening on a port has an address with a port.
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
