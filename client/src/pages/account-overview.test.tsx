import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf, memberWith, myAccountWith, teamSummaryWith } from '#client/testing/admin-samples.ts';
import { isUnreachable, type MockHandler, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { personWith } from '#client/testing/samples.ts';
import {
  type AccountOverview,
  getAccountOverview,
  type OverviewTeam,
} from '#shared/contract/account-overview.ts';
import { listAccountTeams } from '#shared/contract/account-teams.ts';
import { listMyAccounts } from '#shared/contract/accounts.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { listAccountUsers } from '#shared/contract/members.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import { PENTA_TEXTS } from '#shared/knowledge/penta-texts.data.ts';

const FUNCTIONS = PENTA_GATES.map((gate) => ({ gate, name: PENTA_TEXTS[gate].label }));
const place = (name: string) => FUNCTIONS.findIndex((one) => one.name === name);

/** A team whose functions two people cover each, except for those named. */
function teamWith(index: number, name: string, holders: Record<string, number> = {}): OverviewTeam {
  const counts = FUNCTIONS.map((one) => holders[one.name] ?? 2);
  return {
    id: idOf(index),
    name,
    isActive: true,
    people: 4,
    pending: 0,
    penta: {
      covered: counts.filter((count) => count > 0).length,
      holders: counts,
      possible: counts.map(() => false),
      mostNeeded: { name: 'Mei', functions: 3 },
    },
    updatedAt: '2026-05-03T10:00:00.000Z',
  };
}

const ALPHA = teamWith(11, 'Alpha', { Vision: 0, Culture: 1 });
const BETA = teamWith(12, 'Beta', { Vision: 0, Oversight: 0 });
const PAIR: OverviewTeam = { ...teamWith(13, 'Pair'), people: 2, pending: 1, penta: null };
const OLD: OverviewTeam = { ...teamWith(14, 'Old'), isActive: false };

function overviewWith(teams: readonly OverviewTeam[], found = teams.length): AccountOverview {
  const missing = FUNCTIONS.map(() => 0);
  missing[place('Vision')] = 7;
  missing[place('Oversight')] = 4;
  return {
    functions: FUNCTIONS,
    teams: [...teams],
    found,
    totals: { teams: 11, people: 42, analyzed: 10, missing, pointOfFailure: null },
  };
}

function open(path: string, ...handlers: MockHandler[]) {
  return renderApp(
    path,
    ...handlers,
    replies(getAccountOverview, overviewWith([BETA, ALPHA, PAIR, OLD])),
    replies(
      getCurrentUser,
      personWith({
        teams: [{ role: 'account_admin', teamAccount: { id: idOf(1), name: 'Acme' } }],
      }),
    ),
    replies(listMyAccounts, [myAccountWith()]),
    replies(listAccountTeams, [teamSummaryWith()]),
    replies(listAccountUsers, [memberWith()]),
  );
}

const table = () => screen.findByRole('table', { name: 'Functions covered by each team' });
const rowOf = async (name: RegExp) => within(await table()).findByRole('row', { name });

test('says what is missing in most teams, and how many there are', async () => {
  open('/');
  expect(
    await screen.findByRole('heading', { name: 'Vision is missing in 7 of your 10 teams.' }),
  ).toBeVisible();
  expect(screen.getByText('10 of 11 teams analyzed · 42 people')).toBeVisible();
});

test('leads to a stand-in for what no team covers', async () => {
  const overview = overviewWith([BETA, ALPHA]);
  const missing = FUNCTIONS.map(({ name }) => (name === 'Vision' ? 2 : 0));
  const totals = { ...overview.totals, teams: 2, analyzed: 2, missing };
  open('/', replies(getAccountOverview, { ...overview, totals }));
  const words = 'Nobody in your teams covers Vision, so agree on who stands in for it.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a stand-in for Vision in Beta' })).toHaveAttribute(
    'href',
    `/team?teamId=${BETA.id}&tab=gaps`,
  );
});

