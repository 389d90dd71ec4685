import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import {
  holds,
  isUnreachable,
  type MockHandler,
  once,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { chartWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import {
  type ChartFilter,
  type ChartSummary,
  countCharts,
  deleteChart,
  getChart,
  getLatestChart,
  listCharts,
} from '#shared/contract/charts.ts';
import { getConnection } from '#shared/contract/connection.ts';
import { getOwnChart } from '#shared/contract/own-chart.ts';

const open = (...handlers: MockHandler[]) => renderApp('/charts', signedIn, ...handlers);

function chartNamed(name: string, index: number, changes: Partial<ChartSummary> = {}) {
  const id = `0b9d7c0e-0f4e-4c39-9a55-${String(index).padStart(12, '0')}`;
  return chartWith({ id, name, ...changes });
}

const found = (charts: readonly ChartSummary[], search = '') =>
  charts.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));

const shown = (charts: readonly ChartSummary[], show: ChartFilter | undefined) =>
  show === undefined ? charts : charts.filter(({ chartData }) => chartData.type === show);

/** A server with these charts, newest first, that supports deletion. */
function keeps(names: readonly (string | ChartSummary)[]): MockHandler[] {
  let charts = names.map((chart, index) =>
    typeof chart === 'string' ? chartNamed(chart, index) : chart,
  );
  return [
    replies(listCharts, ({ query: { limit, cursor, search, show } }) => {
      const start = charts.findIndex(({ id }) => id === cursor) + 1;
      return shown(found(charts.slice(start), search), show).slice(0, limit);
    }),
    replies(countCharts, ({ query: { search, show } }) => ({
      total: shown(found(charts, search), show).length,
    })),
    replies(deleteChart, ({ params }) => {
      charts = charts.filter(({ id }) => id !== params.id);
    }),
  ];
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `Chart ${index + 1}`);
const cards = () => within(screen.getByRole('list', { name: 'Charts' })).getAllByRole('listitem');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
const cardOf = (name: string) => {
  const card = cards().find((item) => within(item).getByRole('heading').textContent === name);
  if (!card) throw new Error(`No card of ${name}`);
  return within(card);
};
const searchField = () => screen.getByRole('searchbox', { name: 'Search by name' });
const say = (words: string) => screen.findByText(words);
type User = ReturnType<typeof renderApp>['user'];

/** Opens a card's menu and waits for this item of it. */
async function itemOf(user: User, name: string, item: string) {
  await user.click(screen.getByRole('button', { name: `More about ${name}` }));
  return screen.findByRole('button', { name: item });
}

/** The visible toast; an open dialog hides it from assistive technology. */
async function toastOf(title: string) {
  const line = await screen.findByText(title, { selector: '[data-tone] *' });
  return within(line.parentElement ?? line);
}

test.each(['/charts', '/chart-history'])(
  '%s shows the charts, newest first, and is marked in the header',
  async (path) => {
    renderApp(path, signedIn, ...keeps(['Ana', 'Ben', 'Cem']));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Your Chart History',
    );
    expect(await say('3 charts total')).toHaveRole('status');
    expect(names()).toEqual(['Ana', 'Ben', 'Cem']);
    expect(document.title).toMatch(/^Your Chart History/);
    const link = screen.getByRole('link', { name: 'Chart History' });
    expect(link).toHaveAttribute('aria-current', 'page');
  },
);

test.each([
  ['among those listed', 3, 1],
  ['from a later page', 30, 2],
])('the person’s own chart comes first, %s', async (_, count, requests) => {
  const listed = many(count).map((name, index) => chartNamed(name, index));
  const own = listed[count - 1];
  if (!own) throw new Error('no chart');
  const isOwnAsked = ({ show }: { show?: ChartFilter | undefined }) => show === 'own';
  const { api } = open(
    replies(getOwnChart, { chartId: own.id, isQuestionDue: false }),
    replies(listCharts, ({ query }) => (isOwnAsked(query) ? [own] : listed.slice(0, 24))),
    replies(countCharts, { total: count }),
  );
  await say(`${count} charts total`);
  await waitFor(() => expect(names()[0]).toBe(own.name));
  expect(cardOf(own.name).getByText('You')).toBeVisible();
  expect(names().slice(1, 3)).toEqual(['Chart 1', 'Chart 2']);
  expect(new Set(names()).size).toBe(names().length);
  expect(api.calls(listCharts)).toHaveLength(requests);
});

