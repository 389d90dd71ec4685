import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, request } from '@playwright/test';
import { inherited } from '../environment.ts';
import { expect, test } from '../journey.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function startApp(port: number, dataDir: string): ChildProcess {
  return spawn('node', ['scripts/start.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...inherited(),
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'demo',
      PORT: String(port),
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
    },
  });
}

/** The first start makes a database: it gets the time that the runner gives its own app. */
const FIRST_START_MS = 60_000;

async function untilReady(url: string, timeout = 30_000): Promise<void> {
  await expect(async () => {
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(200);
  }).toPass({ timeout, intervals: [100] });
}

async function createChart(
  api: APIRequestContext,
  url: string,
  index: number,
): Promise<string | null> {
  const minute = String(index % 60).padStart(2, '0');
  const answer = await api
    .post(`${url}/api/individual/charts/preview`, {
      headers: { Origin: url },
      data: {
        name: `Person ${index}`,
        birthDate: '1980-05-17',
        birthTime: `10:${minute}`,
        birthPlace: 'Oslo',
        timeZone: 'Europe/Oslo',
        latitude: 59.91,
        longitude: 10.75,
      },
    })
    .catch(() => null);
  if (!answer?.ok()) return null;
  const { chartId } = (await answer.json()) as { chartId: string };
  return chartId;
}

/** The ids of all charts, page by page. */
async function keptCharts(api: APIRequestContext, url: string): Promise<ReadonlySet<string>> {
  const kept: string[] = [];
  for (;;) {
    const last = kept.at(-1);
    const reply = await api.get(`${url}/api/individual/charts`, {
      params: last === undefined ? {} : { cursor: last },
    });
    const page = (await reply.json()) as { id: string }[];
    if (page.length === 0) return new Set(kept);
    kept.push(...page.map(({ id }) => id));
  }
}

test('every chart that was answered is there after the server is killed in the middle of writing', async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  const api = await request.newContext();
  let app = startApp(port, dataDir);
  try {
    await untilReady(url, FIRST_START_MS);
    await api.get(`${url}/api/login?login_hint=writer@demo.example`);
    const answered: string[] = [];
    let isKilled = false;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let index = 0; !isKilled; index += 1) {
        const chartId = await createChart(api, url, writer * 1000 + index);
        if (chartId) answered.push(chartId);
      }
    });
    await expect.poll(() => answered.length, { timeout: 30_000 }).toBeGreaterThan(25);
    app.kill('SIGKILL');
    isKilled = true;
    await Promise.all(writers);

    app = startApp(port, dataDir);
    await untilReady(url);
    const kept = await keptCharts(api, url);
    expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  } finally {
    app.kill('SIGKILL');
    await api.dispose();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
