import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasSeenChart, markChartSeen } from '#client/features/charts/seen-chart.ts';
import { holds, isUnreachable, once, refuses, replies } from '#client/testing/mock-api.ts';
import { reloadDocument } from '#client/testing/navigate-away.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, personWith } from '#client/testing/samples.ts';
import { signedIn, signedOut } from '#client/testing/sessions.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import {
  countCharts,
  getChart,
  getLatestChart,
  listCharts,
  previewChart,
} from '#shared/contract/charts.ts';
import { getSite } from '#shared/contract/system.ts';

const CONTACTS = {
  supportEmail: 'help@demo.example',
  salesEmail: 'sales@demo.example',
  salesName: 'Sam',
  founderName: 'Kim Founder',
};

const hasContacts = replies(getSite, CONTACTS);
const noCharts = refuses(getLatestChart, 404, { code: 'chart.not_found' });

function signedInAs(changes: Parameters<typeof personWith>[0] = {}) {
  return replies(getCurrentUser, personWith(changes));
}

const ACCOUNT = { id: 'a-1', name: 'Acme' };
const accountAdmin = signedInAs({ teams: [{ role: 'account_admin', teamAccount: ACCOUNT }] });

const landingTitle = () =>
  screen.findByRole('heading', { level: 1, name: "Unlock Your Team's Business Potential" });

test('shows a plain "Loading..." while the sign-in state loads', async () => {
  const held = holds(getCurrentUser, personWith());
  renderApp('/', held, noCharts);
  expect(screen.getByRole('main')).toHaveTextContent(/^Loading\.\.\.$/);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  held.release();
  expect(await screen.findByRole('banner')).toBeVisible();
});

test('shows the landing page to visitors', async () => {
  renderApp('/', signedOut);
  expect(await landingTitle()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
});

test.each([
  ['/results/0b9d7c0e', '/results/0b9d7c0e'],
  ['/home?new=true', '/home?new=true'],
  ['/billing?x=1%262', '/billing?x=1%262'],
  ['/charts?q=M%C3%BCnchen%20100%25', '/charts?q=M%C3%BCnchen%20100%25'],
  ['/no/such/page', '/no/such/page'],
])(
  'shows the landing page at %s, with sign-in links that lead back there',
  async (path, returnTo) => {
    renderApp(path, signedOut);
    await landingTitle();
    for (const name of ['Sign In', 'Get Your Chart Now', 'Get Started Today']) {
      // The last one stands below the first view, whose code comes later.
      const href = (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
      const url = new URL(href, 'http://client.test');
      expect(url.pathname).toBe('/api/login');
      expect([...url.searchParams]).toEqual([['returnTo', returnTo]]);
    }
  },
);

test('asks nobody who is there when the page came for a visitor, and asks the next time', async () => {
  const mark = document.createElement('meta');
  mark.name = 'visitor';
  document.head.append(mark);
  renderApp('/', isUnreachable(getCurrentUser));
  expect(await landingTitle()).toBeVisible();
  cleanup();
  renderApp('/', signedInAs(), noCharts);
  expect(await screen.findByRole('banner')).toBeVisible();
});

test('asks who is there in spite of a visitor’s page once a service worker is in charge', async () => {
  const mark = document.createElement('meta');
  mark.name = 'visitor';
  document.head.append(mark);
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller: {} } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    mark.remove();
  });
  const { api } = renderApp('/', signedOut);
  expect(await landingTitle()).toBeVisible();
  expect(api.calls(getCurrentUser)).toHaveLength(1);
});

test('forgets at sign-out that a chart was seen', async () => {
  markChartSeen(personWith().id);
  renderApp('/', signedOut);
  await landingTitle();
  await waitFor(() => expect(hasSeenChart(personWith().id)).toBe(false));
});

