import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { markChartSeen } from '#client/features/charts/seen-chart.ts';
import { busyBrowser } from '#client/testing/busy-browser.ts';
import { PLAIN_ANSWER } from '#client/testing/coach-answer.ts';
import {
  holds,
  isUnreachable,
  type MockHandler,
  once,
  refuses,
  replies,
  streams,
} from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith, OTHER_CHART_ID, personWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { getCertainty } from '#shared/contract/certainty.ts';
import { getChart, getLatestChart, previewChart } from '#shared/contract/charts.ts';
import { askCoach, type Source } from '#shared/contract/coach.ts';
import '#client/features/bodygraph/detail-layer.tsx';

const accountAdmin = replies(
  getCurrentUser,
  personWith({ teams: [{ role: 'account_admin', teamAccount: { id: 'a-1', name: 'Acme' } }] }),
);
const isGone = refuses(getChart, 404, { code: 'chart.not_found' });
const noCharts = refuses(getLatestChart, 404, { code: 'chart.not_found' });
const certaintyIsDown = refuses(getCertainty, 503, { code: 'service.unavailable' });
const opens = (...made: Parameters<typeof chartWith>) => replies(getChart, chartWith(...made));

const PATH = `/results/${CHART_ID}`;
const open = (...handlers: MockHandler[]) => renderApp(PATH, signedIn, ...handlers);
/**
 * The whole page is there: its facts are loaded after the first screen. By text, since roles in so
 * much of a page take seconds, and would be looked for again with each part that comes.
 */
async function title() {
  await screen.findByText('What the chart says');
  return screen.getByRole('heading', { level: 1, name: /Analysis Generated$/ });
}

