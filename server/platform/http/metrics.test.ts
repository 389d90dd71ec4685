import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentEvents } from '#server/platform/db/schema/billing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { freePort } from '#server/testing/free-port.ts';
import { request } from '#server/testing/request.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import { listenForScrapers } from './metrics.ts';

const TOKEN = 'a-token-for-scrapers';
const EMAIL = 'metered.person@people.example';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_TOKEN: TOKEN, RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => app[Symbol.asyncDispose]());

async function scrape(authorization = `Bearer ${TOKEN}`) {
  return request(`${app.url}/metrics`, { headers: { Authorization: authorization } });
}

/** The value of a series; null where there is none. */
function seriesValue(text: string, series: string): number | null {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line ? Number(line.slice(series.length + 1)) : null;
}

test('are served to nobody by default', async () => {
  await using plain = await startTestApp({ beside: app });
  expect((await request(`${plain.url}/metrics`)).status).toBe(404);
});

test.each(['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, TOKEN])(
  'are refused to "%s"',
  async (authorization) => {
    const { status, text } = await scrape(authorization);
    expect(status).toBe(401);
    expect(text).not.toContain('http_requests');
  },
);

test('count requests by route pattern and status class, and tell nothing of a person', async () => {
  const person = await app.signIn(EMAIL);
  const missing = '6d1f1c8e-3f5b-4a58-9f5d-1f6f0f6f7a01';
  await person.get(`/api/individual/charts/${missing}`).expect(404);
  await app.anonymous.get(`/api/nothing/${missing}`).expect(404);
  const { status, headers, text } = await scrape();
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  const operation = 'operation="GET /api/individual/charts/:id"';
  expect(seriesValue(text, `http_requests_total{${operation},status="4xx"}`)).toBe(1);
  expect(seriesValue(text, `http_request_duration_seconds_count{${operation}}`)).toBe(1);
  expect(seriesValue(text, 'http_requests_total{operation="unmatched",status="4xx"}')).toBe(1);
  for (const secret of [missing, EMAIL, person.actor.id, person.actor.loginId]) {
    expect(text).not.toContain(secret);
  }
});

test('show the pool, the event loop, and how far webhooks are behind', async () => {
  const { db } = app.services.database;
  const now = app.services.clock();
  const receivedAt = new Date(now.getTime() - 90_000);
  await db.insert(paymentEvents).values({
    id: 'evt_late',
    name: 'invoice.paid',
    subject: { kind: 'other' },
    createdAt: receivedAt,
    receivedAt,
    nextTryAt: now,
  });
  const { text } = await scrape();
  expect(seriesValue(text, 'database_connections{state="waiting"}')).toBe(0);
  expect(seriesValue(text, 'database_connections{state="in_use"}')).not.toBeNull();
  expect(seriesValue(text, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
  expect(seriesValue(text, 'queue_waiting_jobs{queue="payment_events"}')).toBe(1);
  expect(seriesValue(text, 'queue_oldest_seconds{queue="payment_events"}')).toBeGreaterThanOrEqual(
    90,
  );
  expect(seriesValue(text, 'queue_waiting_jobs{queue="mail"}')).toBe(0);
  expect(seriesValue(text, 'queue_waiting_jobs{queue="payment_cancellations"}')).toBe(0);
});

test('count what limits refuse', async () => {
  const person = await app.signIn('eager@people.example');
  const answers = await Promise.all(
    Array.from({ length: 70 }, () => person.put('/api/user/preferences', { clock: '24h' })),
  );
  const refused = answers.filter(({ status }) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  const { text } = await scrape();
  expect(seriesValue(text, 'rate_limit_refusals_total{class="write"}')).toBe(refused);
});

test('stay under 2,000 series when every operation has been called with every kind of result', async () => {
  const { metrics } = app.services;
  if (!metrics) throw new Error('The app has no metrics');
  for (const { method, path } of Object.values(CONTRACT)) {
    for (const status of [200, 404, 500]) metrics.countRequest(`${method} ${path}`, status, 0.2);
  }
  const series = (await metrics.text()).split('\n').filter((line) => /^[a-z]/.test(line));
  expect(series.length).toBeLessThan(2_000);
});

test('are served on a port of their own', async () => {
  const { metrics } = app.services;
  if (!metrics) throw new Error('The app has no metrics');
  const port = await freePort();
  const server = await listenForScrapers(metrics, { port, token: undefined });
  const { status, text } = await request(`http://localhost:${port}/metrics`);
  expect(status).toBe(200);
  expect(text).toContain('database_connections');
  expect((await request(`http://localhost:${port}/`)).status).toBe(404);
  server.close();
});
