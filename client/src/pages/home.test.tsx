import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { markChartSeen } from '#client/features/charts/seen-chart.ts';
import {
  holds,
  isUnreachable,
  type MockHandler,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith, OTHER_CHART_ID, personWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { getChart, getLatestChart, previewChart } from '#shared/contract/charts.ts';

const noCharts = refuses(getLatestChart, 404, { code: 'chart.not_found' });
const hasChart = replies(getLatestChart, chartWith());
const opens = replies(getChart, ({ params }) => chartWith({ id: params.id, name: 'Ana' }));
const draws = replies(previewChart, { chartId: OTHER_CHART_ID });

const FIRST = 'Welcome! Get Your First Analysis';
const NEXT = 'Generate New Analysis';

const open = (path: string, ...handlers: MockHandler[]) => renderApp(path, signedIn, ...handlers);

/** As after viewing a chart in this browser session. */
const sawChart = () => markChartSeen(personWith().id);

async function fillAndSend(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Full Name'), 'Ana');
  fireEvent.change(screen.getByLabelText('Birth Date'), { target: { value: '1985-05-03' } });
  await user.type(screen.getByLabelText('Birth Place'), 'Vi');
  await user.click(screen.getByRole('button', { name: 'See My Chart' }));
}

/** The visible toast. */
async function toastOf(title: string) {
  const region = await screen.findByRole('region', { name: /^Notifications/ });
  return within(
    await within(region)
      .findByText(title)
      .then((found) => found.parentElement ?? found),
  );
}

test.each(['/', '/home'])(
  '%s redirects to the newest chart, and Back does not return there',
  async (path) => {
    const { history } = open(path, hasChart, opens);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      "Ana's Analysis Generated",
    );
    expect(history).toEqual([`/results/${CHART_ID}`]);
  },
);

test('the page states its purpose', async () => {
  open('/', noCharts);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Unlock Your Business Potential',
  );
  for (const bullet of ['10-second insights', 'Team dynamics', 'Business coaching']) {
    expect(screen.getByText(bullet)).toBeVisible();
  }
  expect(document.title).toMatch(/^Personal Chart/);
});

test('shows a placeholder while the newest chart loads', async () => {
  const held = holds(getLatestChart, chartWith());
  const { history } = open('/', held, opens);
  expect(await screen.findByText('Loading your chart')).toBeInTheDocument();
  expect(screen.queryByLabelText('Full Name')).not.toBeInTheDocument();
  held.release();
  await screen.findByRole('heading', { name: "Ana's Analysis Generated" });
  expect(history).toHaveLength(1);
});

test('without charts there is the form for the first one, without a notice', async () => {
  open('/', noCharts);
  expect(await screen.findByRole('heading', { level: 2, name: FIRST })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Birth data' })).toBeVisible();
  expect(screen.queryByText(/previous charts/)).not.toBeInTheDocument();
  expect(screen.getByText(/18 or older/)).toBeVisible();
  expect(screen.queryByText(/signing in/)).not.toBeInTheDocument();
});

test.each(['/?new=true', '/home?new=true'])(
  '%s shows the form although there is a chart',
  async (path) => {
    const { user, history } = open(path, hasChart);
    expect(await screen.findByRole('heading', { level: 2, name: NEXT })).toBeVisible();
    const notice = screen.getByText(/Your previous charts are in/);
    expect(notice).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(notice).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: NEXT }).parentElement).toHaveFocus();
    expect(history).toEqual([path]);
  },
);

test('other values of "new" have no effect', async () => {
  const { history } = open('/home?new=false', hasChart, opens);
  await screen.findByRole('heading', { name: "Ana's Analysis Generated" });
  expect(history).toEqual([`/results/${CHART_ID}`]);
});

test('shows Welcome Back instead once a chart was seen in this session', async () => {
  sawChart();
  const { user, history } = open('/', hasChart, opens);
  const card = within(await screen.findByRole('region', { name: 'Welcome Back' }));
  expect(card.getByText('Steve Jobs')).toBeVisible();
  expect(card.getByText('Generator')).toBeVisible();
  const facts = card
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Birth date', 'February 24, 1955'],
    ['Birth time', '7:15 PM'],
    ['Birth place', 'San Francisco, California, United States'],
    ['Strategy', 'Wait to respond'],
    ['Authority', 'Emotional'],
  ]);
  expect(card.getByRole('link', { name: 'Generate New Chart' })).toHaveAttribute(
    'href',
    '/home?new=true',
  );
  await user.click(card.getByRole('link', { name: 'View Your Chart' }));
  expect(await screen.findByRole('heading', { name: "Ana's Analysis Generated" })).toBeVisible();
  expect(history.at(-1)).toBe(`/results/${CHART_ID}`);
});

test('the welcome omits an unknown birth time', async () => {
  sawChart();
  open('/', replies(getLatestChart, chartWith({ birthTime: 'unknown', uncertaintyLevel: 'high' })));
  expect(await screen.findByText('Birth date')).toBeVisible();
  expect(screen.queryByText('Birth time')).not.toBeInTheDocument();
  expect(screen.queryByText('unknown')).not.toBeInTheDocument();
});

test('coming back from the chart to the start page shows Welcome Back', async () => {
  const { user } = open('/', hasChart, opens);
  await screen.findByRole('heading', { name: "Ana's Analysis Generated" });
  await user.click(screen.getByRole('link', { name: 'Personal Chart' }));
  expect(await screen.findByRole('region', { name: 'Welcome Back' })).toBeVisible();
});

