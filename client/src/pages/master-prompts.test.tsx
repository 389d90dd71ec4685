import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  isUnreachable,
  type MockHandler,
  once,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { personWith } from '#client/testing/samples.ts';
import { asMaster } from '#client/testing/sessions.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import {
  createMasterPrompts,
  getMasterPrompts,
  listMasterPromptVersions,
  type MasterPrompts,
  type MasterPromptVersion,
  PROMPT_MAX,
  restoreMasterPrompts,
  updateMasterPrompts,
} from '#shared/contract/prompts.ts';

const LATER = '2026-05-03T12:00:00.000Z';
const ID = '6f1d1f0e-6c80-4a7d-9a3a-1f3a0a6d1c77';
const saved = (changes: Partial<MasterPrompts> = {}): MasterPrompts => ({
  id: ID,
  individualCoachPrompt: 'Be brief.',
  teamCoachPrompt: 'Be fair.',
  version: 2,
  updatedAt: '2026-05-03T10:00:00.000Z',
  ...changes,
});
const version = (changes: Partial<MasterPromptVersion> = {}): MasterPromptVersion => ({
  version: 2,
  individualCoachPrompt: 'Be brief.',
  teamCoachPrompt: 'Be fair.',
  restoredFrom: null,
  savedBy: 'master@demo.example',
  savedAt: '2026-05-03T10:00:00.000Z',
  ...changes,
});
const VERSIONS = [
  version(),
  version({ version: 1, individualCoachPrompt: 'Be long.', savedBy: null }),
];
const opens = replies(getMasterPrompts, saved());
const lists = replies(listMasterPromptVersions, VERSIONS);

const open = (...handlers: MockHandler[]) => renderApp('/master-prompts', asMaster, ...handlers);
const individual = () => screen.findByLabelText('Individual coach system prompt');
const team = () => screen.getByLabelText('Team coach system prompt');
const button = (name: string) => screen.getByRole('button', { name });
const told = (words: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words),
  );

test.each(['regular_user', 'account_admin'] as const)(
  'is not found for a person who is %s',
  async (globalRole) => {
    renderApp('/master-prompts', replies(getCurrentUser, personWith({ globalRole })));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      '404 Page Not Found',
    );
  },
);