test('a search and a filter leave the order to what they find', async () => {
  const listed = ['Ana', 'Anabel'].map((name, index) => chartNamed(name, index));
  renderApp(
    '/charts?search=an',
    signedIn,
    replies(getOwnChart, { chartId: listed[1]?.id ?? null, isQuestionDue: false }),
    ...keeps(listed),
  );
  await say('2 charts found');
  expect(names()).toEqual(['Ana', 'Anabel']);
});

test.each([
  ['/charts', ['Ana', 'Ben'], true],
  ['/charts', ['Ana', 'Ben', 'Cem'], false],
  ['/charts?search=n', ['Ana', 'Ben'], false],
])(
  '%s of %j shows them larger, where they are all and fill no row: %s',
  async (at, listed, are) => {
    renderApp(at, signedIn, ...keeps(listed));
    await screen.findByText(new RegExp(`^${listed.length} charts `));
    const list = screen.getByRole('list', { name: 'Charts' });
    expect(list.classList.contains('chart-cards-few')).toBe(are);
  },
);

test('uses the singular for a single chart', async () => {
  open(...keeps(['Ana']));
  expect(await say('1 chart total')).toBeVisible();
});

test('a card has name, type, dates, time, strategy and authority, and links to the chart', async () => {
  const { user } = open(
    ...keeps([chartNamed('Ana', 1, { createdAt: '2026-05-03T12:00:00.000Z' })]),
  );
  await say('1 chart total');
  const card = cardOf('Ana');
  expect(card.getByText('Generator')).toBeVisible();
  expect(card.queryByText('Approximate')).not.toBeInTheDocument();
  const facts = card
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['How they decide', 'Decides after sleeping on it'],
    ['How they start', 'Starts when something comes up'],
    ['Authority and strategy', 'Emotional · Wait to respond'],
    ['Born', 'Feb 24, 1955, 7:15 PM · San Francisco'],
  ]);
  expect(card.getByTitle('San Francisco, California, United States')).toBeVisible();
  expect(card.getByText('Created').closest('p')).toHaveTextContent('Created May 3, 2026');
  // Of 9-52, the strongest of its channels: its result leads with it, too.
  expect(card.getByText('Makes it easier for people nearby to concentrate.')).toBeVisible();
  // The terms are for practitioners: a tooltip shows them.
  expect(card.getByTitle('Emotional · Wait to respond')).toBeVisible();
  expect(card.getByRole('link', { name: 'View Ana' })).toHaveAttribute(
    'href',
    '/results/0b9d7c0e-0f4e-4c39-9a55-000000000001',
  );
  expect(await itemOf(user, 'Ana', 'Delete Ana')).toBeVisible();
  expect(card.getByRole('button', { name: 'This is me: Ana' })).toBeVisible();
  // There is no other chart to compare it with.
  expect(card.queryByRole('button', { name: /^Compare/ })).not.toBeInTheDocument();
});

test('a chart made today says when in its menu only', async () => {
  const createdAt = new Date().toISOString();
  const { user } = open(...keeps([chartNamed('Ana', 1, { createdAt })]));
  await say('1 chart total');
  const card = cardOf('Ana');
  expect(card.queryByText(/^Created/)).not.toBeInTheDocument();
  await itemOf(user, 'Ana', 'Delete Ana');
  expect(card.getByText(/^Created \w+ \d+, \d{4}, \d+:\d\d [AP]M$/)).toBeVisible();
});

test('filter and order are behind a button on phones, unless one is chosen', async () => {
  const { user } = open(...keeps(['Ana', 'Ben']));
  await say('2 charts total');
  const filter = screen.getByRole('button', { name: 'Filter' });
  expect(filter).toHaveAttribute('aria-expanded', 'false');
  await user.click(filter);
  expect(filter).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(filter.getAttribute('aria-controls') ?? '')).toContainElement(
    screen.getByLabelText('Sort by'),
  );
});

