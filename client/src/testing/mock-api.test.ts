import { expect, test } from 'vitest';
import { call, callStream } from '#client/lib/api.ts';
import { getChart, getLatestChart, listCharts, previewChart } from '#shared/contract/charts.ts';
import { askCoach } from '#shared/contract/coach.ts';
import { autocompletePlaces } from '#shared/contract/places.ts';
import { PLAIN_ANSWER } from './coach-answer.ts';
import { holds, isUnreachable, mockApi, once, refuses, replies, streams } from './mock-api.ts';
import { CHART_ID, chartWith } from './samples.ts';

const NO_PLACES = { predictions: [] };

test('parses a reply by the route’s schema, and records the call as the server sees it', async () => {
  const extra = { predictions: [], more: 'undeclared' };
  const api = mockApi(replies(autocompletePlaces, extra));
  expect(await call(autocompletePlaces, { body: { input: ' Wien ' } })).toEqual(NO_PLACES);
  expect(api.calls(autocompletePlaces)).toEqual([{ body: { input: 'Wien' } }]);
  expect(api.calls(getLatestChart)).toEqual([]);
});

test('can compute a reply from the request', async () => {
  mockApi(replies(getChart, ({ params }) => chartWith({ id: params.id })));
  expect(await call(getChart, { params: { id: CHART_ID } })).toHaveProperty('id', CHART_ID);
});

test('prefers a static path over one with a parameter', async () => {
  mockApi(
    replies(getChart, chartWith({ name: 'One' })),
    replies(getLatestChart, chartWith({ name: 'Latest' })),
  );
  expect(await call(getLatestChart)).toHaveProperty('name', 'Latest');
});

test('a refusal has the common error shape', async () => {
  mockApi(refuses(getLatestChart, 404, { code: 'chart.not_found', message: 'None yet.' }));
  await expect(call(getLatestChart)).rejects.toMatchObject({
    status: 404,
    body: { code: 'chart.not_found', message: 'None yet.', error: 'None yet.' },
  });
});

test('a route refuses only with what it declares', () => {
  expect(() => refuses(getLatestChart, 422, { code: 'place.unknown' })).toThrow(/never answers/);
});

test('handlers can be added, used once, delayed, and unreachable', async () => {
  const held = holds(autocompletePlaces, NO_PLACES);
  const api = mockApi(held);
  const waiting = call(autocompletePlaces, { body: { input: 'Wien' } });
  held.release();
  expect(await waiting).toEqual(NO_PLACES);

  api.use(once(isUnreachable(autocompletePlaces)));
  await expect(call(autocompletePlaces, { body: { input: 'Wien' } })).rejects.toThrow(TypeError);
  expect(await call(autocompletePlaces, { body: { input: 'Wien' } })).toEqual(NO_PLACES);
});

test('an aborted call fails as in a browser', async () => {
  mockApi(holds(getLatestChart, chartWith()));
  const controller = new AbortController();
  const failure = call(getLatestChart, undefined, controller.signal);
  controller.abort();
  await expect(failure).rejects.toHaveProperty('name', 'AbortError');
});

test('a streamed reply arrives part by part', async () => {
  const answer = {
    answer: 'Wait.',
    sources: [],
    provider: 'test',
    conversationId: null,
    ...PLAIN_ANSWER,
  };
  const parts = [
    { kind: 'text' as const, text: 'Wait.', sources: [] },
    { kind: 'done' as const, answer },
  ];
  const api = mockApi(streams(askCoach, parts));
  const heard: unknown[] = [];
  const body = { question: 'How?', chartId: 'c-1' };
  await callStream(askCoach, { body }, { onEvent: (event) => heard.push(event) });
  expect(heard).toEqual(parts);
  expect(api.calls(askCoach)).toEqual([{ body }]);
});

test('a read without a handler gets the default of its contract, fixed paths first', async () => {
  const api = mockApi();
  expect(await call(listCharts, { query: {} })).toEqual([]);
  expect(await call(getLatestChart)).toHaveProperty('chartData.gates', []);
  expect(api.calls(getLatestChart)).toHaveLength(1);
});

test.fails('an unexpected write fails the test', async () => {
  mockApi();
  await call(autocompletePlaces, { body: { input: 'Wien' } }).catch(() => {});
});

test.fails('a read outside the contract fails the test', async () => {
  mockApi();
  await fetch('/api/nowhere').catch(() => {});
});

test.fails('a request that breaks the contract fails the test', async () => {
  mockApi(replies(previewChart, { chartId: 'c-1' }));
  const birth = { name: '', birthDate: 'soon', birthTime: null, birthPlace: 'Vienna' };
  await call(previewChart, { body: birth }).catch(() => {});
});

test.fails('a reply that breaks the contract fails the test', async () => {
  mockApi(replies(getLatestChart, () => ({ ...chartWith(), uncertaintyLevel: 'maybe' }) as never));
  await call(getLatestChart).catch(() => {});
});
