import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf, myAccountWith } from '#client/testing/admin-samples.ts';
import { type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { personWith } from '#client/testing/samples.ts';
import { listMyAccounts } from '#shared/contract/accounts.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import {
  addUnassigned,
  applyOrganization,
  cancelMove,
  getOrganization,
  type Organization,
  removeUnassigned,
  saveOrganizationDraft,
} from '#shared/contract/organization.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import { PENTA_TEXTS } from '#shared/knowledge/penta-texts.data.ts';

const FUNCTIONS = PENTA_GATES.map((gate) => ({ gate, name: PENTA_TEXTS[gate].label }));
const THEN = '2026-05-03T10:00:00.000Z';
const [FIRST = 0, SECOND = 0, THIRD = 0] = PENTA_GATES;
const named = (gate: number) => FUNCTIONS.find((one) => one.gate === gate)?.name ?? '';

/** Four in Alpha who all cover the same, four in Beta who all cover another function. */
function organizationWith(changes: Partial<Organization> = {}): Organization {
  return {
    functions: FUNCTIONS,
    teamLimit: 2,
    teams: [
      { id: idOf(11), name: 'Alpha', updatedAt: THEN },
      { id: idOf(12), name: 'Beta', updatedAt: THEN },
    ],
    people: ['Ana', 'Ben', 'Cem', 'Dora', 'Eva', 'Fay', 'Gus', 'Hal'].map((name, index) => ({
      id: idOf(30 + index),
      name,
      teamId: idOf(index < 4 ? 11 : 12),
      needsConsent: false,
      isUnassigned: false,
      move: null,
      functions: [index < 4 ? FIRST : SECOND],
      possible: index === 0 ? [THIRD] : [],
    })),
    draft: null,
    ...changes,
  };
}

function open(organization: Organization, ...handlers: MockHandler[]) {
  return renderApp(
    '/dashboard/organization',
    ...handlers,
    replies(
      getCurrentUser,
      personWith({
        teams: [{ role: 'account_admin', teamAccount: { id: idOf(1), name: 'Acme' } }],
      }),
    ),
    replies(listMyAccounts, [myAccountWith()]),
    replies(getOrganization, organization),
  );
}

const team = async (name: string) => within(await screen.findByRole('region', { name }));
const namesIn = async (name: string) =>
  (await team(name))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[data-who]')?.textContent);