test('leaves out an unknown time and marks the chart as approximate', async () => {
  const unknown = { birthTime: 'unknown', uncertaintyLevel: 'high' } as const;
  open(...keeps([chartNamed('Ana', 1, unknown)]));
  await say('1 chart total');
  const card = cardOf('Ana');
  expect(card.getByText('Born').nextElementSibling).toHaveTextContent(
    /^Feb 24, 1955, no time · San Francisco$/,
  );
  expect(card.getByText('Approximate', { exact: false })).toBeVisible();
});

test('an old-style birth date says so', async () => {
  open(...keeps([chartNamed('Ana', 1, { birthDate: '1900-02-29', calendar: 'julian' })]));
  await say('1 chart total');
  expect(cardOf('Ana').getByText('Born').nextElementSibling).toHaveTextContent(
    /^February 29, 1900 old style, 7:15 PM/,
  );
});

test('a card marks what depends on the birth time, and nothing else', async () => {
  const varying: ChartSummary['varying'] = ['type', 'authority'];
  open(...keeps([chartNamed('Ana', 1, { uncertaintyLevel: 'high', varying })]));
  await say('1 chart total');
  const card = cardOf('Ana');
  const marked = card
    .getAllByTitle('Depends on the birth time')
    .map((mark) => mark.parentElement?.textContent);
  expect(marked).toEqual([
    '≈ Depends on the birth time: Generator',
    '≈ Depends on the birth time: Decides after sleeping on it',
  ]);
});

test.each([
  [['profile'], 'The profile depends on the birth time; the type and authority don’t.'],
  [['type', 'profile'], 'The type and profile depend on the birth time; the authority doesn’t.'],
  [
    ['type', 'strategy', 'authority', 'profile'],
    'The type, authority, and profile depend on the birth time.',
  ],
] as const)('where the birth time decides %j, a card says “%s”', async (varying, words) => {
  open(...keeps([chartNamed('Ana', 1, { uncertaintyLevel: 'high', varying: [...varying] })]));
  await say('1 chart total');
  expect(cardOf('Ana').getByText(words)).toBeVisible();
});

test('where the type depends on the birth time, a card says what is certain, how likely its type is, and the others’ hours', async () => {
  const unknown = {
    birthTime: 'unknown',
    uncertaintyLevel: 'high',
    varying: ['type', 'strategy', 'authority', 'profile'],
    typeShares: [
      { type: 'Generator', share: 0.7 },
      { type: 'Projector', share: 0.3 },
    ],
  } as const satisfies Partial<ChartSummary>;
  const [varying, typeShares] = [[...unknown.varying], [...unknown.typeShares]];
  open(
    ...keeps([
      chartNamed('Ana', 1, { ...unknown, varying, typeShares, certainChannels: ['25-51'] }),
      chartNamed('Ben', 2, { ...unknown, varying, typeShares, certainChannels: [] }),
    ]),
  );
  await say('2 charts total');
  const ana = cardOf('Ana');
  expect(ana.getByText('Goes first where others hold back.')).toBeVisible();
  const types = 'Generator for 17 of 24 hours, Projector for 7.';
  expect(ana.getByText(types)).toBeVisible();
  expect(cardOf('Ben').getByText(types)).toBeVisible();
  // The type’s own mark says so; a badge would say it again.
  expect(ana.queryByText('Approximate', { exact: false })).not.toBeInTheDocument();
  expect(ana.getByText('17 of 24 hours')).toBeVisible();
  expect(ana.getByText('How they start').nextElementSibling).toHaveTextContent(
    /^≈ Depends on the birth time: \S/,
  );
});

test('a rounded time that changes nothing of a card leaves no badge on it', async () => {
  open(...keeps([chartNamed('Ana', 1, { uncertaintyLevel: 'high', varying: [] })]));
  await say('1 chart total');
  expect(cardOf('Ana').queryByText('Approximate', { exact: false })).not.toBeInTheDocument();
});

