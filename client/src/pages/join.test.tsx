import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { chartWith } from '#client/testing/samples.ts';
import { signedOut } from '#client/testing/sessions.ts';
import {
  declineInvitation,
  getInvitation,
  getOwnPlace,
  type InvitationPage,
  joinTeam,
  type OwnPlace,
  setOwnLevel,
  suggestJoinPlaces,
  withdraw,
} from '#shared/contract/invitations.ts';

const PAGE: InvitationPage = {
  organization: 'Northwind',
  teamName: 'Product',
  aiProvider: null,
  consentVersion: '2026-11',
  expiresAt: '2027-01-20T10:00:00.000Z',
};
const PLACE: OwnPlace = {
  organization: 'Northwind',
  teamName: 'Product',
  name: 'Ana Ruiz',
  level: 'summary',
  move: null,
  aiProvider: null,
  consentVersion: '2026-11',
  joinedAt: '2026-11-20T10:00:00.000Z',
  birth: { date: '1987-06-14', calendar: 'gregorian', time: '14:25', place: 'Denver, Colorado' },
  isApproximate: false,
  statement: 'You’re a Generator.',
  lead: 'You have steady energy.',
  facts: [
    { id: 'decide', label: 'How you decide', term: 'Sacral', sentence: 'Ask for yes or no.' },
  ],
  activations: chartWith().chartData.activations,
};
const opens = replies(getInvitation, PAGE);
/** Asked for by who types slowly, as a busy machine does. */
const suggests = replies(suggestJoinPlaces, { predictions: [] });

async function fillIn() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Full Name'), 'Ana Ruiz');
  await user.type(screen.getByLabelText('Birth Date'), '1987-06-14');
  await user.type(screen.getByLabelText('Birth Time'), '14:25');
  await user.type(screen.getByRole('combobox', { name: /birth place/i }), 'Denver');
  return user;
}

test('says who asks, who sees what, and how to withdraw; nothing is chosen', async () => {
  renderApp('/join/some-token', signedOut, opens);
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Product' })).toBeVisible();
  const table = screen.getByRole('table', { name: 'Who sees what' });
  const birth = within(table).getByRole('row', { name: /Birth date/ });
  expect(
    within(birth)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Admins', 'Nobody', 'Nobody']);
  expect(screen.getByText(/No outside AI service gets your data/)).toBeVisible();
  expect(screen.getByText('How to withdraw')).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('names the outside AI service where there is one', async () => {
  renderApp(
    '/join/some-token',
    signedOut,
    replies(getInvitation, { ...PAGE, aiProvider: 'OpenAI' }),
  );
  expect(await screen.findByText(/OpenAI gets your first name/)).toBeVisible();
});

test('asks for the level before anything is sent', async () => {
  const join = replies(joinTeam, { token: 'own', isMailed: false });
  renderApp('/join/some-token', signedOut, opens, suggests, join);
  await screen.findByRole('heading', { level: 1 });
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: 'Join Product' }));
  expect((await screen.findAllByText('Choose how much your team may see.'))[0]).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Full/ })).toHaveFocus();
});

test('joins with the chosen level and shows the own page', async () => {
  const join = replies(joinTeam, { token: 'own-token', isMailed: false });
  renderApp('/join/some-token', signedOut, opens, suggests, join, replies(getOwnPlace, PLACE));
  await screen.findByRole('heading', { level: 1 });
  const user = await fillIn();
  await user.click(screen.getByRole('radio', { name: /^Summary/ }));
  await user.click(screen.getByRole('button', { name: 'Join Product' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You’re a Generator.' }),
  ).toBeVisible();
  expect(screen.getByText('You joined Product')).toBeVisible();
  expect(screen.getByLabelText('Your personal link')).toHaveValue(
    `${window.location.origin}/my-place/own-token`,
  );
});

test('shows the reason of a refusal at its field', async () => {
  const join = refuses(joinTeam, 422, {
    code: 'invitation.under_age',
    fields: { birthDate: 'You need to be 18 or older to join a team.' },
  });
  renderApp('/join/some-token', signedOut, opens, suggests, join);
  await screen.findByRole('heading', { level: 1 });
  const user = await fillIn();
  await user.click(screen.getByRole('radio', { name: /^Full/ }));
  await user.click(screen.getByRole('button', { name: 'Join Product' }));
  expect(await screen.findByText('You need to be 18 or older to join a team.')).toBeVisible();
});

test('an invitation that has ended says so', async () => {
  renderApp('/join/x', signedOut, refuses(getInvitation, 404, { code: 'invitation.not_found' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This invitation doesn’t work anymore' }),
  ).toBeVisible();
});

test('can be declined', async () => {
  renderApp('/join/some-token', signedOut, opens, replies(declineInvitation, undefined));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline the invitation' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You said no' })).toBeVisible();
});

test('the own page changes the level', async () => {
  renderApp(
    '/my-place/own',
    signedOut,
    replies(getOwnPlace, PLACE),
    replies(setOwnLevel, undefined),
  );
  const functions = await screen.findByRole('radio', { name: /^Functions only/ });
  await userEvent.click(functions);
  expect(await screen.findByText(/your team now sees “Functions only”/)).toBeVisible();
});

test('the own page withdraws after asking', async () => {
  renderApp('/my-place/own', signedOut, replies(getOwnPlace, PLACE), replies(withdraw, undefined));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw...' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You left Product' })).toBeVisible();
});
