import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isUnreachable, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { personWith } from '#client/testing/samples.ts';
import { type CurrentUser, getCurrentUser, setPreferences } from '#shared/contract/auth.ts';
import { SignInLetters } from './sign-in-letters.tsx';

const LABEL = 'Email me about new browsers';

const open = (changes: Partial<CurrentUser>, ...handlers: Parameters<typeof renderPart>[2][]) =>
  renderPart(
    <SignInLetters />,
    '/account/data',
    replies(getCurrentUser, personWith(changes)),
    ...handlers,
  );

test('is off until somebody turns it on, and says what it does', async () => {
  const { api, user } = open(
    { signInLetters: false },
    replies(setPreferences, { clock: null, signInLetters: true }),
  );
  const button = await screen.findByRole('switch', { name: LABEL });
  expect(button).not.toBeChecked();
  expect(button).toHaveAccessibleDescription(/first sign-in with each browser/);
  await user.click(button);
  expect(button).toBeChecked();
  await waitFor(() =>
    expect(api.calls(setPreferences)).toEqual([{ body: { signInLetters: true } }]),
  );
});

test('is back where it was when it could not be saved', async () => {
  const { user } = open({ signInLetters: true }, isUnreachable(setPreferences));
  const button = await screen.findByRole('switch', { name: LABEL });
  await user.click(button);
  expect(await screen.findByText(/Your choice wasn’t saved/)).toBeVisible();
  await waitFor(() => expect(button).toBeChecked());
});

test('is not there where no email is sent', async () => {
  const { api } = open({});
  await waitFor(() => expect(api.calls(getCurrentUser)).toHaveLength(1));
  expect(screen.queryByRole('switch')).toBeNull();
});