test('charts come as rows when asked, with the same ways on, and this browser remembers it', async () => {
  onTestFinished(() => localStorage.clear());
  const { user } = open(...keeps(['Ana', 'Ben']));
  await say('2 charts total');
  await user.click(screen.getByRole('button', { name: 'Rows' }));
  expect(screen.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Ana', 'Ben']);
  const row = cardOf('Ana');
  expect(row.getByText('Generator')).toBeVisible();
  expect(row.getByText('Born').parentElement).toHaveTextContent('Born Feb 24, 1955');
  expect(row.getByRole('link', { name: 'View Ana' })).toBeVisible();
  expect(row.queryByText(/^Starts/)).not.toBeInTheDocument();
  expect(await itemOf(user, 'Ana', 'Delete Ana')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare two' }));
  expect(screen.getByRole('checkbox', { name: 'Compare Ben' })).toBeVisible();
  cleanup();
  open(...keeps(['Ana', 'Ben']));
  await say('2 charts total');
  expect(screen.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Cards' }));
  expect(cardOf('Ana').getByText(/^Starts/)).toBeVisible();
});

test('a card tells how far a birth time is rounded', async () => {
  const rounded = { uncertaintyLevel: 'high', birthTimeToleranceMinutes: 30 } as const;
  open(...keeps([chartNamed('Ana', 1, rounded), chartNamed('Ben', 2)]));
  await say('2 charts total');
  const born = (name: string) => cardOf(name).getByText('Born').nextElementSibling;
  expect(born('Ana')).toHaveTextContent(/7:15 PM ± 30 min · San Francisco$/);
  expect(born('Ben')).toHaveTextContent(/7:15 PM · San Francisco$/);
});

test.each(['山田太郎', 'أمل حداد', '👩🏽‍🚀', '<script>alert(1)</script>', 'x'.repeat(255)])(
  'shows the name %.30s verbatim',
  async (name) => {
    const { user } = open(...keeps([name]));
    await say('1 chart total');
    expect(names()).toEqual([name]);
    expect(await itemOf(user, name, `Delete ${name}`)).toBeVisible();
    expect(document.querySelector('main script')).toBeNull();
  },
);

test('shows placeholders while the charts load', async () => {
  const held = holds(listCharts, [chartWith()]);
  open(held, replies(countCharts, { total: 1 }));
  expect(await say('Loading your charts')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  held.release();
  expect(await say('1 chart total')).toBeVisible();
  expect(screen.queryByText('Loading your charts')).not.toBeInTheDocument();
});

test('without charts the page says so and links to creating the first one', async () => {
  const { user, history } = open(
    ...keeps([]),
    refuses(getLatestChart, 404, { code: 'chart.not_found' }),
  );
  expect(await screen.findByRole('heading', { name: 'No charts found' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Create Your First Chart' }));
  expect(await screen.findByText('Welcome! Get Your First Analysis')).toBeVisible();
  expect(history.at(-1)).toBe('/home');
});

test.each([
  [
    'the words of the server',
    refuses(listCharts, 503, { code: 'service.unavailable', message: 'Back in a minute.' }),
    'Back in a minute.',
  ],
  [
    'our own words',
    isUnreachable(listCharts),
    'Something went wrong while fetching your charts. Please try again.',
  ],
])('a failed list is reported with %s, and can be retried', async (_, failure, words) => {
  const { user, api } = open(...keeps([]), replies(countCharts, { total: 1 }));
  api.use(failure);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load your charts');
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText('No charts found')).not.toBeInTheDocument();
  api.use(...keeps(['Ana']));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(names()).toEqual(['Ana']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failed count does not affect the charts', async () => {
  const { api } = open(...keeps(['Ana']));
  api.use(isUnreachable(countCharts));
  await waitFor(() => expect(names()).toEqual(['Ana']));
  expect(screen.queryByText(/total/)).not.toBeInTheDocument();
});

test('the search is debounced, finds by name and announces the count', async () => {
  const { user, api, history } = open(...keeps(['Ana', 'Ben', 'Diana']));
  await say('3 charts total');
  await user.type(searchField(), ' ANA ');
  expect(await say('2 charts found')).toHaveRole('status');
  expect(names()).toEqual(['Ana', 'Diana']);
  const asked = api.calls(listCharts).map(({ query }) => query.search);
  // Not one request for each letter.
  expect(asked).toEqual([undefined, 'ANA']);
  expect(history).toEqual(['/charts?search=ANA']);
  await user.clear(searchField());
  expect(await say('3 charts total')).toBeVisible();
  await waitFor(() => expect(history).toEqual(['/charts']));
});

test('a search without results is distinguished from having no charts', async () => {
  const { user } = open(...keeps(['Ana']));
  await say('1 chart total');
  await user.type(searchField(), 'zoe');
  expect(await screen.findByRole('heading', { name: 'No chart goes by that name' })).toBeVisible();
  expect(screen.getByText(/None of your charts has/)).toHaveTextContent('“zoe”');
  expect(screen.queryByText('Create Your First Chart')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all charts' }));
  expect(await say('1 chart total')).toBeVisible();
  expect(searchField()).toHaveValue('');
  expect(searchField()).toHaveFocus();
});

test('sorts and filters, and keeps both in the address', async () => {
  const projector = chartNamed('Ben', 1);
  const { user, api, history } = open(
    ...keeps(['Ana', { ...projector, chartData: { ...projector.chartData, type: 'Projector' } }]),
  );
  await say('2 charts total');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  await waitFor(() => expect(history).toEqual(['/charts?sort=name']));
  await user.selectOptions(screen.getByLabelText('Show'), 'Projectors');
  expect(await say('1 chart found')).toBeVisible();
  expect(names()).toEqual(['Ben']);
  expect(history).toEqual(['/charts?show=Projector&sort=name']);
  const queries = api.calls(listCharts).map(({ query: { show, sort } }) => [show, sort]);
  expect(queries).toEqual([
    [undefined, 'newest'],
    [undefined, 'name'],
    ['Projector', 'name'],
  ]);
  await user.selectOptions(screen.getByLabelText('Show'), 'Reflectors');
  expect(await screen.findByText('None of your charts is a Reflector’s.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all charts' }));
  expect(await say('2 charts total')).toBeVisible();
  expect(screen.getByLabelText('Show')).toHaveDisplayValue('All charts');
  expect(history).toEqual(['/charts?sort=name']);
});

test('opens as its address says, and ignores what it does not know', async () => {
  const address = '/charts?search=an&show=Generator&sort=birth&page=7';
  const { api } = renderApp(address, signedIn, ...keeps(['Ana', 'Ben']));
  expect(await say('1 chart found')).toBeVisible();
  expect(screen.getByLabelText('Show')).toHaveDisplayValue('Generators');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Birth date');
  expect(screen.getByRole('button', { name: 'Filter', expanded: true })).toBeVisible();
  expect(api.calls(listCharts)[0]?.query).toMatchObject({ search: 'an', sort: 'birth' });
});

test('an unknown order is the newest first', async () => {
  renderApp('/charts?sort=size&show=Wizard', signedIn, ...keeps(['Ana', 'Ben']));
  expect(await say('2 charts total')).toBeVisible();
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest first');
});

test('keeps the search when coming back from a chart', async () => {
  const { user, history, navigate } = open(
    ...keeps(['Ana', 'Ben']),
    replies(getChart, ({ params }) => chartWith({ id: params.id, name: 'Ana' })),
  );
  await say('2 charts total');
  await user.type(searchField(), 'ana');
  await say('1 chart found');
  const address = history.at(-1) ?? '';
  await user.click(screen.getByRole('link', { name: 'View Ana' }));
  await screen.findByRole('heading', { name: "Ana's Analysis Generated" });
  navigate(address);
  expect(await say('1 chart found')).toBeVisible();
  expect(searchField()).toHaveValue('ana');
});

test('"Load more" loads the next charts, focuses the first of them, and disappears at the end', async () => {
  const { user, api } = open(...keeps(many(50)));
  await say('50 charts total');
  expect(cards()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(cards()).toHaveLength(48));
  expect(screen.getByRole('link', { name: 'View Chart 25' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(names()).toEqual(many(50)));
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(api.calls(listCharts)).toHaveLength(3);
});

test('has no "Load more" when a page has the last chart', async () => {
  open(...keeps(many(24)));
  await say('24 charts total');
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('a failure to load more is shown below, and the loaded charts stay', async () => {
  const { user, api } = open(...keeps(many(30)));
  await say('30 charts total');
  api.use(once(isUnreachable(listCharts)));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong/);
  expect(cards()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(cards()).toHaveLength(30));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('reloads the list when the cursor’s chart was deleted', async () => {
  const { user, api } = open(...keeps(many(30)));
  await say('30 charts total');
  api.use(once(refuses(listCharts, 404, { code: 'chart.not_found', message: 'Not there.' })));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByRole('alert');
  api.use(...keeps(many(23)));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(names()).toEqual(many(23)));
});

test('a card’s menu closes by Escape, and says that deleting is permanent', async () => {
  const { user } = open(...keeps(['Ana']));
  await say('1 chart total');
  expect(await itemOf(user, 'Ana', 'Delete Ana')).toHaveAttribute('title', 'Delete permanently');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Delete Ana' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More about Ana' })).toHaveFocus();
});

test('deleting asks for confirmation, by name, with Cancel focused', async () => {
  const { user, api } = open(...keeps(['Ana', 'Ben']));
  await say('2 charts total');
  await user.click(await itemOf(user, 'Ben', 'Delete Ben'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Chart' }));
  expect(
    dialog.getByText('Are you sure you want to delete this chart? This action cannot be undone.'),
  ).toBeVisible();
  expect(dialog.getByText('Ben')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'More about Ben' })).toHaveFocus();
  expect(api.calls(deleteChart)).toEqual([]);
  expect(names()).toEqual(['Ana', 'Ben']);
});

async function confirmDeleting(user: User, name: string) {
  await user.click(await itemOf(user, name, `Delete ${name}`));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  return within(dialog);
}

test('a deleted chart disappears from list and count, with a toast, and the next card gets the focus', async () => {
  const { user, api } = open(...keeps(['Ana', 'Ben', 'Cem']));
  await say('3 charts total');
  await confirmDeleting(user, 'Ben');
  const toast = await toastOf('Chart deleted');
  expect(toast.getByText('Your chart has been successfully deleted.')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Ana', 'Cem']));
  expect(await say('2 charts total')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Cem' })).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.calls(deleteChart)).toEqual([
    { params: { id: '0b9d7c0e-0f4e-4c39-9a55-000000000001' } },
  ]);
});

test('deleting the last card focuses the one before, and deleting all focuses the empty page', async () => {
  const { user } = open(...keeps(['Ana', 'Ben']));
  await say('2 charts total');
  await confirmDeleting(user, 'Ben');
  await waitFor(() => expect(screen.getByRole('link', { name: 'View Ana' })).toHaveFocus());
  await confirmDeleting(user, 'Ana');
  const empty = await screen.findByRole('heading', { name: 'No charts found' });
  await waitFor(() => expect(document.activeElement).toContainElement(empty));
  expect(document.activeElement).not.toBe(document.body);
});

test('while deleting the dialog says so, stays open, and sends nothing twice', async () => {
  const held = holds(deleteChart, undefined);
  const { user, api } = open(held, ...keeps(['Ana', 'Ben']));
  await say('2 charts total');
  const dialog = await confirmDeleting(user, 'Ben');
  const pending = await dialog.findByRole('button', { name: /Deleting\.\.\.$/ });
  await user.click(pending);
  fireEvent.keyDown(pending, { key: 'Escape' });
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  held.release();
  await toastOf('Chart deleted');
  expect(api.calls(deleteChart)).toHaveLength(1);
});

test.each([
  [
    'the words of the server',
    refuses(deleteChart, 503, { code: 'service.unavailable', message: 'Back in a minute.' }),
    'Back in a minute.',
  ],
  ['our own words', isUnreachable(deleteChart), 'Failed to delete chart. Please try again.'],
])('a chart that could not be deleted stays, reported with %s', async (_, failure, words) => {
  const { user } = open(failure, ...keeps(['Ana', 'Ben']));
  await say('2 charts total');
  const dialog = await confirmDeleting(user, 'Ben');
  const toast = await toastOf('Error');
  expect(toast.getByText(words)).toBeVisible();
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(names()).toEqual(['Ana', 'Ben']);
  // The next dialog opens without the earlier error.
  await user.click(await itemOf(user, 'Ana', 'Delete Ana'));
  expect(within(await screen.findByRole('alertdialog')).queryByRole('alert')).toBeNull();
});

test('removes a chart that another window has deleted', async () => {
  const isGone = refuses(deleteChart, 404, { code: 'chart.not_found', message: 'Not there.' });
  const { user, api } = open(isGone, ...keeps(['Ana', 'Ben']));
  await say('2 charts total');
  api.use(...keeps(['Ana']), isGone);
  api.use(isGone);
  const dialog = await confirmDeleting(user, 'Ben');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not there.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(names()).toEqual(['Ana']));
  expect(screen.getByRole('link', { name: 'View Ana' })).toHaveFocus();
});

test('the start page no longer links to a deleted chart', async () => {
  const newest = chartNamed('Ben', 0);
  const { user, api } = renderApp(
    '/',
    signedIn,
    replies(getLatestChart, newest),
    replies(getChart, newest),
    ...keeps(['Ben']),
  );
  await screen.findByRole('heading', { name: "Ben's Analysis Generated" });
  await user.click(screen.getByRole('link', { name: 'Chart History' }));
  await say('1 chart total');
  await confirmDeleting(user, 'Ben');
  await screen.findByRole('heading', { name: 'No charts found' });
  api.use(refuses(getLatestChart, 404, { code: 'chart.not_found' }));
  await user.click(screen.getByRole('link', { name: 'Personal Chart' }));
  expect(await screen.findByText('Welcome! Get Your First Analysis')).toBeVisible();
});

const pick = (name: string) => screen.getByRole('checkbox', { name: `Compare ${name}` });

const bar = () => screen.queryByRole('region', { name: 'Compare two charts' });

test('two picked charts lead to their comparison; a third replaces the first', async () => {
  const { user, history } = open(
    ...keeps(['Ana', 'Ben', 'Cem']),
    replies(getChart, ({ params }) =>
      chartWith({ id: params.id, name: `Chart ${params.id.at(-1)}` }),
    ),
    replies(getOwnChart, { chartId: null, isQuestionDue: false }),
    isUnreachable(getConnection),
  );
  await say('3 charts total');
  await user.click(screen.getByRole('button', { name: 'Compare two' }));
  const picked = within(await screen.findByRole('region', { name: 'Compare two charts' }));
  expect(picked.getByRole('status')).toHaveTextContent('Select two charts to compare');
  await user.click(pick('Ana'));
  expect(picked.getByRole('status')).toHaveTextContent('Ana: pick one more chart to compare');
  expect(picked.queryByRole('link')).not.toBeInTheDocument();
  await user.click(pick('Ben'));
  await user.click(pick('Cem'));
  expect(picked.getByRole('status')).toHaveTextContent('Ben and Cem');
  expect(pick('Ana')).not.toBeChecked();
  await user.click(picked.getByRole('link', { name: 'Compare charts' }));
  expect(
    await screen.findByRole('heading', { name: 'Unable to load this connection' }),
  ).toBeVisible();
  expect(history.at(-1)).toMatch(/^\/connection\/0b9d7c0e.*1\/0b9d7c0e.*2$/);
});

test('while charts are picked, cards are no links; a picked one can be put back, and Cancel ends it', async () => {
  const { user } = open(...keeps(['Ana', 'Ben']));
  await say('2 charts total');
  const toggle = screen.getByRole('button', { name: 'Compare two', pressed: false });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('link', { name: 'View Ana' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More about Ana' })).not.toBeInTheDocument();
  await user.click(pick('Ana'));
  await user.click(pick('Ana'));
  expect(pick('Ana')).not.toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(bar()).not.toBeInTheDocument();
  expect(toggle).toHaveFocus();
  expect(screen.getByRole('link', { name: 'View Ana' })).toBeVisible();
});

test('a card’s menu starts a comparison with its chart', async () => {
  const { user } = open(...keeps(['Ana', 'Ben']));
  await say('2 charts total');
  await user.click(await itemOf(user, 'Ben', 'Compare Ben with another chart'));
  expect(pick('Ben')).toBeChecked();
  expect(pick('Ana')).not.toBeChecked();
  await waitFor(() => expect(bar()).toHaveTextContent('Ben: pick one more chart to compare'));
  await user.click(screen.getByRole('button', { name: 'Compare two' }));
  expect(bar()).not.toBeInTheDocument();
});

test('a single chart is compared with none', async () => {
  open(...keeps(['Ana']));
  await say('1 chart total');
  expect(screen.queryByRole('button', { name: 'Compare two' })).not.toBeInTheDocument();
});
