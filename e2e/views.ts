import { answerScan, changeAccount } from './accounts.ts';
import { BIRTH_VIEWS } from './birth-views.ts';
import { fillBirth } from './births.ts';
import { INVITATION_VIEWS } from './invitation-views.ts';
import { LIBRARY_VIEWS } from './library-views.ts';
import { PLAN_VIEWS } from './plan-views.ts';
import { PUBLIC_VIEWS } from './public-views.ts';
import { SHARING_VIEWS } from './sharing-views.ts';
import { TEAM_PLAN_VIEWS } from './team-plan-views.ts';
import { at, type Given, text, title, type View } from './view.ts';
import { WORKPLACE_VIEWS } from './workplace-views.ts';

const RESULTS = ({ exactChart }: Given) => `/results/${exactChart}`;
const MEMBERS = ({ account }: Given) => `/admin/team-accounts/${account}/members`;
const NO_CHART = '00000000-0000-4000-8000-000000000000';

/** Every page, and every visually distinct state of one. */
export const VIEWS: readonly View[] = [
  ...PUBLIC_VIEWS,
  ...SHARING_VIEWS,
  ...INVITATION_VIEWS,
  { name: 'about', person: 'visitor', path: at('/about'), shows: title(/founder/) },
  { name: 'terms', person: 'visitor', path: at('/terms'), shows: title(/Terms of Service/) },
  { name: 'support', person: 'visitor', path: at('/support'), shows: title('Support') },
  {
    name: 'about-failed',
    person: 'visitor',
    path: at('/about'),
    refused: ['GET', '/api/site'],
    shows: title('We couldn’t load this page'),
  },
  {
    name: 'server-down',
    person: 'newcomer',
    path: at('/'),
    refused: ['GET', '/api/auth/user'],
    shows: title('We can’t reach the server'),
  },
  {
    name: 'home-first',
    person: 'newcomer',
    path: at('/'),
    shows: text('Welcome! Get Your First Analysis'),
  },
  {
    name: 'home-refused',
    person: 'newcomer',
    path: at('/'),
    act: (page) => page.getByRole('button', { name: 'See My Chart' }).click(),
    shows: text('Birth place is required'),
  },
  {
    name: 'home-places',
    person: 'newcomer',
    path: at('/'),
    act: (page) => page.getByLabel('Birth Place').pressSequentially('Spring'),
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'home-clock-question',
    person: 'newcomer',
    path: at('/'),
    act: async (page) => {
      await fillBirth(page, { birthTime: '01:30' });
      await page.getByLabel('Birth Date').fill('1985-10-27');
    },
    shows: (page) => page.getByRole('radio').first(),
  },
  {
    name: 'home-failed',
    person: 'newcomer',
    path: at('/'),
    refused: ['POST', '/api/individual/charts/preview'],
    act: async (page) => {
      await fillBirth(page, { birthTime: null });
      await page.getByRole('button', { name: 'See My Chart' }).click();
    },
    shows: text('Error'),
  },
  {
    name: 'home-unavailable',
    person: 'newcomer',
    path: at('/'),
    refused: ['GET', '/api/individual/charts/latest'],
    shows: title('Unable to Load Chart Data'),
  },
  {
    name: 'home-again',
    person: 'owner',
    path: at('/home?new=true'),
    shows: text('Generate New Analysis'),
  },
  {
    name: 'home-welcome-back',
    person: 'owner',
    path: RESULTS,
    act: (page) => page.getByRole('link', { name: /start page$/ }).click(),
    shows: text('Welcome Back'),
  },
  {
    name: 'home-loading',
    person: 'owner',
    path: at('/home'),
    unanswered: ['GET', '/api/individual/charts/latest'],
    shows: text('Loading your chart'),
  },
  { name: 'results', person: 'owner', path: RESULTS, shows: title(/Analysis Generated/) },
  {
    name: 'results-gate',
    person: 'owner',
    path: RESULTS,
    act: async (page) => {
      await page.getByRole('button', { name: /^Gate 27, / }).focus();
      await page.keyboard.press('Enter');
    },
    shows: (page) => page.getByText(/^Gate 27 · /),
    adds: '.detail-popover[data-side], .detail-sheet',
  },
  {
    name: 'results-read-as-text',
    person: 'owner',
    path: RESULTS,
    act: (page) => page.getByText('Read as text').click(),
    shows: (page) => page.getByRole('cell').first(),
    adds: 'details[open]',
  },
  {
    name: 'results-approximate',
    person: 'owner',
    path: ({ approximateChart }) => `/results/${approximateChart}`,
    shows: text('When it changes'),
  },
  {
    name: 'results-loading',
    person: 'owner',
    path: RESULTS,
    unanswered: ['GET', '/api/individual/charts/*'],
    shows: text('Loading the chart'),
  },
  {
    name: 'results-missing',
    person: 'newcomer',
    path: at(`/results/${NO_CHART}`),
    shows: title('Chart Not Found'),
    // A missing chart is still requested.
    refusals: /status of 404 /,
  },
  {
    name: 'results-unavailable',
    person: 'newcomer',
    path: at(`/results/${NO_CHART}`),
    refused: ['GET', '/api/individual/charts/*'],
    shows: title('Unable to Load This Chart'),
    // Its reading is requested beside it.
    refusals: /status of 404 /,
  },
  {
    name: 'edit',
    person: 'owner',
    path: ({ exactChart }) => `/results/${exactChart}/edit`,
    shows: title('Edit birth data'),
  },
  {
    name: 'history',
    person: 'owner',
    path: at('/charts'),
    shows: (page) => page.getByText(/^\d+ charts total$/),
  },
  {
    name: 'history-loading',
    person: 'owner',
    path: at('/charts'),
    unanswered: ['GET', '/api/individual/charts'],
    shows: text('Loading your charts'),
  },
  {
    name: 'history-menu',
    person: 'owner',
    path: at('/charts'),
    act: (page) =>
      page
        .getByRole('button', { name: /^More about / })
        .first()
        .click(),
    shows: (page) => page.getByRole('button', { name: /^Delete / }),
  },
  {
    name: 'history-picked',
    person: 'owner',
    path: at('/charts'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Compare two' }).click();
      const picks = page.getByRole('checkbox', { name: /^Compare / });
      await picks.nth(0).check();
      await picks.nth(1).check();
    },
    shows: (page) => page.getByRole('link', { name: 'Compare charts' }),
  },
  {
    name: 'connection',
    person: 'owner',
    path: ({ exactChart, approximateChart }) => `/connection/${exactChart}/${approximateChart}`,
    shows: (page) => page.getByRole('img', { name: / together: / }),
  },
  {
    name: 'connection-side-by-side',
    person: 'owner',
    path: ({ exactChart, approximateChart }) =>
      `/connection/${exactChart}/${approximateChart}?view=charts`,
    shows: (page) => page.getByRole('table'),
  },
  {
    name: 'transits',
    person: 'owner',
    path: at('/transits'),
    shows: (page) => page.getByRole('region', { name: /^Today for / }),
  },
  {
    name: 'returns',
    person: 'owner',
    path: at('/returns'),
    shows: (page) => page.getByRole('group', { name: 'Bodygraph of the solar return' }),
  },
  {
    name: 'history-empty',
    person: 'newcomer',
    path: at('/charts'),
    shows: text('No charts found'),
  },
  {
    name: 'history-nothing-found',
    person: 'owner',
    path: at('/charts?search=nobody'),
    shows: text('No chart goes by that name'),
  },
  {
    name: 'history-unavailable',
    person: 'owner',
    path: at('/charts'),
    refused: ['GET', '/api/individual/charts'],
    shows: text('Unable to load your charts'),
  },
  {
    name: 'history-delete',
    person: 'owner',
    path: at('/charts'),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^More about / })
        .first()
        .click();
      await page.getByRole('button', { name: /^Delete / }).click();
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'menu',
    person: 'owner',
    path: at('/charts'),
    isPhoneOnly: true,
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'profile-menu',
    person: 'owner',
    path: at('/charts'),
    act: (page) => page.getByRole('button', { name: 'Profile menu' }).click(),
    shows: text('Signed in as'),
  },
  {
    name: 'vector-test',
    person: 'newcomer',
    path: at('/vector-test'),
    shows: title('Knowledge Search'),
  },
  {
    name: 'vector-test-results',
    person: 'newcomer',
    path: at('/vector-test'),
    act: (page) => page.getByRole('button', { name: 'Define Splenic Authority' }).click(),
    shows: (page) => page.getByText(/\| Found \d+ results$/),
  },
  {
    name: 'vector-test-failed',
    person: 'newcomer',
    path: at('/vector-test'),
    refused: ['POST', '/api/test/vector-search'],
    act: (page) => page.getByRole('button', { name: 'Explain team dynamics' }).click(),
    shows: (page) => page.getByRole('main').getByText('Search Failed'),
  },
  ...BIRTH_VIEWS,
  ...PLAN_VIEWS,
  ...LIBRARY_VIEWS,
  ...WORKPLACE_VIEWS,
  {
    name: 'account-dashboard',
    person: 'accountAdmin',
    path: at('/'),
    shows: (page) => page.getByRole('link', { name: /^View Team Chart/ }).first(),
  },
  {
    name: 'account-dashboard-edit',
    person: 'accountAdmin',
    path: at('/'),
    act: (page) => page.getByRole('button', { name: 'Edit' }).first().click(),
    shows: (page) => page.getByRole('dialog', { name: 'Edit team' }),
  },
  {
    name: 'account-dashboard-failed',
    person: 'accountAdmin',
    path: at('/'),
    refused: ['GET', '/api/user/team-accounts'],
    shows: text('Unable to load your accounts'),
  },
  {
    name: 'members',
    person: 'accountAdmin',
    path: MEMBERS,
    shows: (page) => page.getByText(/^Current Team Members \(\d+\)$/),
  },
  {
    name: 'members-found',
    person: 'master',
    path: MEMBERS,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add User' }).click();
      await page.getByLabel('Search by email or name').fill('demo.example');
      await page.keyboard.press('Enter');
    },
    shows: (page) => page.getByRole('list', { name: 'Search results' }),
  },
  {
    name: 'members-remove',
    person: 'accountAdmin',
    path: MEMBERS,
    act: (page) =>
      page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'members-missing',
    person: 'master',
    path: at(`/admin/team-accounts/${NO_CHART}/members`),
    shows: title('404 Page Not Found'),
    refusals: /status of 404 /,
  },
  {
    name: 'master',
    person: 'master',
    path: at('/admin/master'),
    shows: (page) => page.getByText('Total Activity'),
  },
  {
    name: 'master-usage-table',
    person: 'master',
    path: at('/admin/master'),
    act: (page) => page.getByText('Show the days as a table').click(),
    shows: (page) => page.getByRole('cell').first(),
  },
  {
    name: 'master-hidden-stats',
    person: 'master',
    path: at('/admin/master'),
    act: (page) => page.getByRole('button', { name: 'Hide Stats' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Show Stats' }),
  },
  {
    name: 'master-loading',
    person: 'master',
    path: at('/admin/master'),
    unanswered: ['GET', '/api/admin/team-accounts'],
    shows: text('Loading dashboard...'),
  },
  {
    name: 'master-nothing-found',
    person: 'master',
    path: at('/admin/master?search=nobody'),
    shows: (page) => page.getByText(/^No team account has/),
  },
  {
    name: 'master-create',
    person: 'master',
    path: at('/'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByLabel('Team Limit').fill('1.5');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
    },
    shows: text('Team account name is required'),
  },
  {
    name: 'master-delete',
    person: 'master',
    path: at('/'),
    act: (page) => page.getByRole('button', { name: 'Delete' }).first().click(),
    shows: (page) => page.getByRole('alertdialog', { name: 'Delete Team Account' }),
  },
  {
    name: 'master-conflict',
    person: 'master',
    path: ({ empty }) => `/admin/master?search=${empty.name}`,
    refusals: /status of 409 /,
    act: async (page, { empty }) => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Account Name *').fill(`${empty.name} (mine)`);
      await changeAccount(page, empty);
      await page.getByRole('button', { name: 'Save' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Take theirs' }),
  },
  {
    name: 'master-edit',
    person: 'master',
    path: at('/'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByRole('button', { name: 'Edit' }).first().click();
    },
    shows: (page) => page.getByRole('form', { name: /^Edit / }),
  },
  {
    name: 'master-users',
    person: 'master',
    path: at('/?search=Northwind'),
    act: (page) => page.getByRole('button', { name: 'Manage Users' }).first().click(),
    shows: (page) => page.getByRole('heading', { name: 'Team Viewers' }),
  },
  {
    name: 'master-add-viewer',
    person: 'master',
    path: at('/?search=Northwind'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Manage Users' }).first().click();
      await page.getByRole('button', { name: 'Add Viewer' }).click();
      await page.getByLabel('Search by email').fill('demo');
      await page.keyboard.press('Enter');
    },
    shows: (page) => page.getByRole('list', { name: 'Search results' }),
  },
  {
    name: 'master-cleanup',
    person: 'master',
    path: at('/'),
    act: async (page) => {
      await answerScan(page, false);
      await page.getByRole('button', { name: 'Nuclear Cleanup' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'CONFIRM NUCLEAR CLEANUP' }),
  },
  {
    name: 'master-cleanup-clean',
    person: 'master',
    path: at('/'),
    act: async (page) => {
      await answerScan(page, true);
      await page.getByRole('button', { name: 'Nuclear Cleanup' }).click();
    },
    shows: text('All Clean'),
  },
  {
    name: 'master-failed',
    person: 'master',
    path: at('/'),
    refused: ['GET', '/api/admin/team-accounts'],
    shows: text('Unable to load the accounts'),
  },
  {
    name: 'audit',
    person: 'master',
    path: at('/admin/audit'),
    shows: (page) => page.getByRole('list', { name: 'Entries' }),
  },
  {
    name: 'audit-entry',
    person: 'master',
    path: at('/admin/audit?action=account.changed'),
    act: (page) => page.getByText('What changed').first().click(),
    shows: (page) => page.getByText('→').first(),
  },
  {
    name: 'audit-nothing',
    person: 'master',
    path: at(`/admin/audit?objectId=${NO_CHART}`),
    shows: text('No entries'),
  },
  {
    name: 'team',
    person: 'accountAdmin',
    path: ({ team }) => `/team?teamId=${team}`,
    shows: (page) => page.getByRole('heading', { name: 'Ask your team coach' }),
  },
  ...(['gaps', 'people', 'pairs', 'plan'] as const).map(
    (tab): View => ({
      name: `team-${tab}`,
      person: 'accountAdmin',
      path: ({ team }) => `/team?teamId=${team}&tab=${tab}`,
      shows: (page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first(),
    }),
  ),
  {
    name: 'team-pair',
    person: 'accountAdmin',
    path: ({ pair }) => `/team?teamId=${pair}`,
    shows: (page) => page.getByRole('heading', { name: 'Ask your team coach' }),
  },
  ...TEAM_PLAN_VIEWS,
  {
    name: 'team-creating',
    person: 'accountAdmin',
    path: at('/team?mode=creating'),
    shows: (page) => page.getByRole('button', { name: 'Analyze S-Penta' }),
  },
  {
    name: 'team-file',
    person: 'accountAdmin',
    path: at('/team?mode=creating'),
    act: (page) => page.getByRole('tab', { name: 'CSV Team Upload' }).click(),
    shows: (page) => page.getByRole('tab', { name: 'CSV Team Upload', selected: true }),
  },
  {
    name: 'master-prompts',
    person: 'master',
    path: at('/master-prompts'),
    shows: (page) => page.getByLabel('Team coach system prompt'),
  },
  {
    name: 'contact-sales',
    person: 'newcomer',
    path: at('/contact-sales'),
    shows: title('Enterprise Solutions'),
  },
  {
    name: 'not-found',
    person: 'newcomer',
    path: at('/no/such/page'),
    shows: title('404 Page Not Found'),
  },
  {
    name: 'not-found-admin',
    person: 'newcomer',
    path: at('/admin/master'),
    shows: title('404 Page Not Found'),
  },
];
