import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holds, type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { CHART_ID, chartWith, OTHER_CHART_ID } from '#client/testing/samples.ts';
import { getChart, getLatestChart } from '#shared/contract/charts.ts';
import { getOwnChart } from '#shared/contract/own-chart.ts';
import { type PersonalChart, usePersonalChart } from './use-personal-chart.ts';

const newest = chartWith({ id: CHART_ID, name: 'Newest' });
const marked = chartWith({ id: OTHER_CHART_ID, name: 'Marked' });
const isMarked = replies(getOwnChart, { chartId: OTHER_CHART_ID, isQuestionDue: false });

function open(...handlers: MockHandler[]) {
  let latest: PersonalChart | undefined;
  function Probe() {
    latest = usePersonalChart();
    return null;
  }
  renderPart(
    <Probe />,
    '/',
    ...handlers,
    replies(getOwnChart, { chartId: null, isQuestionDue: false }),
    replies(getLatestChart, newest),
    replies(getChart, marked),
  );
  const now = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  const known = async () => {
    await waitFor(() => expect(now().isPending).toBe(false));
    return now();
  };
  return { now, known };
}

test('is the marked one', async () => {
  expect(await open(isMarked).known()).toMatchObject({ chart: { name: 'Marked' }, error: null });
});

test('is the newest one without a mark', async () => {
  expect(await open().known()).toMatchObject({ chart: { name: 'Newest' }, error: null });
});

test('is the newest one when the marked one is gone', async () => {
  const { now } = open(isMarked, refuses(getChart, 404, { code: 'chart.not_found' }));
  await waitFor(() => expect(now().chart).toMatchObject({ name: 'Newest' }));
});

test('is none without charts', async () => {
  expect(
    (await open(refuses(getLatestChart, 404, { code: 'chart.not_found' })).known()).chart,
  ).toBeNull();
});

test('is not known before the mark is', async () => {
  const slow = holds(getOwnChart, { chartId: OTHER_CHART_ID, isQuestionDue: false });
  const { now } = open(slow);
  expect(now()).toMatchObject({ isPending: true });
  expect(now().chart).toBeUndefined();
  slow.release();
  await waitFor(() => expect(now().chart).toMatchObject({ name: 'Marked' }));
});

test.each([
  ['the mark', refuses(getOwnChart, 503, { code: 'service.unavailable' })],
  ['the newest chart', refuses(getLatestChart, 503, { code: 'service.unavailable' })],
])('is not known when %s cannot be read', async (_, handler) => {
  const { now } = open(handler);
  await waitFor(() => expect(now().error).not.toBeNull());
  expect(now().chart).toBeUndefined();
});
