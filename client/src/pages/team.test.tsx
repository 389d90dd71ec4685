import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
import { PLAIN_ANSWER } from '#client/testing/coach-answer.ts';
import {
  isUnreachable,
  type MockHandler,
  once,
  refuses,
  replies,
  streams,
} from '#client/testing/mock-api.ts';
import { APPLIED } from '#client/testing/quick-computed-style.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import {
  ACCOUNT_ID,
  accountWith,
  OTHER_ACCOUNT_ID,
  OTHER_TEAM_ID,
  summaryOf,
  TEAM_ID,
  teamPerson,
  teamWith,
} from '#client/testing/team-samples.ts';
import { listAccountTeams } from '#shared/contract/account-teams.ts';
import {
  getActiveAccount,
  getActiveTeam,
  listMyAccounts,
  setActiveAccount,
  setActiveTeam,
} from '#shared/contract/accounts.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { askTeamCoach, type Source } from '#shared/contract/coach.ts';
import { listConversations } from '#shared/contract/conversations.ts';
import { autocompletePlaces, getPlaceDetails } from '#shared/contract/places.ts';
import {
  analyzeTeam,
  getTeam,
  getTeamPeople,
  listMyTeams,
  resolveTeamBirths,
} from '#shared/contract/teams.ts';

const alpha = teamWith(4);
const beta = teamWith(2, { id: OTHER_TEAM_ID, name: 'Team Beta', description: null });
const TEAMS = [alpha, beta];
const GAMMA = teamWith(3, { id: OTHER_TEAM_ID, name: 'Gamma' });

const picks = replies(setActiveTeam, ({ body }) => ({ activeTeamId: body.teamId }));

/** A server with two teams in one account; the first handlers win. */
function open(path: string, ...handlers: MockHandler[]) {
  Element.prototype.scrollIntoView ??= () => {};
  return renderApp(
    path,
    ...handlers,
    replies(getCurrentUser, teamPerson()),
    replies(listMyAccounts, [accountWith()]),
    replies(getActiveAccount, { activeAccountId: null }),
    replies(getActiveTeam, { activeTeamId: null }),
    picks,
    replies(listAccountTeams, TEAMS.map(summaryOf)),
    replies(listMyTeams, TEAMS.map(summaryOf)),
    replies(getTeam, ({ params }) => TEAMS.find(({ id }) => id === params.id) ?? alpha),
    replies(autocompletePlaces, { predictions: [] }),
    replies(resolveTeamBirths, { births: [] }),
  );
}

const noTeams = replies(listAccountTeams, []);
const member = [
  replies(getCurrentUser, teamPerson('regular_user')),
  replies(listMyAccounts, [accountWith('member')]),
  replies(getTeam, { ...alpha, canManage: false }),
];

