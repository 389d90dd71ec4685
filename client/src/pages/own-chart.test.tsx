import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { chartWith, personWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { countCharts, getChart, getLatestChart, listCharts } from '#shared/contract/charts.ts';
import { listConversations } from '#shared/contract/conversations.ts';
import { getOwnChart, setOwnChart } from '#shared/contract/own-chart.ts';

const ANA = '5f0d3a52-6d0f-4a55-9a0c-5e0a86f2b001';
const BEN = '5f0d3a52-6d0f-4a55-9a0c-5e0a86f2b002';
const ana = chartWith({ id: ANA, name: 'Ana Ruiz' });
const ben = chartWith({ id: BEN, name: 'Ben Okafor' });

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView ??= () => {};
});

/** Ben's chart is the newest; the server stores the mark. */
function open(
  path: string,
  own: { chartId: string | null; isQuestionDue: boolean },
  ...handlers: MockHandler[]
) {
  let kept = own;
  return renderApp(
    path,
    ...handlers,
    signedIn,
    replies(getOwnChart, () => kept),
    replies(setOwnChart, ({ body }) => {
      kept = { chartId: body.chartId, isQuestionDue: false };
      return kept;
    }),
    replies(getLatestChart, ben),
    replies(getChart, ({ params }) => (params.id === ANA ? ana : ben)),
    replies(listCharts, [ben, ana]),
    replies(countCharts, { total: 2 }),
    replies(listConversations, []),
  );
}

const unmarked = { chartId: null, isQuestionDue: false };
const due = { chartId: null, isQuestionDue: true };
const anaMarked = { chartId: ANA, isQuestionDue: false };
const title = (name: string) =>
  screen.findByRole('heading', { level: 1, name: `${name}'s Analysis Generated` });
const question = () => screen.queryByRole('region', { name: 'Is this you?' });

test.each([
  ['the marked chart', anaMarked, 'Ana Ruiz'],
  ['the newest chart without a mark', unmarked, 'Ben Okafor'],
])('Personal Chart opens %s', async (_title, own, name) => {
  open('/', own);
  expect(await title(name)).toBeVisible();
});

test.each([
  ['the marked chart', anaMarked, 'Ana Ruiz'],
  ['the newest chart without a mark', unmarked, 'Ben Okafor'],
])('Welcome Back shows %s', async (_title, own, name) => {
  const person = personWith();
  sessionStorage.setItem('chart-seen-by', person.id);
  open('/', own);
  const card = within(await screen.findByRole('region', { name: 'Welcome Back' }));
  expect(card.getByText(name)).toBeVisible();
});

test('the coach addresses the owner of the chart as “you”, and anybody else by name', async () => {
  // The coach is loaded once it is near the viewport.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  const { user } = open(`/results/${ANA}`, anaMarked);
  expect(await screen.findByText(/^Welcome, Ana\. I know your chart/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More about this chart' }));
  await user.click(await screen.findByRole('button', { name: /^This isn’t me/ }));
  expect(await screen.findByText(/^Welcome\. I know Ana Ruiz’s chart/)).toBeVisible();
});

test('asks "Is this you?" when due, and a yes marks the chart', async () => {
  const { user, api } = open(`/results/${ANA}`, due);
  await title('Ana Ruiz');
  await waitFor(() => expect(question()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Yes, this is me' }));
  await waitFor(() => expect(question()).not.toBeInTheDocument());
  expect(api.calls(setOwnChart)).toEqual([{ body: { chartId: ANA } }]);
  expect(screen.getByText('You')).toBeVisible();
});

test('stores a no, and says where to mark a chart later', async () => {
  const { user, api } = open(`/results/${ANA}`, due);
  await title('Ana Ruiz');
  await user.click(await screen.findByRole('button', { name: 'No, someone else' }));
  await waitFor(() => expect(question()).not.toBeInTheDocument());
  expect(api.calls(setOwnChart)).toEqual([{ body: { chartId: null } }]);
  const region = within(await screen.findByRole('region', { name: /^Notifications/ }));
  expect(await region.findByText(/mark your own chart anytime/)).toBeVisible();
});

test('does not ask while it is not due', async () => {
  const { user } = open(`/results/${ANA}`, unmarked);
  await title('Ana Ruiz');
  await user.click(screen.getByRole('button', { name: 'More about this chart' }));
  expect(await screen.findByRole('button', { name: /^This is me/ })).toBeVisible();
  expect(question()).not.toBeInTheDocument();
});

test('asks again when the answer could not be saved', async () => {
  const down = refuses(setOwnChart, 503, { code: 'service.unavailable', message: 'Down' });
  const { user } = open(`/results/${ANA}`, due, down);
  await user.click(await screen.findByRole('button', { name: 'Yes, this is me' }));
  expect(await screen.findByText('Down')).toBeVisible();
  expect(question()).toBeVisible();
});

test('the history shows the person’s own chart, and can move the mark', async () => {
  const { user, api } = open('/charts', anaMarked);
  const card = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 2, name });
    return within(heading.closest('li') ?? document.body);
  };
  expect(await (await card('Ana Ruiz')).findByText('You')).toBeVisible();
  const other = await card('Ben Okafor');
  expect(other.queryByText('You')).not.toBeInTheDocument();
  await user.click(other.getByRole('button', { name: 'More about Ben Okafor' }));
  await user.click(await other.findByRole('button', { name: /^This is me/ }));
  await waitFor(() => expect(other.getByText('You')).toBeVisible());
  expect((await card('Ana Ruiz')).queryByText('You')).not.toBeInTheDocument();
  expect(api.calls(setOwnChart)).toEqual([{ body: { chartId: BEN } }]);
});

test('does not open somebody else’s chart when the mark fails to load', async () => {
  open('/', anaMarked, refuses(getOwnChart, 503, { code: 'service.unavailable' }));
  expect(await screen.findByText('Unable to Load Chart Data')).toBeVisible();
});
