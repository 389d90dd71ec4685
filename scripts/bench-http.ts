import { Agent, type RequestListener, request } from 'node:http';
import express from 'express';
import { createApp } from '#server/app.ts';
import { createSessionLayer } from '#server/session.ts';
import { openSession } from '#server/testing/open-session.ts';
import { drawChart, listen, signInTo, startThrowawayApp } from './throwaway-app.ts';

/*
 * Measures reading one chart through the whole application against bare Express with the same
 * session check and one select. Only the ratio counts: both run on the same database in one
 * process.
 */

const REQUESTS = 3_000;
const CONNECTIONS = 10;
const ROUNDS = 3;

const bench = await startThrowawayApp();
const { services } = bench;

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
  await using server = await listen(listener);
  const { port } = server;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const call = request({ port, path, agent, headers: { cookie } }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`answered ${reply.statusCode}`));
        reply.resume().once('end', () => resolve());
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
  return perSecond;
}

const ctx = await signInTo(services);
const cookie = await openSession(services, ctx.actor.loginId);
const path = `/api/individual/charts/${await drawChart(ctx)}`;
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
await bench[Symbol.asyncDispose]();
process.exit(0);