const openMenu = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'More about this team' }));
const selector = () => screen.findByRole('combobox', { name: 'Select Team:' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Opens a tab of the analysis. */
const openTab = (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
const person = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Person ${number}`) }));

async function toastOf(text: string) {
  const region = within(await screen.findByRole('region', { name: /^Notifications/ }));
  return region.findByText(text);
}

async function fillPerson(number: number, name: string, time = '10:15') {
  const fields = person(number);
  fireEvent.change(fields.getByRole('textbox', { name: 'Full Name' }), { target: { value: name } });
  const own = person(number);
  fireEvent.change(own.getByLabelText('Birth Date'), { target: { value: '1985-05-03' } });
  fireEvent.change(own.getByLabelText('Birth Time'), { target: { value: time } });
  fireEvent.change(own.getByRole('combobox', { name: 'Birth Place' }), { target: { value: 'Vi' } });
}

async function fillTeam(count = 3) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Team Name' }), {
    target: { value: ' Gamma ' },
  });
  for (let number = 1; number <= count; number += 1) await fillPerson(number, `P${number}`);
}

const analyze = () => screen.getByRole('button', { name: 'Analyze S-Penta' });

test('shows the account’s first team with all its parts', async () => {
  const { api, user, history } = open('/team');
  expect(screen.queryByText('Loading your team analysis...')).not.toBeInTheDocument();
  expect(await title('Team Alpha')).toBeVisible();
  expect(api.calls(listAccountTeams)[0]?.params).toEqual({ accountId: ACCOUNT_ID });
  expect(api.calls(listMyTeams)).toEqual([]);
  expect(await selector()).toHaveDisplayValue('Team Alpha · Makes the product');
  expect(screen.getByRole('option', { name: 'Team Beta · No description' })).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { level: 2, name: /^Nobody covers .*rests? on .*\.$/ }),
  ).toBeVisible();
  const [counts] = screen.getAllByText(/^You cover \d+ of 12 functions and \d of 6 channels\.$/);
  expect(counts).toBeVisible();
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
    'Map',
    `Gaps ${alpha.pentaData?.gaps.length}`,
    'People 4',
    'Pairs 6',
    'Plan',
  ]);
  expect(await screen.findByText('Collective energy dynamics for 4 team members')).toBeVisible();
  await openTab(user, 'Gaps');
  expect(await screen.findByRole('region', { name: 'Missing BG5 Functions (Team)' })).toBeVisible();
  expect(history?.at(-1)).toBe('/team?tab=gaps');
  await openTab(user, 'People');
  await user.click(await screen.findByText('BG5 Penta Gate Breakdown'));
  expect(screen.getByRole('region', { name: 'BG5 Penta Gate Breakdown' })).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'Team Summary' }));
  expect(summary.getByText('Working relationships analyzed').parentElement).toHaveTextContent('6');
  await openTab(user, 'Pairs');
  const dynamics = within(await screen.findByRole('region', { name: 'Working Dynamics' }));
  expect(dynamics.getAllByRole('button', { expanded: false })).toHaveLength(6);
  expect(document.title).toMatch(/^Team Alpha · Team/);
});

test('each pair has a card with its type, its Strength and its Watch Out', async () => {
  const { user } = open('/team?tab=pairs');
  await title('Team Alpha');
  const dynamics = within(await screen.findByRole('region', { name: 'Working Dynamics' }));
  expect(new Set(alpha.dynamics.map(({ dynamicType }) => dynamicType)).size).toBeGreaterThan(1);
  const rows = dynamics.getAllByRole('button', { expanded: false });
  const shown = new Set();
  for (const row of rows) {
    await user.click(row);
    const title = dynamics.getByRole('heading', { level: 3 }).textContent;
    const dynamic = alpha.dynamics.find(
      ({ member1, member2 }) => title.includes(member1.name) && title.includes(member2.name),
    );
    shown.add(dynamic);
    expect(dynamics.getByText(dynamic?.dynamicType ?? '')).toBeVisible();
    const said = (term: string) => dynamics.getByText(term, { selector: 'dt' }).nextElementSibling;
    expect(said('Strength')).toHaveTextContent(dynamic?.strength ?? '');
    expect(said('Watch Out')).toHaveTextContent(dynamic?.watchout ?? '');
  }
  expect(shown).toEqual(new Set(alpha.dynamics));
});

test('a member who does not manage the account sees their teams, and no way to create one', async () => {
  const { api, user } = open('/team', ...member);
  expect(await title('Team Alpha')).toBeVisible();
  expect(api.calls(listAccountTeams)).toEqual([]);
  await openMenu(user);
  expect(
    screen.queryByRole('button', { name: 'Create New Team Analysis' }),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit people' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download people' })).not.toBeInTheDocument();
});

test('a member who may not create a team is told whom to ask', async () => {
  open('/team?mode=creating', ...member);
  expect(
    await screen.findByRole('heading', { name: 'Only account admins create teams' }),
  ).toBeVisible();
  expect(screen.getByText(/Account admins create the teams in Acme/)).toBeVisible();
  expect(screen.queryByText('No team to show yet')).not.toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('selecting a team shows it right away and is stored', async () => {
  const { user, api } = open('/team');
  await title('Team Alpha');
  await user.selectOptions(await selector(), OTHER_TEAM_ID);
  expect(await title('Team Beta')).toBeVisible();
  await waitFor(() =>
    expect(api.calls(setActiveTeam)).toEqual([{ body: { teamId: OTHER_TEAM_ID } }]),
  );
  expect(await selector()).toHaveValue(OTHER_TEAM_ID);
});

test('a pair has working dynamics, and the page says why there is no Penta', async () => {
  const { user } = open(`/team?teamId=${OTHER_TEAM_ID}`);
  await title('Team Beta');
  expect(await screen.findByText('No Penta for this team')).toBeVisible();
  await openTab(user, 'People');
  await user.click(await screen.findByText('BG5 Penta Gate Breakdown'));
  expect(screen.getByText('BG5 analysis data not available')).toBeVisible();
  await openTab(user, 'Pairs');
  expect(
    within(await screen.findByRole('region', { name: 'Working Dynamics' })).getByRole('heading', {
      level: 3,
    }),
  ).toHaveTextContent('Ana Müller and Ben Okafor');
});

test('shows the team selected last', async () => {
  open('/team', replies(getActiveTeam, { activeTeamId: OTHER_TEAM_ID }));
  expect(await title('Team Beta')).toBeVisible();
});

test('clears a selected team of another account, with only a console warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api } = open(
    '/team',
    replies(getActiveAccount, { activeAccountId: ACCOUNT_ID }),
    replies(getActiveTeam, { activeTeamId: OTHER_TEAM_ID }),
    replies(getTeam, ({ params }) =>
      params.id === OTHER_TEAM_ID ? { ...beta, accountId: OTHER_ACCOUNT_ID } : alpha,
    ),
  );
  expect(await title('Team Alpha')).toBeVisible();
  expect(api.calls(setActiveTeam)).toEqual([{ body: { teamId: null } }]);
  expect(warn).toHaveBeenCalledOnce();
  expect(currentToast()).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  warn.mockRestore();
});

test('clears a selected team that was deleted', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  open(
    '/team',
    replies(getActiveTeam, { activeTeamId: OTHER_TEAM_ID }),
    once(refuses(getTeam, 404, { code: 'team.not_found' })),
  );
  expect(await title('Team Alpha')).toBeVisible();
  warn.mockRestore();
});

test('reports a deleted team in the URL, and shows the first one', async () => {
  const { history } = open(
    `/team?teamId=${OTHER_TEAM_ID}`,
    once(refuses(getTeam, 404, { code: 'team.not_found' })),
  );
  expect(await title('Team Alpha')).toBeVisible();
  expect(screen.getByText(/no longer exists, or you don’t have access to it/)).toBeVisible();
  expect(history?.at(-1)).toBe('/team');
});

test('scrolls to a team in the URL', async () => {
  open(`/team?teamId=${TEAM_ID}`);
  const heading = await screen.findByRole('heading', { level: 3, name: 'Team Alpha: Penta of 4' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('a team that fails to load says so and loads on retry', async () => {
  const { user } = open(
    '/team',
    once(refuses(getTeam, 503, { code: 'service.unavailable', message: 'Down' })),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await title('Team Alpha')).toBeVisible();
});

test('selecting another account clears the selected team and shows its own', async () => {
  const gamma = teamWith(3, { id: OTHER_TEAM_ID, accountId: OTHER_ACCOUNT_ID, name: 'Team Gamma' });
  const { user, api } = open(
    '/team',
    replies(listMyAccounts, [
      accountWith(),
      accountWith('account_admin', { id: OTHER_ACCOUNT_ID, name: 'Globex' }),
    ]),
    replies(setActiveAccount, ({ body }) => ({ activeAccountId: body.accountId })),
    replies(listAccountTeams, ({ params }) => [
      summaryOf(params.accountId === ACCOUNT_ID ? alpha : gamma),
    ]),
    replies(getTeam, ({ params }) => (params.id === OTHER_TEAM_ID ? gamma : alpha)),
  );
  await title('Team Alpha');
  api.use(replies(getActiveAccount, { activeAccountId: OTHER_ACCOUNT_ID }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Team account:' }),
    OTHER_ACCOUNT_ID,
  );
  expect(await title('Team Gamma')).toBeVisible();
  expect(api.calls(setActiveTeam)).toContainEqual({ body: { teamId: null } });
});

test('a new team starts with three empty people and can grow to five', async () => {
  const { user, api } = open('/team', replies(getActiveTeam, { activeTeamId: TEAM_ID }));
  await title('Team Alpha');
  await user.click(screen.getByRole('button', { name: 'Create New Team Analysis' }));
  expect(await selector()).toHaveDisplayValue('Choose a team to analyze');
  expect(api.calls(setActiveTeam)).toContainEqual({ body: { teamId: null } });
  expect(screen.getAllByRole('group', { name: /^Person/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: 'Time unknown?' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Team Member (3/5)' }));
  expect(screen.getByRole('heading', { name: 'Person 4' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Add Team Member (4/5)' }));
  expect(screen.getByRole('button', { name: 'Add Team Member (5/5)' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove person 2' }));
  expect(screen.getAllByRole('group', { name: /^Person/ })).toHaveLength(4);
});

test('sends nothing without a name', async () => {
  const { user, api } = open('/team', noTeams);
  await screen.findByRole('textbox', { name: 'Team Name' });
  await user.click(analyze());
  expect(await toastOf('Missing Team Name')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Team Name' })).toHaveAccessibleDescription(
    'Please enter a name for your team.',
  );
  expect(api.calls(analyzeTeam)).toEqual([]);
});

test('sends nothing with an empty field, and focuses the first one', async () => {
  const { user, api } = open('/team', noTeams);
  await fillTeam();
  fireEvent.change(person(2).getByLabelText('Birth Time'), { target: { value: '' } });
  await user.click(analyze());
  expect(await toastOf('Missing Information')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please fill in all fields for all 3 people.',
  );
  expect(person(2).getByLabelText('Birth Time')).toHaveFocus();
  expect(person(2).getByText('Birth time is required')).toBeVisible();
  expect(api.calls(analyzeTeam)).toEqual([]);
});

test('sends nothing without an account', async () => {
  const { user, api } = open('/team', replies(listMyAccounts, []), replies(listMyTeams, []));
  await fillTeam();
  await user.click(analyze());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No account selected. Please select an account first.',
  );
  expect(api.calls(analyzeTeam)).toEqual([]);
});

test('sends a team with its members, and shows its Penta with its coverage', async () => {
  const { user, api } = open(
    '/team?mode=creating',
    replies(analyzeTeam, GAMMA),
    replies(getTeam, GAMMA),
  );
  await fillTeam();
  await user.click(analyze());
  expect(await toastOf('Team Analysis Complete')).toBeVisible();
  expect(await toastOf('Found 75% coverage of the 12 Penta gates.')).toBeVisible();
  expect(await title('Gamma')).toBeVisible();
  const [call] = api.calls(analyzeTeam);
  expect(call?.body).toEqual({
    teamName: 'Gamma',
    teamAccountId: ACCOUNT_ID,
    members: [1, 2, 3].map((number) => ({
      name: `P${number}`,
      birthDate: '1985-05-03',
      birthTime: '10:15',
      birthPlace: 'Vi',
    })),
  });
  const heading = await screen.findByRole('heading', { level: 3, name: 'Gamma: Penta of 3' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('shows the server’s question at its person, and keeps everything typed', async () => {
  const { user, api } = open(
    '/team?mode=creating',
    once(
      refuses(analyzeTeam, 422, {
        code: 'birth.time_ambiguous',
        message: 'Please check one of the people.',
        fields: { 'members.1.birthTime': 'The clocks were set back.' },
        choices: [
          {
            kind: 'fold',
            fold: 0,
            utc: '',
            offsetSeconds: 7200,
            abbreviation: 'CEST',
            field: 'members.1.birthTime',
          },
          {
            kind: 'fold',
            fold: 1,
            utc: '',
            offsetSeconds: 3600,
            abbreviation: 'CET',
            field: 'members.1.birthTime',
          },
        ],
      }),
    ),
    replies(analyzeTeam, GAMMA),
    replies(getTeam, GAMMA),
  );
  await fillTeam();
  await user.click(analyze());
  expect(await screen.findByText('Almost there')).toBeVisible();
  expect(currentToast()).toBeNull();
  const later = await person(2).findByRole('radio', { name: /^The second/ });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(person(1).getByRole('textbox', { name: 'Full Name' })).toHaveValue('P1');
  await user.click(later);
  await user.click(analyze());
  expect(await title('Gamma')).toBeVisible();
  expect(api.calls(analyzeTeam)[1]?.body).toMatchObject({
    members: [{ name: 'P1' }, { name: 'P2', fold: 1 }, { name: 'P3' }],
  });
});

test('asks which of several namesakes is meant, at each person concerned', async () => {
  const newcastle = (index: number, region: string, timeZone: string) => ({
    kind: 'place' as const,
    placeId: region,
    description: `Newcastle, ${region}`,
    timeZone,
    readings: [{ fold: 0 as const, utc: '1985-05-03T09:15:00Z' }],
    field: `members.${index}.birthPlace`,
  });
  const { user, api } = open(
    '/team?mode=creating',
    once(
      refuses(analyzeTeam, 422, {
        code: 'place.ambiguous',
        fields: { 'members.1.birthPlace': 'Several.', 'members.2.birthPlace': 'Several.' },
        choices: [
          newcastle(1, 'England', 'Europe/London'),
          newcastle(1, 'Maine', 'America/New_York'),
          newcastle(2, 'England', 'Europe/London'),
          newcastle(2, 'Maine', 'America/New_York'),
        ],
      }),
    ),
    replies(getPlaceDetails, {
      placeId: 'Maine',
      formattedAddress: 'Newcastle, Maine',
      latitude: 44,
      longitude: -69.5,
      timeZones: ['America/New_York'],
    }),
    replies(analyzeTeam, GAMMA),
    replies(getTeam, GAMMA),
  );
  await fillTeam();
  await user.click(analyze());
  const first = await person(2).findByRole('radio', { name: /^Newcastle, England/ });
  await waitFor(() => expect(first).toHaveFocus());
  expect(person(1).queryByRole('radio')).not.toBeInTheDocument();
  await user.click(person(2).getByRole('radio', { name: /^Newcastle, Maine/ }));
  await user.click(analyze());
  // The third person's question is still open.
  expect(await person(3).findByText('Choose one to continue.')).toBeVisible();
  expect(api.calls(analyzeTeam)).toHaveLength(1);
  await user.click(person(3).getByRole('radio', { name: /^Newcastle, Maine/ }));
  await user.click(analyze());
  await waitFor(() => expect(api.calls(analyzeTeam)).toHaveLength(2));
  expect(api.calls(analyzeTeam)[1]?.body).toMatchObject({
    members: [
      { birthPlace: 'Vi' },
      { birthPlace: 'Newcastle, Maine', placeId: 'Maine', latitude: 44 },
      { birthPlace: 'Newcastle, Maine', placeId: 'Maine' },
    ],
  });
});

test('a failure without a message gets the default one', async () => {
  const { user } = open(
    '/team?mode=creating',
    refuses(analyzeTeam, 500, { code: 'internal', message: 'Broken' }),
  );
  await fillTeam();
  await user.click(analyze());
  expect(await screen.findByRole('alert')).toHaveTextContent('Broken');
  expect(person(3).getByRole('textbox', { name: 'Full Name' })).toHaveValue('P3');
});

test('sends and shows a team from a file', async () => {
  const { user, api } = open(
    '/team?mode=creating',
    replies(analyzeTeam, GAMMA),
    replies(getTeam, GAMMA),
  );
  await user.click(await screen.findByRole('tab', { name: 'CSV Team Upload' }));
  await user.type(screen.getByRole('textbox', { name: 'Team Name' }), 'Gamma');
  const lines = ['Name,Date,Time,Place', 'Ana,1985-05-03,14:30,Berlin', 'Ben,1990-11-21,,Lisbon'];
  const file = new File([lines.join('\n')], 'team.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
  await user.click(await screen.findByRole('button', { name: 'Upload 2 Team Members' }));
  expect(await title('Gamma')).toBeVisible();
  expect(await toastOf('Team Uploaded!')).toBeVisible();
  expect(api.calls(analyzeTeam)[0]?.body).toMatchObject({
    teamName: 'Gamma',
    teamAccountId: ACCOUNT_ID,
    members: [{ name: 'Ana' }, { name: 'Ben', birthTime: null }],
  });
});

test('restores what was typed when coming back', async () => {
  const { user, navigate } = open('/team?mode=creating');
  await fillTeam();
  navigate('/team');
  await title('Team Alpha');
  await user.click(screen.getByRole('button', { name: 'Create New Team Analysis' }));
  expect(await screen.findByRole('textbox', { name: 'Team Name' })).toHaveValue(' Gamma ');
  expect(person(2).getByRole('textbox', { name: 'Full Name' })).toHaveValue('P2');
});

const STATED = [1, 2, 3, 4].map((number) => ({
  id: `member-${number}`,
  name: `P${number}`,
  birthDate: '1985-05-03',
  birthTime: number === 4 ? null : '10:15',
  birthPlace: 'Vienna',
  isEditable: true,
  resolved: {
    resolvedPlace: 'Vienna, Austria',
    timeZone: 'Europe/Vienna',
    utcOffsetSeconds: 7200,
    birthUtc: '1985-05-03T08:15:00.000Z',
  },
  doubts: [],
}));

test.each([
  ['of the person', 'Failed to fetch teams', [...member, isUnreachable(listMyTeams)]],
  ['of the account', 'Failed to fetch account teams', [isUnreachable(listAccountTeams)]],
])('reports teams %s that fail to load', async (_, words, handlers) => {
  open('/team', ...handlers);
  expect(await screen.findByText(words)).toBeVisible();
});

test('exports the people of a team as a file', async () => {
  const { user } = open('/team');
  await title('Team Alpha');
  await openMenu(user);
  const link = screen.getByRole('link', { name: 'Download people' });
  expect(link).toHaveAttribute('href', `/api/team/${alpha.id}/people/export`);
  expect(link).toHaveAttribute('download');
});

test('corrects the people of a team and analyzes it again', async () => {
  const { user, api } = open(
    '/team',
    replies(getTeamPeople, STATED),
    replies(analyzeTeam, { ...alpha, name: 'Team Alpha' }),
  );
  await title('Team Alpha');
  await openMenu(user);
  await user.click(screen.getByRole('button', { name: 'Edit people' }));
  expect(await screen.findByRole('group', { name: 'Person 1: P1' })).toBeVisible();
  expect(person(4).getByRole('switch', { name: 'Time unknown?' })).toBeChecked();
  fireEvent.change(person(1).getByRole('textbox', { name: 'Full Name' }), {
    target: { value: 'Ana' },
  });
  await user.click(screen.getByRole('button', { name: 'Save and analyze again' }));
  expect(await toastOf('Team Analysis Complete')).toBeVisible();
  expect(api.calls(analyzeTeam)[0]?.body).toMatchObject({
    teamId: TEAM_ID,
    members: [{ name: 'Ana' }, {}, {}, { birthTime: null }],
  });
});

test('leaves people who joined by themselves out of the form, and counts them', async () => {
  const [first, second, third, fourth] = STATED;
  if (!(first && second && third && fourth)) throw new Error('Four people are needed');
  const joined = { ...fourth, isEditable: false };
  const { user, api } = open(
    '/team',
    replies(getTeamPeople, [first, second, third, joined]),
    replies(analyzeTeam, alpha),
  );
  await title('Team Alpha');
  await openMenu(user);
  await user.click(screen.getByRole('button', { name: 'Edit people' }));
  expect(
    await screen.findByText(
      'One more person entered their own birth details and stays on the team.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Team Member (4/5)' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Remove P3' }));
  await user.click(screen.getByRole('button', { name: 'Save and analyze again' }));
  expect(await toastOf('Team Analysis Complete')).toBeVisible();
  expect(api.calls(analyzeTeam)[0]?.body).toMatchObject({ members: [{}, {}] });
});

test('an admin expands the births with their resolved places', async () => {
  const { user, api } = open('/team?tab=people', replies(getTeamPeople, STATED));
  await title('Team Alpha');
  const births = await screen.findByText('Birth details');
  expect(api.calls(getTeamPeople)).toHaveLength(0);
  await user.click(births);
  const [first] = await screen.findAllByText('Vienna, Austria');
  const row = within(first?.closest('li') ?? document.body);
  expect(row.getByText('P1')).toBeVisible();
  expect(row.getByText('May 3, 1985, 10:15 AM')).toBeVisible();
  expect(row.getByText(/^Europe\/Vienna, UTC\+2/)).toBeVisible();
  expect(row.getByText('May 3, 1985, 8:15 AM UTC', { selector: 'time' })).not.toBeVisible();
  await user.click(row.getByText('UTC time'));
  expect(row.getByText('May 3, 1985, 8:15 AM UTC', { selector: 'time' })).toBeVisible();
  expect(screen.getByText('May 3, 1985, time unknown')).toBeVisible();
});

test('does not offer a team’s births to a member who does not manage it', async () => {
  open('/team?tab=people', ...member, replies(getTeam, { ...alpha, canManage: false }));
  await screen.findByRole('region', { name: 'Team Summary' });
  expect(screen.queryByText('Birth details')).not.toBeInTheDocument();
});

test('corrects a pair without a third person', async () => {
  const { user, api } = open(
    `/team?teamId=${OTHER_TEAM_ID}`,
    replies(getTeamPeople, STATED.slice(0, 2)),
    replies(analyzeTeam, beta),
  );
  await title('Team Beta');
  await openMenu(user);
  await user.click(screen.getByRole('button', { name: 'Edit people' }));
  await screen.findByRole('group', { name: 'Person 2: P2' });
  await user.click(screen.getByRole('button', { name: 'Save and analyze again' }));
  expect(await toastOf('Team updated')).toBeVisible();
  expect(api.calls(analyzeTeam)).toHaveLength(1);
});

test('opens a member’s bodygraph and returns, in one click each', async () => {
  const { user } = open('/team?tab=people');
  await title('Team Alpha');
  const button = await screen.findByRole('button', { name: 'Bodygraph of Ben Okafor' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ben Okafor' }));
  expect(dialog.getByRole('img', { name: 'Bodygraph of Ben Okafor' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
});

/** The coach is loaded as soon as its section is near the viewport. */
function bringIntoSight() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }
      observe() {
        this.#callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('the team coach answers about the team, and its sources highlight the collective picture', async () => {
  const source: Source = {
    id: 'F1',
    kind: 'fact',
    label: 'Gate 8',
    text: 'Ana holds gate 8.',
    gates: [8],
  };
  const answer = {
    answer: 'Ana holds it [F1].',
    sources: [source],
    provider: 'built-in',
    conversationId: '3c2f1a60-6c7e-4f39-8a55-0d6f6a3f2a99',
    ...PLAIN_ANSWER,
  };
  bringIntoSight();
  const { user, api } = open(
    '/team',
    streams(askTeamCoach, [{ kind: 'done', answer }]),
    replies(listConversations, []),
  );
  await title('Team Alpha');
  const coach = within(await screen.findByRole('region', { name: 'Ask your team coach' }));
  expect(await coach.findByText('About: Team Alpha, 4 people')).toBeVisible();
  expect(coach.getByText(/^Welcome\. I have the analysis of Team Alpha/)).toBeVisible();
  await user.type(coach.getByLabelText('Your question'), 'Who speaks?{Enter}');
  const chip = await coach.findByRole('button', { name: /Gate 8/ });
  expect(api.calls(askTeamCoach)).toEqual([{ body: { message: 'Who speaks?', teamId: TEAM_ID } }]);
  await user.click(screen.getByText('Show the collective bodygraph'));
  const picture = await screen.findByRole('img', { name: 'All gates of Team Alpha together' });
  await user.hover(chip);
  expect(picture.querySelector('.bodygraph-lit')).not.toBeNull();
  await user.unhover(chip);
  expect(picture.querySelector('.bodygraph-lit')).toBeNull();
  await user.click(chip);
  expect(coach.getByText('From the team’s analysis')).toBeVisible();
  await user.click(coach.getByRole('button', { name: 'Earlier conversations' }));
  expect(await coach.findByText(/^Nothing yet\./)).toBeVisible();
  expect(api.calls(listConversations)[0]?.query).toMatchObject({ teamId: TEAM_ID });
});

test('a pair, a box and a missing function can be asked about', async () => {
  const answer = {
    answer: 'Yes.',
    sources: [],
    provider: 'built-in',
    conversationId: null,
    ...PLAIN_ANSWER,
  };
  const { user, api } = open('/team', streams(askTeamCoach, [{ kind: 'done', answer }]));
  await title('Team Alpha');
  const gap = alpha.pentaData?.gates.find(({ state }) => state === 'gap');
  for (const [tab, name, context] of [
    [
      'Pairs',
      'Ask the coach about this pair: Ana Müller and Ben Okafor',
      { kind: 'pair', value: 'Ana Müller and Ben Okafor' },
    ],
    ['Map', 'Ask about Administration and Planning', { kind: 'channel', value: '7-31' }],
    ['Gaps', `Ask about ${gap?.label} (${gap?.gate})`, { kind: 'function', value: `${gap?.gate}` }],
  ] as const) {
    await openTab(user, tab);
    if (tab === 'Pairs') {
      await user.click(await screen.findByRole('button', { name: /^Ana Müller and Ben Okafor/ }));
    }
    await user.click(await screen.findByRole('button', { name }));
    const coach = within(await screen.findByRole('dialog', { name: 'Coach' }));
    await user.type(coach.getByLabelText('Your question'), 'Why?{Enter}');
    await waitFor(() => expect(api.calls(askTeamCoach).at(-1)?.body?.context).toEqual(context));
    await user.click(coach.getByRole('button', { name: 'Close the coach' }));
  }
});

test('keeps a question that the team coach does not answer, with a toast', async () => {
  bringIntoSight();
  const { user } = open('/team', isUnreachable(askTeamCoach));
  await title('Team Alpha');
  const coach = within(await screen.findByRole('region', { name: 'Ask your team coach' }));
  await user.type(await coach.findByLabelText('Your question'), 'Who speaks?{Enter}');
  expect(await toastOf('Error')).toBeVisible();
  expect(await toastOf('Failed to get response. Please try again.')).toBeVisible();
  expect(coach.getByLabelText('Your question')).toHaveValue('Who speaks?');
});

test('an inactive team has no coach', async () => {
  open('/team?tab=pairs', replies(getTeam, { ...alpha, isActive: false }));
  expect(await screen.findByRole('region', { name: 'Working Dynamics' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ask your team coach' })).not.toBeInTheDocument();
});

test('collapses a panel’s content, and keeps its lead', async () => {
  // The test DOM has no stylesheet, so this adds the one rule that collapsing needs.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.hidden { display: none }';
  style.setAttribute(APPLIED, '');
  onTestFinished(() => style.remove());
  const { user } = open('/team');
  await title('Team Alpha');
  const panel = await screen.findByRole('button', { name: 'Team Penta Chart' });
  const content = screen.getByRole('list', { name: 'Upper functions' });
  expect(panel).toHaveAttribute('aria-expanded', 'true');
  expect(content).toBeVisible();
  await user.click(panel);
  expect(panel).toHaveAttribute('aria-expanded', 'false');
  expect(content).not.toBeVisible();
  expect(screen.getByText('Collective energy dynamics for 4 team members')).toBeVisible();
  await user.click(panel);
  expect(content).toBeVisible();
});
