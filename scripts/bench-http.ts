import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { UserActor } from '#server/context.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { authenticate, signIn } from '#server/features/auth/service.ts';
import { preview } from '#server/features/charts/service.ts';
import { createSessionLayer } from '#server/http/session.ts';
import { createServices } from '#server/services.ts';
import { signedCookie } from '#server/testing/signed-cookie.ts';
import { NewChart } from '#shared/contract/charts.ts';

/*
 * Reading one chart through the whole application, against Express with the same session check and
 * one select. The ratio is what counts: both run on the same database in the same process.
 */

const REQUESTS = 3_000;
const CONNECTIONS = 10;
const ROUNDS = 3;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000',
});
const services = await createServices(config);

async function makeChart(): Promise<{ chartId: string; actor: UserActor; cookie: string }> {
  const login = await signIn(services.signInCtx(), {
    issuer: 'bench',
    subject: 'bench',
    email: null,
    emailVerified: false,
    firstName: null,
    lastName: null,
    pictureUrl: null,
  });
  const actor = login && (await authenticate(services.signInCtx(), login.loginId));
  if (!actor) throw new Error('The bench could not sign in');
  const { chartId } = await preview(
    {
      actor,
      db: services.database.db,
      clock: services.clock,
      providers: services.providers,
      log: services.log,
      requestId: 'bench',
      signal: new AbortController().signal,
    },
    NewChart.parse({
      name: 'Bench',
      birthDate: '1980-05-17',
      birthTime: '10:00',
      birthPlace: 'Oslo',
    }),
  );
  const sid = randomUUID();
  await services.database.db.insert(sessions).values({
    sid,
    sess: { cookie: { originalMaxAge: null, path: '/' }, passport: { user: actor.loginId } },
    expire: new Date(Date.now() + 3_600_000),
  });
  return { chartId, actor, cookie: signedCookie('sid', sid, services.sessionSecret) };
}

function bareApp(): RequestListener {
  const app = express();
  const layer = createSessionLayer(services);
  app.get('/api/individual/charts/:id', ...layer.signedIn, async (req, res) => {
    const { rows } = await services.database.pool.query(
      'select * from individual_charts where id = $1 and user_id = $2',
      [req.params['id'], req.user?.id],
    );
    res.json(rows[0]);
  });
  return app;
}

async function requestsPerSecond(listener: RequestListener, path: string, cookie: string) {
  const server = createServer(listener);
  await new Promise<void>((settle) => server.listen(0, () => settle()));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const once = () =>
    new Promise<void>((settle, reject) => {
      const call = request({ port, path, agent, headers: { cookie } }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`answered ${reply.statusCode}`));
        reply.resume().once('end', () => settle());
      });
      call.once('error', reject).end();
    });
  await Promise.all(Array.from({ length: 200 }, once));
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let index = 0; index < REQUESTS / CONNECTIONS; index += 1) await once();
    }),
  );
  const perSecond = (REQUESTS / (performance.now() - start)) * 1000;
  agent.destroy();
  await new Promise((settle) => server.close(settle));
  return perSecond;
}

const { chartId, cookie } = await makeChart();
const path = `/api/individual/charts/${chartId}`;
const app = createApp(services);
const bare = bareApp();
const ratios: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const ours = await requestsPerSecond(app.express, path, cookie);
  const theirs = await requestsPerSecond(bare, path, cookie);
  ratios.push(ours / theirs);
  process.stdout.write(
    `GET a chart: ${ours.toFixed(0)} req/s, bare Express ${theirs.toFixed(0)} req/s, ratio ${(ours / theirs).toFixed(2)}\n`,
  );
}
const median = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
process.stdout.write(`median ratio ${median.toFixed(2)} (aim 0.70)\n`);
app.close();
await services.close();
await rm(dataDir, { recursive: true, force: true });
process.exit(0);