test('changes both prompts based on the state that was read', async () => {
  const { api, user } = open(
    opens,
    lists,
    replies(updateMasterPrompts, ({ body }) => saved({ ...body, updatedAt: LATER, version: 3 })),
  );
  expect(await individual()).toHaveValue('Be brief.');
  expect(team()).toHaveValue('Be fair.');
  expect(
    screen.getByText(/^Changes apply to all users immediately, for new conversations\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Master Prompts' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.type(team(), ' Always.');
  await user.click(button('Save Changes'));
  await told('Success: Master prompts have been updated successfully');
  expect(api.calls(updateMasterPrompts)).toEqual([
    {
      params: { id: ID },
      body: {
        individualCoachPrompt: 'Be brief.',
        teamCoachPrompt: 'Be fair. Always.',
        updatedAt: '2026-05-03T10:00:00.000Z',
      },
    },
  ]);
});

test('creates the first record when there is none', async () => {
  const { api, user } = open(
    replies(getMasterPrompts, saved({ id: null, version: 0, updatedAt: null })),
    lists,
    replies(createMasterPrompts, saved({ version: 1 })),
  );
  await individual();
  expect(screen.queryByRole('heading', { name: 'Versions' })).not.toBeInTheDocument();
  await user.click(button('Save Changes'));
  await told('Success: Master prompts have been updated successfully');
  expect(api.calls(createMasterPrompts)).toHaveLength(1);
  expect(await screen.findByRole('heading', { name: 'Versions' })).toBeVisible();
});

test('sends no empty or overlong prompt', async () => {
  const { api, user } = open(opens, lists);
  await user.clear(await individual());
  await user.clear(team());
  await user.click(button('Save Changes'));
  expect(screen.getByText('Individual coach prompt is required')).toBeVisible();
  expect(screen.getByText('Team coach prompt is required')).toBeVisible();
  expect(await individual()).toBeInvalid();
  await user.click(team());
  await user.paste('x'.repeat(PROMPT_MAX + 1));
  await user.click(button('Save Changes'));
  expect(screen.getByText(`Use at most ${PROMPT_MAX} characters`)).toBeVisible();
  expect(api.calls(updateMasterPrompts)).toEqual([]);
});

test.each([
  [
    'the server’s words',
    refuses(updateMasterPrompts, 503, { code: 'service.unavailable', message: 'Not now.' }),
    'Not now.',
  ],
  ['its own', isUnreachable(updateMasterPrompts), 'Failed to update master prompts'],
])('reports a failure with %s, and keeps the text', async (_, handler, words) => {
  const { user } = open(opens, lists, handler);
  await user.type(await individual(), ' Please.');
  await user.click(button('Save Changes'));
  await told(`Error: ${words}`);
  expect(await individual()).toHaveValue('Be brief. Please.');
});

const theirs = saved({
  teamCoachPrompt: 'Be loud.',
  version: 3,
  updatedAt: '2026-05-03T11:00:00.000Z',
});

test('a concurrent change loses nobody’s text: mine can replace it', async () => {
  const { api, user } = open(
    once(opens),
    replies(getMasterPrompts, theirs),
    lists,
    once(refuses(updateMasterPrompts, 409, { code: 'request.conflict' })),
    replies(updateMasterPrompts, ({ body }) => saved({ ...body, updatedAt: LATER, version: 4 })),
  );
  await user.type(await individual(), ' Please.');
  await user.click(button('Save Changes'));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Somebody else has saved other prompts meanwhile');
  expect(notice).toHaveTextContent('Be loud.');
  expect(await individual()).toHaveValue('Be brief. Please.');
  await user.click(button('Save mine in its place'));
  await told('Success: Master prompts have been updated successfully');
  expect(api.calls(updateMasterPrompts)[1]?.body).toEqual({
    individualCoachPrompt: 'Be brief. Please.',
    teamCoachPrompt: 'Be fair.',
    updatedAt: theirs.updatedAt,
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a concurrent change loses nobody’s text: theirs can be taken over', async () => {
  const { user } = open(
    once(opens),
    replies(getMasterPrompts, theirs),
    lists,
    refuses(updateMasterPrompts, 409, { code: 'request.conflict' }),
  );
  await user.type(await individual(), ' Please.');
  await user.click(button('Save Changes'));
  await user.click(
    await screen.findByRole('button', { name: 'Drop mine and take what was saved' }),
  );
  expect(await individual()).toHaveValue('Be brief.');
  expect(team()).toHaveValue('Be loud.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows and restores an earlier version', async () => {
  const { api, user } = open(
    opens,
    lists,
    once(refuses(restoreMasterPrompts, 503, { code: 'service.unavailable', message: 'Not now.' })),
    replies(restoreMasterPrompts, saved({ individualCoachPrompt: 'Be long.', version: 3 })),
  );
  await individual();
  const versions = within(await screen.findByRole('list', { name: 'Versions' }));
  await waitFor(() => expect(versions.getAllByRole('listitem')).toHaveLength(2));
  expect(versions.getByText('In force')).toBeVisible();
  expect(versions.queryByText('Restore version 2')).not.toBeInTheDocument();
  await user.click(versions.getByText('Version 1'));
  expect(versions.getByText('Be long.')).toBeVisible();
  await user.click(versions.getByRole('button', { name: 'Restore version 1' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Restore Version' }));
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await dialog.findByText('Not now.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await told('Success: Version 1 is back');
  expect(await individual()).toHaveValue('Be long.');
  expect(api.calls(restoreMasterPrompts)[1]).toEqual({ params: { id: ID, version: 1 } });
});

test('prompts that fail to load say so and load on retry', async () => {
  const { user } = open(once(isUnreachable(getMasterPrompts)), opens, lists);
  expect(await screen.findByText('Unable to load the prompts')).toBeVisible();
  await user.click(button('Try Again'));
  expect(await individual()).toHaveValue('Be brief.');
});