test('shows who is where, what each team covers and what is missing', async () => {
  open(organizationWith());
  const alpha = await team('Alpha');
  expect(alpha.getByText('1 of 12, perhaps 2')).toBeVisible();
  expect(alpha.getByText(new RegExp(`^Missing: .*${named(SECOND)}`))).toBeVisible();
  expect(alpha.getByText(`Possibly covered: ${named(THIRD)}`)).toBeVisible();
  expect(alpha.queryByText(new RegExp(`^Missing: .*${named(THIRD)}`))).toBeNull();
  expect(
    screen.getByRole('heading', { name: 'Alpha covers least: 1 of 12 functions.' }),
  ).toBeVisible();
  for (const name of ['Apply changes', 'Save draft', 'Reset']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('suggests teams that cover more, with few moves, and explains each', async () => {
  const { user } = open(organizationWith());
  await user.click(await screen.findByRole('button', { name: 'Suggest teams' }));
  expect(
    await screen.findByRole('heading', {
      name: 'Alpha covers least: 2 of 12 functions.',
    }),
  ).toBeVisible();
  await user.click(screen.getByText('2 people move'));
  const moves = screen.getAllByText(/^Moving /).map((one) => one.textContent);
  expect(moves).toHaveLength(2);
  expect(moves.join(' ')).toContain(`adds ${named(SECOND)} there and costs nothing in Beta.`);
});

test('shows what could change before it’s asked for, and takes it over in one click', async () => {
  const { user } = open(organizationWith());
  expect(
    await screen.findByText('Suggestion: move 2 people, and every team covers at least 2.'),
  ).toBeVisible();
  expect(
    screen.getByText(
      / goes from 1 to 2 of 12 functions and .* from 1 to 2\. The average rises from 1 to 2\.$/,
    ),
  ).toBeVisible();
  expect(screen.getAllByText(/^Moving .* adds .* there and costs nothing in/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show these teams' }));
  expect(
    screen.getByRole('heading', { name: 'Alpha covers least: 2 of 12 functions.' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(
    screen.getByRole('heading', { name: 'Alpha covers least: 1 of 12 functions.' }),
  ).toBeVisible();
});

/** Moving one person would only shift a function from Alpha to Beta. */
function shifting(): Organization {
  const base = organizationWith();
  const people = base.people.map((person, index) => ({
    ...person,
    functions: { 0: [FIRST], 1: [SECOND] }[index] ?? [],
    possible: [],
  }));
  return { ...base, people };
}

test('doesn’t recommend moves that only shift functions, and says what they’d cost', async () => {
  const { user } = open(shifting());
  const advice = await screen.findByText(
    /^Let (Ana|Ben) work with both teams\. Beta would then cover 1 of 12, and Alpha keeps its 2\.$/,
  );
  const cost = screen.getByText(/^Moving one person instead would even your teams out/);
  expect(advice.compareDocumentPosition(cost)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    screen.getByText(
      'Beta goes from 0 to 1 of 12 functions and Alpha from 2 to 1. The average stays 1.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/^Moving .* takes .* from Alpha to Beta\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See the move anyway' }));
  expect(await screen.findByText('1 person moves')).toBeVisible();
});

test('asks nobody to move where no team has room for one more', async () => {
  const base = shifting();
  const fifth = base.people.slice(-1).map((one) => ({ ...one, id: idOf(38), name: 'Ida' }));
  open({ ...base, people: [...base.people, ...fifth] });
  expect(
    await screen.findByText(/^Nobody needs to move\. Moving 2 people would even your teams out/),
  ).toBeVisible();
});

test('says that present teams are the best arrangement', async () => {
  const base = organizationWith();
  open({ ...base, people: base.people.map((person) => ({ ...person, functions: [FIRST] })) });
  expect(await screen.findByText(/these teams are already the best arrangement/)).toBeVisible();
});

test('says who is on another team as well', async () => {
  const base = organizationWith();
  const people = base.people.map((person, index) =>
    index === 4 ? { ...person, name: 'ANA' } : person,
  );
  open({ ...base, people });
  expect((await team('Beta')).getByText('Also on Alpha')).toBeVisible();
  expect((await team('Alpha')).getByText('Also on Beta')).toBeVisible();
});

test('a person moves by the menu of their row, and the change is read out', async () => {
  const { user } = open(organizationWith());
  const menu = await screen.findByLabelText('Move Ana to');
  await user.selectOptions(menu, 'Beta');
  expect(await namesIn('Beta')).toEqual(['Eva', 'Fay', 'Gus', 'Hal', 'Ana (moved)']);
  expect(screen.getByText(/^Moved Ana to Beta, which now covers 2 of 12/)).toBeInTheDocument();
});

test('takes somebody out of their team, but nobody who joined by invitation', async () => {
  const base = organizationWith();
  const people = base.people.map((person, index) => ({ ...person, needsConsent: index === 1 }));
  const { api, user } = open(
    { ...base, people },
    replies(applyOrganization, { moved: 1, created: 0, deactivated: 0, waiting: [] }),
  );
  await user.selectOptions(await screen.findByLabelText('Move Ana to'), 'No team');
  expect(await namesIn('In no team')).toEqual(['Ana (moved)']);
  await user.click(screen.getByText('1 person moves'));
  expect(screen.getByText('Taking Ana out of Alpha costs nothing there.')).toBeVisible();
  const menu = within(screen.getByLabelText('Move Ben to'));
  expect(menu.queryByRole('option', { name: 'No team' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Apply changes' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Apply changes' }));
  await user.click(dialog.getByRole('button', { name: 'Apply changes' }));
  expect(await screen.findAllByText('Teams changed')).not.toEqual([]);
  expect(api.calls(applyOrganization)).toMatchObject([{ body: { unassigned: [idOf(30)] } }]);
});

test('adds somebody who isn’t in a team yet', async () => {
  const base = organizationWith();
  const { api, user } = open(base, replies(addUnassigned, { personId: idOf(40) }));
  await user.click(await screen.findByRole('button', { name: 'Add person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add someone without a team' }));
  await user.type(dialog.getByLabelText('Full Name'), 'Ida New');
  await user.type(dialog.getByLabelText('Birth Date'), '1990-01-01');
  await user.type(dialog.getByLabelText('Birth Time'), '14:25');
  await user.type(dialog.getByRole('combobox', { name: /birth place/i }), 'Denver');
  const ida = {
    ...base.people[0],
    id: idOf(40),
    name: 'Ida New',
    teamId: null,
    isUnassigned: true,
  };
  api.use(
    replies(getOrganization, {
      ...base,
      people: [
        ...base.people,
        { functions: [], possible: [], needsConsent: false, move: null, ...ida },
      ],
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Add person' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await namesIn('In no team')).toEqual(['Ida New']);
  expect(api.calls(addUnassigned)).toMatchObject([{ body: { name: 'Ida New' } }]);
});

test('removes somebody who is in no team, after asking', async () => {
  const base = organizationWith();
  const people = base.people.map((person, index) =>
    index === 0 ? { ...person, teamId: null, isUnassigned: true } : person,
  );
  const { api, user } = open({ ...base, people }, replies(removeUnassigned, undefined));
  await user.click(await screen.findByRole('button', { name: 'Remove Ana' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove this person?' }));
  expect(api.calls(removeUnassigned)).toEqual([]);
  api.use(replies(getOrganization, base));
  await user.click(dialog.getByRole('button', { name: 'Remove person' }));
  expect(await screen.findAllByText('Person removed')).not.toEqual([]);
  expect(api.calls(removeUnassigned)).toMatchObject([{ params: { personId: idOf(30) } }]);
});

test('a person can be dragged to another team', async () => {
  open(organizationWith());
  const row = (await screen.findByLabelText('Move Ana to')).closest('li');
  if (!row) throw new Error('No row of Ana');
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  };
  fireEvent.dragStart(row, { dataTransfer });
  fireEvent.drop(screen.getByRole('region', { name: 'Beta' }), { dataTransfer });
  expect(await namesIn('Beta')).toContain('Ana (moved)');
});

test('names the rules that contradict each other', async () => {
  const { user } = open(organizationWith());
  const choose = async (...names: string[]) => {
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    for (const name of names) await user.click(screen.getByRole('checkbox', { name }));
  };
  await choose('Ana', 'Ben');
  await user.click(screen.getByRole('button', { name: 'Keep together' }));
  await choose('Ana', 'Ben');
  await user.click(screen.getByRole('button', { name: 'Keep apart' }));
  await choose('Cem', 'Dora');
  await user.click(screen.getByRole('button', { name: 'Keep apart' }));
  await user.click(screen.getByRole('button', { name: 'Suggest teams' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Keep Ana and Ben together',
    'Keep Ana and Ben apart',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove: Keep Ana and Ben apart' }));
  await user.click(screen.getByRole('button', { name: 'Suggest teams' }));
  expect(await screen.findByText('2 people move')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('marks moves that wait for a person’s yes, and suggests none of them', async () => {
  const base = organizationWith();
  const [ana, ...others] = base.people;
  if (!ana) throw new Error('nobody');
  const { user } = open({ ...base, people: [{ ...ana, needsConsent: true }, ...others] });
  await user.selectOptions(await screen.findByLabelText('Move Ana to'), 'Beta');
  expect((await team('Beta')).getByText('Needs their yes')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply changes' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Suggest teams' }));
  expect(await screen.findByText('2 people move')).toBeVisible();
  expect(await namesIn('Alpha')).toContain('Ana');
});

test('applies what was arranged, from the teams as they were read', async () => {
  const { api, user } = open(
    organizationWith(),
    replies(applyOrganization, { moved: 1, created: 0, deactivated: 0, waiting: [] }),
  );
  await user.selectOptions(await screen.findByLabelText('Move Ana to'), 'Beta');
  await user.click(screen.getByRole('button', { name: 'Apply changes' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Apply changes' }));
  await user.click(dialog.getByRole('button', { name: 'Apply changes' }));
  expect(await screen.findAllByText('Teams changed')).not.toEqual([]);
  const [call] = api.calls(applyOrganization);
  expect(call?.body.teams.map(({ people }) => people.length)).toEqual([3, 5]);
  expect(call?.body.versions).toEqual([
    { teamId: idOf(11), updatedAt: THEN },
    { teamId: idOf(12), updatedAt: THEN },
  ]);
});

test('asks who joined by invitation, and shows everybody where they are until they agree', async () => {
  const base = organizationWith();
  const [ana, ...others] = base.people;
  if (!ana) throw new Error('nobody');
  const { api, user } = open(
    { ...base, people: [{ ...ana, needsConsent: true }, ...others] },
    replies(applyOrganization, { moved: 0, created: 0, deactivated: 0, waiting: [ana.id] }),
  );
  await user.selectOptions(await screen.findByLabelText('Move Ana to'), 'Beta');
  await user.click(screen.getByRole('button', { name: 'Ask 1 person' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Ask 1 person' }));
  expect(dialog.getByText(/They move when they agree\.$/)).toBeVisible();
  const move = { teamId: idOf(12), isDeclined: false };
  api.use(
    replies(getOrganization, {
      ...base,
      people: [{ ...ana, needsConsent: true, move }, ...others],
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Ask 1 person' }));
  expect(await screen.findAllByText('Asked to move')).not.toEqual([]);
  expect(await screen.findByRole('button', { name: 'Take back: Ana' })).toBeVisible();
  expect(await namesIn('Alpha')).toContain('Ana');
});

test('lists who hasn’t answered and who said no, and takes a question back', async () => {
  const base = organizationWith();
  const moves = [
    { teamId: idOf(12), isDeclined: false },
    { teamId: idOf(12), isDeclined: true },
  ];
  const people = base.people.map((person, index) => ({ ...person, move: moves[index] ?? null }));
  const { api, user } = open({ ...base, people }, replies(cancelMove, undefined));
  const asked = within(await screen.findByRole('region', { name: 'Asked to move' }));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana hasn’t answered about Beta.Take back',
    'Ben said no to Beta.Dismiss',
  ]);
  api.use(replies(getOrganization, base));
  await user.click(asked.getByRole('button', { name: 'Take back: Ana' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Asked to move' })).not.toBeInTheDocument(),
  );
  expect(api.calls(cancelMove)).toMatchObject([{ params: { personId: idOf(30) } }]);
});

test('says why the teams could not be changed', async () => {
  const message = 'Beta would have 6 people. A team has 2 to 5.';
  const { user } = open(
    organizationWith(),
    refuses(applyOrganization, 409, { code: 'request.conflict', message }),
  );
  await user.selectOptions(await screen.findByLabelText('Move Ana to'), 'Beta');
  await user.click(screen.getByRole('button', { name: 'Apply changes' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Apply changes' }));
  await user.click(dialog.getByRole('button', { name: 'Apply changes' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('saves a draft', async () => {
  const { api, user } = open(
    organizationWith(),
    replies(saveOrganizationDraft, { updatedAt: THEN }),
  );
  await user.selectOptions(await screen.findByLabelText('Move Ana to'), 'Beta');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findAllByText('Draft saved')).not.toEqual([]);
  const [call] = api.calls(saveOrganizationDraft);
  expect(call?.body.teams[1]?.people).toContain(idOf(30));
  expect(call?.body.expectedUpdatedAt).toBeNull();
});

test('opens with the saved draft; people who came later are where they are', async () => {
  const teams = [
    { teamId: idOf(11), name: 'Alpha', people: [31, 32].map(idOf) },
    { teamId: idOf(12), name: 'Beta', people: [30, 34, 35].map(idOf) },
  ];
  open(organizationWith({ draft: { teams, unassigned: [], rules: [], updatedAt: THEN } }));
  expect(await namesIn('Beta')).toEqual(['Ana (moved)', 'Eva', 'Fay', 'Gus', 'Hal']);
  expect(await namesIn('Alpha')).toEqual(['Ben', 'Cem', 'Dora']);
  expect(screen.getByRole('button', { name: 'Discard draft' })).toBeVisible();
});

test('shows the way to more teams when the plan has too few', async () => {
  const base = organizationWith();
  const more = [8, 9].map((index) => ({
    ...base.people[0],
    id: idOf(30 + index),
    name: `New ${index}`,
    teamId: null,
    needsConsent: false,
    isUnassigned: false,
    move: null,
    functions: [THIRD],
    possible: [],
  }));
  const { user } = open({ ...base, people: [...base.people, ...more] });
  await user.selectOptions(await screen.findByLabelText('Number of teams'), '3');
  await user.click(screen.getByRole('button', { name: 'Suggest teams' }));
  expect(await screen.findByText('Your plan has fewer teams')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get more teams' })).toHaveAttribute('href', '/billing');
  expect(screen.getByRole('button', { name: 'Apply changes' })).toBeDisabled();
});

test('with fewer than six people, says what is needed', async () => {
  const base = organizationWith();
  open({ ...base, people: base.people.slice(0, 5) });
  expect(await screen.findByText('Not enough people yet')).toBeVisible();
});

test('with fewer than six people shows those without a team, and suggests nothing', async () => {
  const base = organizationWith();
  const people = base.people
    .slice(0, 2)
    .map((person) => ({ ...person, teamId: null, isUnassigned: true }));
  open({ ...base, teams: [], people });
  expect(
    await screen.findByRole('heading', { name: 'Your people aren’t in a team yet.' }),
  ).toBeVisible();
  expect(await namesIn('In no team')).toEqual(['Ana', 'Ben']);
  expect(screen.queryByRole('button', { name: 'Suggest teams' })).not.toBeInTheDocument();
});