test('the heading has the person’s name and birth', async () => {
  const { api } = open(opens());
  expect(await title()).toHaveTextContent(/^Steve Jobs's Analysis Generated$/);
  expect(screen.getByText('February 24, 1955, 7:15 PM')).toBeVisible();
  expect(screen.getByTitle('San Francisco, California, United States')).toHaveTextContent(
    /^San Francisco, California, United States$/,
  );
  expect(screen.getByText(', United States')).toHaveClass('sr-only');
  expect(screen.getByText('UTC−8')).toHaveTextContent('UTC−8 at birth in America/Los Angeles');
  expect(document.title).toMatch(/^Steve Jobs's Analysis Generated/);
  expect(api.calls(getChart)).toEqual([{ params: { id: CHART_ID } }]);
});

test('what stands below the first screen comes part by part, as the browser has time', async () => {
  const beIdle = busyBrowser();
  open(opens());
  await screen.findByRole('heading', { level: 1, name: /Analysis Generated$/ });
  await screen.findByRole('group', { name: /^Bodygraph of/ });
  const parts = () =>
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(parts()).toEqual(['You’re a Generator.', 'Bodygraph']);
  expect(screen.getAllByRole('button', { name: 'Coach' }).length).toBeGreaterThan(0);
  beIdle();
  await screen.findByRole('heading', { name: 'Your Business Insight' });
  expect(parts()).not.toContain('What the chart says');
  beIdle();
  beIdle();
  await screen.findByRole('heading', { name: 'What the chart says' });
  expect(parts()).not.toContain('Ask your coach');
  beIdle();
  await screen.findByRole('heading', { name: 'Ask your coach' });
});

test('the menu leads to "How to work with me" and downloads the report', async () => {
  const { user } = open(opens());
  await title();
  await user.click(screen.getByRole('button', { name: 'More about this chart' }));
  expect(await screen.findByRole('link', { name: 'How to work with me' })).toHaveAttribute(
    'href',
    `${PATH}/manual`,
  );
  const link = screen.getByRole('link', { name: 'Download the report' });
  expect(link).toHaveAttribute('href', `/api/individual/charts/${CHART_ID}/report`);
  expect(link).toHaveAttribute('download');
});

test('an abbreviated place is shown as resolved', async () => {
  const resolvedPlace = 'Newcastle, New South Wales, Australia';
  open(opens({ birthPlace: 'Newcastle', resolvedPlace }));
  await title();
  expect(screen.getByTitle(resolvedPlace)).toHaveTextContent(resolvedPlace);
});

test('an unknown time is shown as unknown, and a place without a zone has only its offset', async () => {
  open(opens({ birthTime: 'unknown', timeZone: null, utcOffsetSeconds: 19800 }));
  await title();
  expect(screen.getByText('February 24, 1955, time unknown')).toBeVisible();
  expect(screen.getByText('UTC+5:30')).toHaveTextContent(/^UTC\+5:30 at birth$/);
});

test('a time that is known to some minutes is shown with them', async () => {
  open(opens({ birthTime: '19:15', birthTimeToleranceMinutes: 90 }));
  await title();
  expect(screen.getByText('February 24, 1955, 7:15 PM ± 90 min')).toBeVisible();
});

test.each([
  ['high', 1],
  ['low', 0],
] as const)(
  'with uncertainty %s there are %i badges "Approximate Results"',
  async (uncertaintyLevel, count) => {
    open(opens({ uncertaintyLevel }), certaintyIsDown);
    await title();
    expect(screen.queryAllByText('Approximate Results')).toHaveLength(count);
  },
);

test('shows the cards in order, each with its term', async () => {
  open(opens());
  await title();
  const facts = within(await screen.findByRole('region', { name: 'What the chart says' }));
  const cards = facts
    .getAllByRole('heading', { level: 3 })
    .map((heading) => [
      heading.textContent,
      heading.closest('section')?.querySelector('p')?.textContent,
    ]);
  expect(cards).toEqual([
    ['Type', 'Generator'],
    ['Strategy', 'Wait to respond'],
    ['Authority', 'Emotional'],
    ['Profile', '6/3 Role Model/Martyr'],
    ['Definition', 'Split'],
    ['Defined Centers', 'Ajna, Throat, Solar Plexus, Sacral, Root'],
    ['Incarnation Cross', 'Left Angle Cross of Spirit 1'],
  ]);
  // The last part to have its turn.
  await screen.findByText('Ask your coach');
  const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(parts).toEqual([
    'You’re a Generator.',
    'Bodygraph',
    'Your Business Insight',
    'What the chart says',
    'Ask your coach',
    'How this chart was computed',
  ]);
});

test('cards say what the first screen doesn’t, and leave the rest to it', async () => {
  open(opens());
  await title();
  const said = (name: string) => screen.getByRole('region', { name }).lastElementChild?.textContent;
  expect(said('Type')).toMatch(/^Your energy for work is steady/);
  expect(said('Profile')).toMatch(/^Your conscious Sun is in line /);
  expect(said('Defined Centers')).toMatch(/^5 of your 9 centers /);
  expect(said('Incarnation Cross')).toMatch(/55 and 59, 9 and 16\.$/);
});

test('a chart without defined centers says so', async () => {
  open(opens({}, { type: 'Reflector', definition: 'None', definedCenters: [] }));
  await title();
  expect(screen.getByRole('region', { name: 'Defined Centers' })).toHaveTextContent(
    'No defined centers',
  );
});

test('shows the insight in paragraphs', async () => {
  open(opens());
  await title();
  const insight = screen.getByRole('region', { name: 'Your Business Insight' });
  expect([...insight.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual([
    'You have steady energy.',
    'Sleep on offers.',
  ]);
});

test('shows the bodygraph of this chart', async () => {
  open(opens({ name: 'Ana' }));
  await title();
  expect(screen.getByRole('group', { name: 'Bodygraph of Ana' })).toBeInTheDocument();
});

test('a source of an answer highlights its gates in the pictures once the coach is in view', async () => {
  const comesNear = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear.mockImplementation(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const source: Source = {
    id: 'F1',
    kind: 'fact',
    label: 'Gate 55',
    text: 'It is active.',
    gates: [55],
  };
  const answer = { answer: 'Yes [F1].', sources: [source], provider: 'built-in', ...PLAIN_ANSWER };
  const { user } = open(
    opens(),
    streams(askCoach, [{ kind: 'done', answer: { ...answer, conversationId: null } }]),
  );
  await title();
  await screen.findByText('Ask your coach');
  act(() => comesNear());
  await user.type(await screen.findByLabelText('Your question'), 'Why?{Enter}');
  const chip = await screen.findByRole('button', { name: /1\s*Gate 55/ });
  const lit = () => document.querySelectorAll('.bodygraph-lit').length;
  expect(lit()).toBe(0);
  await user.hover(chip);
  // In the main figure and in the one beside the conversation.
  expect(lit()).toBe(2);
  await user.unhover(chip);
  expect(lit()).toBe(0);
});

test('a gate, a channel and a center of the picture can be asked about', async () => {
  const source = { ...PLAIN_ANSWER, answer: 'Yes.', sources: [], provider: 'built-in' };
  const { user, api } = open(
    opens(),
    streams(askCoach, [{ kind: 'done', answer: { ...source, conversationId: null } }]),
  );
  await title();
  await user.click(screen.getByLabelText(/^Gate 34, /));
  const ask = (words: string) => screen.findByLabelText(`Ask the coach about this: ${words}`);
  await user.click(await ask('gate 34'));
  await screen.findByLabelText('Your question');
  const coach = within(screen.getByRole('dialog', { name: 'Coach' }));
  await user.type(coach.getByLabelText('Your question'), 'Why?{Enter}');
  await waitFor(() => expect(api.calls(askCoach)).toHaveLength(1));
  expect(api.calls(askCoach)[0]?.body?.context).toEqual({ kind: 'gate', value: '34' });
  await user.click(coach.getByLabelText('Close the coach'));
  await user.click(screen.getByLabelText(/^Sacral center, /));
  await user.click(await ask('the Sacral center'));
  expect(await screen.findByText('the Sacral center')).toBeVisible();
  await user.click(screen.getByLabelText('Close the coach'));
  await user.click(screen.getByLabelText(/^Channel 10-34 /));
  await user.click(await ask('channel 10-34'));
  expect(await screen.findByText('channel 10-34')).toBeVisible();
});

test('"Change Birth Information" opens the form with the birth filled in', async () => {
  const { user, api, history } = open(
    opens(),
    replies(getLatestChart, chartWith()),
    replies(previewChart, { chartId: OTHER_CHART_ID }),
  );
  await title();
  const link = screen.getByRole('link', { name: 'Change Birth Information' });
  expect(link).toHaveAttribute('href', '/home?new=true');
  await user.click(link);
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Steve Jobs');
  expect(screen.getByLabelText('Birth Date')).toHaveValue('1955-02-24');
  expect(screen.getByLabelText('Birth Time')).toHaveValue('19:15');
  expect(history.at(-1)).toBe('/home?new=true');
  await user.click(screen.getByRole('button', { name: 'See My Chart' }));
  await waitFor(() =>
    expect(api.calls(previewChart)).toEqual([
      {
        body: {
          name: 'Steve Jobs',
          birthDate: '1955-02-24',
          birthTime: '19:15',
          birthPlace: 'San Francisco, California, United States',
          uncertaintyLevel: 'low',
          latitude: 37.77,
          longitude: -122.42,
          timeZone: 'America/Los_Angeles',
        },
      },
    ]),
  );
});

test('an unknown time is prefilled as unknown', async () => {
  const { user } = open(
    opens({ birthTime: 'unknown', uncertaintyLevel: 'high' }),
    certaintyIsDown,
    replies(getLatestChart, chartWith()),
  );
  await title();
  await user.click(screen.getByRole('link', { name: 'Change Birth Information' }));
  expect(await screen.findByRole('switch', { name: 'Time unknown?' })).toBeChecked();
  expect(screen.getByLabelText('Birth Time')).toHaveValue('12:00');
  expect(screen.getByLabelText('Birth Time')).toBeDisabled();
});

test('shows a placeholder while the chart loads, without requesting the newest chart', async () => {
  const held = holds(getChart, chartWith());
  const { api } = open(held);
  expect(await screen.findByText('Loading the chart')).toBeInTheDocument();
  held.release();
  await title();
  expect(api.calls(getLatestChart)).toEqual([]);
});

test('a missing chart is replaced by the newest one, with a toast', async () => {
  const { history } = open(
    once(isGone),
    opens({ id: OTHER_CHART_ID, name: 'Ana' }),
    replies(getLatestChart, chartWith({ id: OTHER_CHART_ID, name: 'Ana' })),
  );
  expect(await title()).toHaveTextContent("Ana's Analysis Generated");
  expect(history).toEqual([`/results/${OTHER_CHART_ID}`]);
  const region = within(await screen.findByRole('region', { name: /^Notifications/ }));
  expect(await region.findByText('This is your latest chart instead.')).toBeVisible();
});

test('without any chart the card offers four links', async () => {
  open(isGone, noCharts);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Chart Not Found');
  const ways = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['View Latest Chart', '/home'],
    ['All Charts', '/chart-history'],
    ['Create New Chart', '/?new=true'],
    ['Back to Home', '/'],
  ]);
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('a failure is not shown as a missing chart, and can be retried', async () => {
  const { api, user } = open(isUnreachable(getChart), isUnreachable(getLatestChart));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Unable to Load This Chart',
  );
  expect(screen.queryByText(/deleted/)).not.toBeInTheDocument();
  api.use(opens());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await title()).toBeVisible();
});

test('an older chart that fails to load is not replaced, and offers a link to the latest', async () => {
  const { api, history, user } = open(
    refuses(getChart, 503, { code: 'service.unavailable', message: 'Back in a minute.' }),
    replies(getLatestChart, chartWith({ id: OTHER_CHART_ID, name: 'Ana' })),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Unable to Load This Chart',
  );
  expect(screen.getByRole('link', { name: 'View Latest Chart' })).toHaveAttribute(
    'href',
    `/results/${OTHER_CHART_ID}`,
  );
  expect(history).toEqual([`/results/${CHART_ID}`]);
  api.use(opens());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await title()).toBeVisible();
});

test('"View Latest Chart" shows the latest chart', async () => {
  // The start page would not redirect a person who has seen a chart.
  markChartSeen(personWith().id);
  const { history, user } = open(
    replies(getLatestChart, chartWith({ id: OTHER_CHART_ID, name: 'Ana' })),
    once(refuses(getChart, 503, { code: 'service.unavailable', message: 'Back in a minute.' })),
    opens({ id: OTHER_CHART_ID, name: 'Ana' }),
  );
  await user.click(await screen.findByRole('link', { name: 'View Latest Chart' }));
  expect(await title()).toHaveTextContent("Ana's Analysis Generated");
  expect(history.at(-1)).toBe(`/results/${OTHER_CHART_ID}`);
});

test('the newest chart does not redirect when it fails to load', async () => {
  const { history } = open(
    refuses(getChart, 503, { code: 'service.unavailable', message: 'Back in a minute.' }),
    replies(getLatestChart, chartWith()),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Unable to Load This Chart',
  );
  expect(screen.getByText('Back in a minute.')).toBeVisible();
  expect(history).toEqual([PATH]);
});

test('the cached newest chart is not trusted once a chart is missing', async () => {
  // The start page has just loaded it; meanwhile it was deleted elsewhere.
  const { api, navigate, history } = renderApp(
    '/home?new=true',
    signedIn,
    isGone,
    replies(getLatestChart, chartWith({ id: OTHER_CHART_ID })),
  );
  await screen.findByText('Generate New Analysis');
  api.use(noCharts);
  navigate(PATH);
  expect(await screen.findByText('Chart Not Found')).toBeVisible();
  expect(history.at(-1)).toBe(PATH);
  expect(api.calls(getLatestChart)).toHaveLength(2);
});

test('an account admin without any chart is redirected to create one', async () => {
  const { history } = renderApp(PATH, accountAdmin, isGone, noCharts);
  expect(await screen.findByText('Welcome! Get Your First Analysis')).toBeVisible();
  expect(history).toEqual(['/home?new=true']);
});

test('an account admin is not redirected when only the network fails', async () => {
  const { history } = renderApp(
    PATH,
    accountAdmin,
    isUnreachable(getChart),
    isUnreachable(getLatestChart),
  );
  expect(await screen.findByText('Unable to Load This Chart')).toBeVisible();
  expect(history).toEqual([PATH]);
});

test('distinguishes correcting this chart from creating another one', async () => {
  open(opens());
  await title();
  expect(screen.getByRole('link', { name: /Edit birth data$/ })).toHaveAttribute(
    'href',
    `/results/${CHART_ID}/edit`,
  );
  expect(screen.getByRole('link', { name: 'Change Birth Information' })).toHaveAttribute(
    'title',
    'Creates a new chart and keeps this one.',
  );
});

test('only the insight of an approximate chart says that it depends on the time', async () => {
  const { api } = open(opens({ uncertaintyLevel: 'high' }), certaintyIsDown);
  await title();
  const insight = await screen.findByRole('region', { name: 'Your Business Insight' });
  expect(insight).toHaveTextContent('some of these statements depend on it');
  // The insight and the panel ask again for what the picture failed to get.
  expect(api.calls(getCertainty).length).toBeLessThanOrEqual(3);
});

test('each point of the insight begins with what it is about, and what is hidden is named', async () => {
  const insights = {
    workingStyle: 'You have steady energy.',
    decisions: 'Sleep on offers.',
    strengths: ['You do well with money (channel 9-52, Concentration).'],
    watchouts: ['You promise too much (Heart, open).'],
    communication: '',
    surroundings: '',
    tryThis: 'Ask first.',
  };
  open(replies(getChart, chartWith({ quickInsights: insights })));
  const insight = await screen.findByRole('region', { name: 'Your Business Insight' });
  expect([...insight.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Focus until it’s doneYou do well with money.Channel 9-52',
    'Proving your worthYou promise too much.Heart, open',
  ]);
  expect(within(insight).getByText('Decisions and something to try')).toBeVisible();
});

test('the insight of an exact chart has no caveat', async () => {
  open(opens());
  await title();
  const insight = await screen.findByRole('region', { name: 'Your Business Insight' });
  expect(insight).not.toHaveTextContent('depend');
});
