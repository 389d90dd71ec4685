import { type APIRequestContext, request } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { startOwnApp } from '../own-app.ts';

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

/** The ids of all charts, from all pages. */
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

test('every acknowledged chart survives killing the server during writes', async () => {
  test.setTimeout(180_000);
  const api = await request.newContext();
  const app = await startOwnApp();
  const { url } = app;
  try {
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
    const isOver = app.kill();
    isKilled = true;
    await Promise.all(writers);
    await isOver;

    await app.start();
    const kept = await keptCharts(api, url);
    expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  } finally {
    await app.remove();
    await api.dispose();
  }
});