test('shows for each team what is covered, by how many and by whom alone', async () => {
  open('/');
  const alpha = within(await rowOf(/^Alpha/));
  expect(alpha.getByRole('link', { name: 'Alpha' })).toHaveAttribute(
    'href',
    `/team?teamId=${ALPHA.id}`,
  );
  const cells = alpha.getAllByRole('cell');
  expect(cells[0]).toHaveTextContent(/11 of 12.*Missing: Vision/);
  expect(cells[1 + place('Vision')]).toHaveTextContent('missing');
  expect(cells[1 + place('Culture')]).toHaveTextContent('one person');
  expect(cells[1 + place('Oversight')]).toHaveTextContent('2 people');
  expect(cells[13]).toHaveTextContent('Mei alone covers 3');
  const pair = await rowOf(/^Pair/);
  expect(pair).toHaveTextContent('2 people');
  expect(pair).toHaveTextContent('1 invited');
  expect(pair).toHaveTextContent('Needs a third person');
  expect(await rowOf(/^Old/)).toHaveTextContent('Inactive');
  const sums = within(await rowOf(/^Teams missing it/)).getAllByRole('cell');
  expect(sums[place('Vision')]).toHaveTextContent(/^7$/);
  expect(sums[place('Reliability')]).toHaveTextContent(/^0$/);
});

test('marks functions that depend on a birth time as possibly covered, not missing', async () => {
  const counts = FUNCTIONS.map((_, index) => (index === place('Vision') ? 0 : 1));
  const penta = {
    covered: 11,
    holders: counts,
    possible: counts.map((count) => count === 0),
    mostNeeded: null,
  };
  open('/', replies(getAccountOverview, overviewWith([{ ...ALPHA, penta }])));
  const alpha = within(await rowOf(/^Alpha/));
  const cells = alpha.getAllByRole('cell');
  expect(cells[0]).toHaveTextContent('Possibly covered: Vision');
  expect(cells[0]).not.toHaveTextContent('Missing');
  expect(cells[1 + place('Vision')]).toHaveTextContent('possibly covered');
  expect(screen.getByText('depends on a birth time')).toBeInTheDocument();
});

test('sorts, filters and searches by the address', async () => {
  const { api, user } = open('/?state=gaps&missing=2&sort=name');
  await table();
  const asked = () => api.calls(getAccountOverview).at(-1)?.query;
  expect(asked()).toEqual({ state: 'gaps', missing: 2, sort: 'name', order: 'asc', offset: 0 });
  const head = screen.getByRole('columnheader', { name: /^Team/ });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(head).getByRole('button'));
  await waitFor(() => expect(asked()?.order).toBe('desc'));
  await user.click(screen.getByRole('button', { name: /^Coverage/ }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'coverage', order: 'asc' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Pending people');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'pending', order: 'desc' }));
  await user.click(screen.getByRole('button', { name: /^Coverage/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Inactive');
  await waitFor(() => expect(asked()?.state).toBe('inactive'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Missing' }), 'Any function');
  await waitFor(() => expect(asked()?.missing).toBeUndefined());
  await user.type(screen.getByRole('searchbox', { name: 'Find a team or person' }), 'mei');
  await waitFor(() => expect(asked()?.search).toBe('mei'));
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    `/api/accounts/${idOf(1)}/overview/export?search=mei&state=inactive&sort=coverage&order=asc`,
  );
});

test('pages through many teams', async () => {
  const { api, user } = open('/', replies(getAccountOverview, overviewWith([ALPHA], 120)));
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(api.calls(getAccountOverview).at(-1)?.query.offset).toBe(50));
});

test('offers all teams again when a filter finds none', async () => {
  const { api, user } = open(
    '/?search=zzz',
    replies(getAccountOverview, ({ query }) => overviewWith(query.search ? [] : [ALPHA])),
  );
  expect(await screen.findByRole('heading', { name: 'No teams match' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all teams' }));
  await table();
  expect(api.calls(getAccountOverview).at(-1)?.query.search).toBeUndefined();
});

test('is absent before a team has been analyzed', async () => {
  const missing = FUNCTIONS.map(() => 0);
  const none = { teams: 1, people: 0, analyzed: 0, missing, pointOfFailure: null };
  open('/', replies(getAccountOverview, { ...overviewWith([PAIR]), totals: none }));
  expect(await screen.findByRole('heading', { name: 'Teams in Acme' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('status', { name: 'Loading the overview' })).toBeNull(),
  );
  expect(screen.queryByRole('table')).toBeNull();
});

test('offers another try when it can’t be loaded', async () => {
  const { api, user } = open('/', isUnreachable(getAccountOverview));
  expect(await screen.findByRole('heading', { name: 'Unable to load the overview' })).toBeVisible();
  api.use(replies(getAccountOverview, overviewWith([ALPHA])));
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await table()).toBeVisible();
});

test('is at /dashboard, too', async () => {
  open('/dashboard');
  expect(await table()).toBeVisible();
});
