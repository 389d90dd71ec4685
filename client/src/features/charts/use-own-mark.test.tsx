import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
import { type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { CHART_ID } from '#client/testing/samples.ts';
import { getOwnChart, setOwnChart } from '#shared/contract/own-chart.ts';
import { type OwnMark, useOwnMark } from './use-own-mark.ts';

const marks = replies(setOwnChart, ({ body }) => ({
  chartId: body.chartId ?? null,
  isQuestionDue: false,
}));

async function open(chartId: string | null, isQuestionDue: boolean, ...handlers: MockHandler[]) {
  let latest: OwnMark | undefined;
  function Probe() {
    latest = useOwnMark();
    return null;
  }
  const { api } = renderPart(
    <Probe />,
    '/',
    replies(getOwnChart, { chartId, isQuestionDue }),
    ...handlers,
  );
  const now = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  expect(now()).toMatchObject({ isKnown: false, chartId: null, isQuestionDue: false });
  await waitFor(() => expect(now().isKnown).toBe(true));
  return { now, api };
}

test('knows the person’s own chart, and whether to ask for it', async () => {
  const { now } = await open(CHART_ID, false);
  expect(now()).toMatchObject({ chartId: CHART_ID, isQuestionDue: false, isPending: false });
  const unmarked = await open(null, true);
  expect(unmarked.now()).toMatchObject({ chartId: null, isQuestionDue: true });
});

test('marks a chart, and says so', async () => {
  const { now, api } = await open(null, true, marks);
  act(() => now().markMine(CHART_ID));
  await waitFor(() => expect(now().chartId).toBe(CHART_ID));
  expect(now().isQuestionDue).toBe(false);
  expect(api.calls(setOwnChart)).toMatchObject([{ body: { chartId: CHART_ID } }]);
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Marked as your chart', tone: 'success' }),
  );
  expect(currentToast()?.description).toBeUndefined();
});

test('takes the mark away, and says so', async () => {
  const { now, api } = await open(CHART_ID, false, marks);
  act(() => now().unmark());
  await waitFor(() => expect(now().chartId).toBeNull());
  expect(api.calls(setOwnChart)).toMatchObject([{ body: { chartId: null } }]);
  await waitFor(() =>
    expect(currentToast()?.title).toBe('This chart is no longer marked as yours'),
  );
});

test('a question that is declined says where to mark a chart later', async () => {
  const { now } = await open(null, true, marks);
  act(() => now().decline());
  await waitFor(() => expect(now().isQuestionDue).toBe(false));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Got it',
      description: 'You can mark your own chart anytime in your chart history.',
    }),
  );
});

test('a failure is told, and nothing is marked', async () => {
  const gone = refuses(setOwnChart, 404, { code: 'chart.not_found', message: 'It was deleted.' });
  const { now } = await open(null, true, gone);
  act(() => now().markMine(CHART_ID));
  await waitFor(() => expect(currentToast()?.tone).toBe('destructive'));
  expect(now().chartId).toBeNull();
});