test.each([
  ['/terms', 'Terms of Service & Privacy Policy'],
  ['/support', 'Support'],
  ['/about', 'A note from the founder'],
])('%s can be read signed out, with a sign-in link', async (path, title) => {
  renderApp(path, signedOut, hasContacts);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/api/login?returnTo=${encodeURIComponent(path)}`,
  );
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test.each([
  ['/about', 'A note from the founder'],
  ['/terms', 'Terms of Service & Privacy Policy'],
  ['/support', 'Support'],
])('%s is inside the app for signed-in people', async (path, title) => {
  renderApp(path, signedInAs(), hasContacts);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a public page that fails to load says so and loads on retry', async () => {
  const { api, user } = renderApp('/about', signedOut, isUnreachable(getSite));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this page' }),
  ).toBeVisible();
  api.use(hasContacts);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Kim Founder')).toBeVisible();
});

test('contact sales that fails to load says so and loads on retry', async () => {
  const { api, user } = renderApp('/contact-sales', signedInAs(), isUnreachable(getSite));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this page' }),
  ).toBeVisible();
  api.use(hasContacts);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Email Sam' })).toBeVisible();
});

test.each([
  ['the server is down', refuses(getCurrentUser, 503, { code: 'service.unavailable' })],
  ['there is no network', isUnreachable(getCurrentUser)],
])('says so and can retry when %s', async (_, failure) => {
  const { api, user } = renderApp('/', failure, noCharts);
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t reach the server');
  api.use(signedInAs());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Welcome! Get Your First Analysis')).toBeVisible();
  expect(api.calls(getCurrentUser)).toHaveLength(2);
});

test('reports failures while offline instead of waiting silently', async () => {
  const { user, navigate } = renderApp(
    '/',
    signedInAs(),
    noCharts,
    isUnreachable(previewChart),
    isUnreachable(getChart),
  );
  await user.type(await screen.findByLabelText('Full Name'), 'Ana');
  fireEvent.change(screen.getByLabelText('Birth Date'), { target: { value: '1985-05-03' } });
  await user.type(screen.getByLabelText('Birth Place'), 'Vi');

  window.dispatchEvent(new Event('offline'));
  onTestFinished(() => void window.dispatchEvent(new Event('online')));
  await user.click(screen.getByRole('button', { name: 'See My Chart' }));
  expect(await screen.findAllByText('Failed to generate chart. Please try again.')).not.toEqual([]);
  navigate(`/results/${CHART_ID}`);
  expect(await screen.findByText('Unable to Load This Chart')).toBeVisible();
});

/** Label and address of the entries in the header. */
function mainEntries() {
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('an expired sign-in leads to sign-in and back to the same page', async () => {
  const refusal = { code: 'auth.required', message: 'Please sign in.' } as const;
  renderApp(
    '/charts',
    once(signedIn),
    refuses(getCurrentUser, 401, refusal),
    refuses(listCharts, 401, refusal),
    refuses(countCharts, 401, refusal),
  );
  const [way] = await screen.findAllByRole('link', { name: 'Sign In' });
  expect(way).toHaveAttribute('href', '/api/login?returnTo=%2Fcharts');
});

test('a regular user has their chart and its history in the header, and no role label', async () => {
  renderApp('/', signedInAs(), noCharts);
  await screen.findByText('Welcome! Get Your First Analysis');
  expect(mainEntries()).toEqual([
    ['Personal Chart', '/'],
    ['Chart History', '/charts'],
    ['Team Mode', '/team'],
    ['About', '/about'],
  ]);
  expect(screen.queryByText(/Admin$/)).not.toBeInTheDocument();
});

test('an account admin has the dashboard, the personal chart page and a role label', async () => {
  renderApp('/home', accountAdmin, noCharts);
  await screen.findByText('Welcome! Get Your First Analysis');
  expect(mainEntries()).toEqual([
    ['Dashboard', '/'],
    ['Individual', '/home'],
    ['Team', '/team'],
    ['About', '/about'],
  ]);
  expect(screen.getByText('Account Admin')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Individual' })).toHaveAttribute('aria-current', 'page');
});

test('a master admin has that role label, even when also an account admin', async () => {
  renderApp(
    '/home',
    signedInAs({
      globalRole: 'master_admin',
      teams: [{ role: 'account_admin', teamAccount: ACCOUNT }],
    }),
    noCharts,
  );
  await screen.findByText('Welcome! Get Your First Analysis');
  expect(mainEntries()).toEqual([
    ['Dashboard', '/'],
    ['Master Prompts', '/master-prompts'],
    ['About', '/about'],
  ]);
  expect(screen.getByText('Master Admin')).toBeVisible();
  expect(screen.queryByText('Account Admin')).not.toBeInTheDocument();
});

test('an account admin’s slide-out menu also has the teams, which are on the dashboard', async () => {
  const { user, history } = renderApp('/home', accountAdmin, noCharts);
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Dashboard',
    'Individual',
    'Team',
    'Manage',
    'About',
  ]);
  await user.click(menu.getByRole('link', { name: 'Manage' }));
  expect(await screen.findByText('No accounts assigned')).toBeVisible();
  expect(history.at(-1)).toBe('/');
});

test.each([
  ['an account admin', accountAdmin],
  ['a master admin', signedInAs({ globalRole: 'master_admin' })],
])('%s creates a new chart at /home, since / is a dashboard', async (_, person) => {
  const { history } = renderApp('/?new=true', person, noCharts);
  expect(await screen.findByText('Welcome! Get Your First Analysis')).toBeVisible();
  expect(history.at(-1)).toBe('/home?new=true');
});

test.each(['/teams', '/admin/master', '/admin/audit', `/admin/team-accounts/${CHART_ID}/members`])(
  '%s is not found for a regular user',
  async (path) => {
    renderApp(path, signedInAs());
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  },
);

test.each(['/admin/master', '/admin/audit'])(
  '%s is not found for an account admin',
  async (path) => {
    renderApp(path, accountAdmin);
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  },
);

test.each(['/', '/home?new=true'])(
  'marks the personal chart as the current page at %s',
  async (path) => {
    renderApp(path, signedInAs(), noCharts);
    await screen.findByText('Welcome! Get Your First Analysis');
    expect(screen.getByRole('link', { name: 'Personal Chart' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);

test('the profile menu shows who is signed in', async () => {
  const { user } = renderApp('/home', signedInAs({ email: 'ana@demo.example' }), noCharts);
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  expect(screen.getByText('ana@demo.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
});

test('a person without an email address can be signed in', async () => {
  const { user } = renderApp('/home', signedInAs({ email: null }), noCharts);
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  expect(screen.getByText('No email address')).toBeVisible();
});

test.each(['/no/such/page', '/results', '/results/a/b'])('%s is a not-found page', async (path) => {
  renderApp(path, signedInAs());
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a crashing screen shows a message with links, never a blank page', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  reloadDocument.mockReturnValue(undefined);
  const { user } = renderApp('/', signedInAs(), {
    route: getLatestChart,
    // Something in between truncated the response.
    answer: async () => Response.json({ id: CHART_ID }),
  });
  markChartSeen(personWith().id);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t show this page' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  expect(reloadDocument).toHaveBeenCalledOnce();
  expect(complaints).toHaveBeenCalled();
  complaints.mockReset();
});
