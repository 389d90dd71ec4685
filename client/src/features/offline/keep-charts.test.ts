import { expect, test } from 'vitest';
import { mockApi, replies } from '#client/testing/mock-api.ts';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { listCharts } from '#shared/contract/charts.ts';
import { keepCharts } from './keep-charts.ts';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('asks for the person first, then the lists, then each chart and its reading', async () => {
  mockApi(replies(listCharts, [chartWith({ id: CHART_ID })]));
  const asked: (readonly string[])[] = [];
  await keepCharts('ana', {
    isFromWorker: true,
    storage: fakeStorage,
    keep: (addresses) => asked.push(addresses),
  });
  expect(asked).toEqual([
    [
      '/api/auth/user',
      '/api/individual/charts?limit=24',
      '/api/individual/charts/count',
      '/api/individual/own-chart',
      '/api/individual/charts/latest',
      `/api/individual/charts/${CHART_ID}`,
      `/api/individual/charts/${CHART_ID}/reading`,
    ],
  ]);
});

test('does so once per tab and person', async () => {
  mockApi(replies(listCharts, []));
  const storage = fakeStorage();
  let count = 0;
  for (const person of ['ana', 'ana', 'ben']) {
    await keepCharts(person, {
      isFromWorker: true,
      storage: () => storage,
      keep: () => {
        count += 1;
      },
    });
  }
  expect(count).toBe(2);
});

test('does so again for a page that began before there was a worker', async () => {
  mockApi(replies(listCharts, []));
  const storage = fakeStorage();
  const asked: boolean[] = [];
  for (const isFromWorker of [false, false, true]) {
    await keepCharts('ana', {
      isFromWorker,
      storage: () => storage,
      keep: () => asked.push(isFromWorker),
    });
  }
  expect(asked).toEqual([false, false]);
});

test('keeps nothing ahead where the browser refuses storage', async () => {
  let count = 0;
  await keepCharts('ana', {
    isFromWorker: true,
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    keep: () => {
      count += 1;
    },
  });
  expect(count).toBe(0);
});