test('a chart that somebody else saw in this browser session has no effect', async () => {
  markChartSeen('somebody-else');
  const { history } = open('/', hasChart, opens);
  await screen.findByRole('heading', { name: "Ana's Analysis Generated" });
  expect(history).toEqual([`/results/${CHART_ID}`]);
});

test.each([
  [
    'the words of the server',
    refuses(getLatestChart, 503, { code: 'service.unavailable', message: 'Back in a minute.' }),
    'Back in a minute.',
  ],
  ['our own words', isUnreachable(getLatestChart), /^Your charts are safe/],
])('when the newest chart fails to load, a card says so with %s', async (_, failure, words) => {
  const { api, user } = open('/', failure);
  const reload = vi.fn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to Load Chart Data');
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unable to Load Chart Data');
  expect(screen.queryByLabelText('Full Name')).not.toBeInTheDocument();

  vi.stubGlobal('location', { ...window.location, reload });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(api.calls(getLatestChart)).toHaveLength(1);
});

test('refetches the newest chart after 5 minutes, not before', async () => {
  sawChart();
  const now = vi.spyOn(Date, 'now');
  const start = Date.now();
  const { api, navigate } = open('/', hasChart);
  await screen.findByRole('region', { name: 'Welcome Back' });

  async function comeBackAfter(minutes: number) {
    now.mockReturnValue(start + minutes * 60_000);
    navigate('/nowhere');
    await screen.findByText('404 Page Not Found');
    navigate('/');
    await screen.findByRole('region', { name: 'Welcome Back' });
  }
  await comeBackAfter(4.9);
  expect(api.calls(getLatestChart)).toHaveLength(1);
  await comeBackAfter(5.1);
  await waitFor(() => expect(api.calls(getLatestChart)).toHaveLength(2));
  now.mockRestore();
});

test('generates, announces and shows a chart', async () => {
  const { user, api, history } = open('/', noCharts, draws, opens);
  await fillAndSend(user);
  expect(await screen.findByRole('heading', { level: 1, name: /Ana's Analysis/ })).toBeVisible();
  expect(history).toEqual(['/', `/results/${OTHER_CHART_ID}`]);
  const toast = await toastOf('Chart Generated!');
  expect(toast.getByText('Your Human Design chart has been created successfully.')).toBeVisible();
  // The newest chart is not on screen, so it is not refetched.
  expect(api.calls(getLatestChart)).toHaveLength(1);
});

test('the start page knows a new chart', async () => {
  const { user, api } = open('/home?new=true', hasChart, draws, opens);
  await fillAndSend(user);
  await screen.findByRole('heading', { name: "Ana's Analysis Generated" });
  api.use(replies(getLatestChart, chartWith({ id: OTHER_CHART_ID, name: 'Ana' })));
  await user.click(screen.getByRole('link', { name: 'Personal Chart' }));
  const card = within(await screen.findByRole('region', { name: 'Welcome Back' }));
  expect(card.getByText('Ana')).toBeVisible();
  expect(api.calls(getLatestChart)).toHaveLength(2);
});

test('a failure is shown as a toast and in the form, and the text stays', async () => {
  const failure = refuses(previewChart, 500, { code: 'internal', message: 'Something broke.' });
  const { user } = open('/', noCharts, failure);
  await fillAndSend(user);
  const toast = await toastOf('Error');
  expect(toast.getByText('Failed to generate chart. Please try again.')).toBeVisible();
  expect(screen.getByText('Something broke.')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ana');
});

test('without a network toast and form say the same', async () => {
  const { user } = open('/', noCharts, isUnreachable(previewChart));
  await fillAndSend(user);
  await toastOf('Error');
  expect(screen.getAllByText('Failed to generate chart. Please try again.')).toHaveLength(2);
});

test('the server’s question is not reported as a failure', async () => {
  const { user } = open(
    '/',
    noCharts,
    refuses(previewChart, 422, {
      code: 'place.zone_ambiguous',
      fields: { birthPlace: 'Two times are kept there.' },
      choices: [
        { kind: 'timeZone', timeZone: 'Asia/Shanghai' },
        { kind: 'timeZone', timeZone: 'Asia/Urumqi' },
      ],
    }),
  );
  await fillAndSend(user);
  expect(await screen.findByRole('radio', { name: 'Asia/Urumqi' })).toBeVisible();
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

test('an unknown place is shown at its field, and not reported as a failure', async () => {
  const sentence = 'We couldn’t find this place. Try the nearest larger town.';
  const { user } = open(
    '/',
    noCharts,
    refuses(previewChart, 422, { code: 'place.unknown', fields: { birthPlace: sentence } }),
  );
  await fillAndSend(user);
  const field = screen.getByRole('combobox', { name: 'Birth Place' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(`^${sentence}`)));
  expect(field).toHaveFocus();
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

test('"Generate New Chart" starts with an empty form', async () => {
  const { user } = open('/home?new=true', hasChart, draws, opens);
  await fillAndSend(user);
  await screen.findByRole('heading', { name: "Ana's Analysis Generated" });
  await user.click(screen.getByRole('link', { name: 'Personal Chart' }));
  await user.click(await screen.findByRole('link', { name: 'Generate New Chart' }));
  expect(await screen.findByLabelText('Full Name')).toHaveValue('');
});

test('going back from the chart restores the form as it was sent', async () => {
  const { user, navigate } = open('/home?new=true', hasChart, draws, opens);
  await fillAndSend(user);
  await screen.findByRole('heading', { name: "Ana's Analysis Generated" });
  navigate('/home?new=true');
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Ana');
  expect(screen.getByLabelText('Birth Place')).toHaveValue('Vi');
});
